import type { ScannedVisitor } from '#shared/contract/tour/visitor.ts'
import { ScanPanel } from '#web/features/tour/scanner/scan-panel.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { SCANNED_TOUR_WORDS } from '#words/tour/qr-scanner.ts'
import { TOUR_MESSAGES } from '#words/tour/tour.ts'

/** Shows a successful scan. The next scan starts only on request. */
export function ScanSucceeded({
  visitor,
  onNext,
}: {
  visitor: ScannedVisitor
  onNext: () => void
}) {
  return (
    <ScanPanel
      tone="success"
      title={SCANNED_TOUR_WORDS.completedTitle}
      text={TOUR_MESSAGES.scanned}
      visitor={visitor}
      completed
    >
      <Button size="large" block leading="scan" onClick={onNext}>
        {SCANNED_TOUR_WORDS.scanAnother}
      </Button>
      <ButtonLink href="/admin-dashboard" size="large" block variant="secondary">
        {SCANNED_TOUR_WORDS.dashboard}
      </ButtonLink>
    </ScanPanel>
  )
}
