import { useEffect, useRef } from 'react'
import type { ScannedVisitor } from '#shared/contract/tour/visitor.ts'
import { VisitorInfo } from '#web/features/tour/scanner/visitor-info.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { QR_SCANNER_WORDS } from '#words/tour/qr-scanner.ts'

/** Shows a failed scan. The inputs below it stay usable for the next scan. */
export function ScanFailed({
  message,
  visitor,
  onTryAgain,
}: {
  message: string
  visitor: ScannedVisitor | undefined
  onTryAgain: () => void
}) {
  const panel = useRef<HTMLElement>(null)
  // Doesn't take focus, because a hand-held scanner may be typing into its field.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section
      ref={panel}
      aria-label={QR_SCANNER_WORDS.result}
      className="scroll-mt-4 rounded-card border border-danger/30 bg-danger-soft p-5 sm:p-7"
    >
      <div role="alert" className="flex items-start gap-3 text-danger">
        <Icon name="alert" className="mt-1 size-6" />
        <div className="min-w-0">
          <h2 className="font-display text-xl leading-tight font-semibold">
            {QR_SCANNER_WORDS.failed}
          </h2>
          <p className="mt-1 break-words text-ink">{message}</p>
        </div>
      </div>
      {visitor && (
        <div className="mt-4 max-w-2xl rounded-control bg-surface px-4 py-1">
          <VisitorInfo visitor={visitor} />
        </div>
      )}
      <Button variant="secondary" className="mt-4" onClick={onTryAgain}>
        {QR_SCANNER_WORDS.tryAgain}
      </Button>
    </section>
  )
}
