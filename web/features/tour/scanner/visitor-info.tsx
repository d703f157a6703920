import type { ScannedVisitor } from '#shared/contract/tour/visitor.ts'
import { localSlot } from '#web/hall/local-slot.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmailText } from '#web/ui/inline-text.tsx'
import { DescriptionList } from '#web/ui/list/description-list.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { SCANNED_TOUR_WORDS } from '#words/tour/qr-scanner.ts'

/** The details of the visitor whose pass was scanned. */
export function VisitorInfo({
  visitor,
  completed = false,
}: {
  visitor: ScannedVisitor
  completed?: boolean
}) {
  const rows = [
    { label: SCANNED_TOUR_WORDS.name, value: visitor.fullName },
    { label: SCANNED_TOUR_WORDS.email, value: <EmailText>{visitor.email}</EmailText> },
    { label: SCANNED_TOUR_WORDS.phone, value: visitor.phoneNumber },
    { label: SCANNED_TOUR_WORDS.tourDate, value: localDay(visitor.tourDate) },
    { label: SCANNED_TOUR_WORDS.tourTime, value: localSlot(visitor.tourTime) },
  ]
  const status = {
    label: SCANNED_TOUR_WORDS.status,
    value: (
      <Badge tone="success" icon="checkCircle">
        {SCANNED_TOUR_WORDS.completed}
      </Badge>
    ),
  }
  return <DescriptionList rows={completed ? [...rows, status] : rows} />
}
