import { useEffect, useRef } from 'react'
import type { ScannedVisitor } from '#shared/contract/visitor.ts'
import { VisitorInfo } from '#web/features/tour/visitor-info.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Above the inputs, which stay ready: a bad scan holds nobody up. */
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
  // The focus stays where it is: a hand-held scanner goes on typing into its field.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section
      ref={panel}
      aria-label="Scan result"
      className="scroll-mt-4 rounded-card border border-danger/30 bg-danger-soft p-5 sm:p-7"
    >
      <div role="alert" className="flex items-start gap-3 text-danger">
        <Icon name="alert" className="mt-1 size-6" />
        <div className="min-w-0">
          <h2 className="font-display text-xl leading-tight font-semibold">Scan Failed</h2>
          <p className="mt-1 break-words text-ink">{message}</p>
        </div>
      </div>
      {visitor && (
        <div className="mt-4 max-w-2xl rounded-control bg-surface px-4 py-1">
          <VisitorInfo visitor={visitor} />
        </div>
      )}
      <Button variant="secondary" className="mt-4" onClick={onTryAgain}>
        Try Again
      </Button>
    </section>
  )
}
