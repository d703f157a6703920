import { useEffect, useRef } from 'react'
import type { ScannedVisitor } from '#shared/contract/visitor.ts'
import { VisitorInfo } from '#web/features/tour/scanner/visitor-info.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** The success panel. It replaces the inputs, so the next scan starts only on request. */
export function ScanSucceeded({
  message,
  visitor,
  onNext,
}: {
  message: string
  visitor: ScannedVisitor
  onNext: () => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <Card padded={false}>
      <div className="flex items-start gap-4 bg-success-soft px-5 py-5 text-success sm:px-7">
        <Icon name="checkCircle" className="size-9" />
        <div className="min-w-0">
          <h2
            ref={heading}
            tabIndex={-1}
            className="font-display text-2xl leading-tight font-semibold outline-none"
          >
            Tour Completed Successfully!
          </h2>
          <p className="mt-1 text-ink">{message}</p>
        </div>
      </div>
      <div className="px-5 py-3 sm:px-7">
        <VisitorInfo visitor={visitor} completed />
      </div>
      <div className="grid gap-3 border-t border-line p-5 sm:grid-cols-2 sm:px-7">
        <Button size="large" block leading="scan" onClick={onNext}>
          Scan Another QR Code
        </Button>
        <ButtonLink href="/admin-dashboard" size="large" block variant="secondary">
          Back to Dashboard
        </ButtonLink>
      </div>
    </Card>
  )
}
