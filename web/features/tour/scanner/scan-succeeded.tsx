import type { ScannedVisitor } from '#shared/contract/visitor.ts'
import { ScanPanel } from '#web/features/tour/scanner/scan-panel.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'

/** The success panel. The next scan starts only on request. */
export function ScanSucceeded({
  message,
  visitor,
  onNext,
}: {
  message: string
  visitor: ScannedVisitor
  onNext: () => void
}) {
  return (
    <ScanPanel
      tone="success"
      title="Tour Completed Successfully!"
      text={message}
      visitor={visitor}
      completed
    >
      <Button size="large" block leading="scan" onClick={onNext}>
        Scan Another QR Code
      </Button>
      <ButtonLink href="/admin-dashboard" size="large" block variant="secondary">
        Back to Dashboard
      </ButtonLink>
    </ScanPanel>
  )
}
