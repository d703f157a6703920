import type { ScannedVisitor } from '#shared/contract/tour/visitor.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { ScanPanel } from '#web/features/tour/scanner/scan-panel.tsx'
import { Button } from '#web/ui/button.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { SCANNED_TOUR_WORDS } from '#words/tour/qr-scanner.ts'

/** Asks for confirmation before a tour of another day is completed. */
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
      title={SCANNED_TOUR_WORDS.otherDayTitle}
      text={fillIn(SCANNED_TOUR_WORDS.confirmOtherDay, { day: localDay(visitor.tourDate) })}
      visitor={visitor}
    >
      <Button
        size="large"
        block
        busy={busy}
        busyLabel={SCANNED_TOUR_WORDS.completing}
        onClick={onConfirm}
      >
        {SCANNED_TOUR_WORDS.completeNow}
      </Button>
      <Button size="large" block variant="secondary" disabled={busy} onClick={onCancel}>
        {SCANNED_TOUR_WORDS.dontComplete}
      </Button>
    </ScanPanel>
  )
}
