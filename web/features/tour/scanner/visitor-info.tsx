import type { ScannedVisitor } from '#shared/contract/visitor.ts'
import { shortDay } from '#shared/domain/calendar-day.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmailText } from '#web/ui/inline-text.tsx'
import { DescriptionList } from '#web/ui/list/description-list.tsx'

/** The details of the visitor whose pass was scanned. */
export function VisitorInfo({
  visitor,
  completed = false,
}: {
  visitor: ScannedVisitor
  completed?: boolean
}) {
  const rows = [
    { label: 'Name', value: visitor.fullName },
    { label: 'Email', value: <EmailText>{visitor.email}</EmailText> },
    { label: 'Phone', value: visitor.phoneNumber },
    { label: 'Tour date', value: shortDay(visitor.tourDate) },
    { label: 'Tour time', value: visitor.tourTime },
  ]
  const status = {
    label: 'Status',
    value: (
      <Badge tone="success" icon="checkCircle">
        Completed
      </Badge>
    ),
  }
  return <DescriptionList rows={completed ? [...rows, status] : rows} />
}
