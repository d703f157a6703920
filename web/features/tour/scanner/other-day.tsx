import type { ScannedVisitor } from '#shared/contract/visitor.ts'
import { shortDay } from '#shared/domain/calendar-day.ts'
import { ScanPanel } from '#web/features/tour/scanner/scan-panel.tsx'
import { Button } from '#web/ui/button.tsx'

/** Asks before a tour of another day is completed. */
export function OtherDay({
  visitor,
  busy,
  onConfirm,
  onCancel,
}: {
  visitor: ScannedVisitor
  busy: boolean
  onConfirm: () => void
  onCancel: () => void
}) {
  return (
    <ScanPanel
      tone="warning"
      title="This tour is not today"
      text={`It is on ${shortDay(visitor.tourDate)}. Complete it only if the visitor is here for the tour now.`}
      visitor={visitor}
    >
      <Button size="large" block busy={busy} busyLabel="Completing..." onClick={onConfirm}>
        Complete Tour Now
      </Button>
      <Button size="large" block variant="secondary" disabled={busy} onClick={onCancel}>
        Don't Complete
      </Button>
    </ScanPanel>
  )
}
