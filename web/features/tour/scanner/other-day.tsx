import { useEffect, useRef } from 'react'
import type { ScannedVisitor } from '#shared/contract/visitor.ts'
import { shortDay } from '#shared/domain/calendar-day.ts'
import { VisitorInfo } from '#web/features/tour/scanner/visitor-info.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Asks before a tour of another day is completed. It replaces the inputs until it is answered. */
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
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <Card padded={false}>
      <div className="flex items-start gap-4 bg-warning-soft px-5 py-5 text-warning sm:px-7">
        <Icon name="alert" className="size-9" />
        <div className="min-w-0">
          <h2
            ref={heading}
            tabIndex={-1}
            className="font-display text-2xl leading-tight font-semibold outline-none"
          >
            This tour is not today
          </h2>
          <p className="mt-1 text-ink">
            {`It is on ${shortDay(visitor.tourDate)}. Complete it only if the visitor is here for the tour now.`}
          </p>
        </div>
      </div>
      <div className="px-5 py-3 sm:px-7">
        <VisitorInfo visitor={visitor} />
      </div>
      <div className="grid gap-3 border-t border-line p-5 sm:grid-cols-2 sm:px-7">
        <Button size="large" block busy={busy} busyLabel="Completing..." onClick={onConfirm}>
          Complete Tour Now
        </Button>
        <Button size="large" block variant="secondary" disabled={busy} onClick={onCancel}>
          Don't Complete
        </Button>
      </div>
    </Card>
  )
}
