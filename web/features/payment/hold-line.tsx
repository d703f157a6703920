import { holdText } from '#web/features/payment/hold-text.ts'
import { useSecondsUntil } from '#web/session/countdown.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Says how much longer the seat is held. `holdUntil` is in ISO 8601. */
export function HoldLine({ seat, holdUntil }: { seat: string; holdUntil: string }) {
  const left = useSecondsUntil(Date.parse(holdUntil))
  const text = holdText(seat, left)
  if (left <= 0) return <Notice tone="warning">{text}</Notice>
  // Not a live region, which would interrupt screen readers every minute.
  return (
    <p className="flex items-start gap-2.5 rounded-control bg-accent-soft px-4 py-3 text-ink">
      <Icon name="clock" className="mt-0.5 size-5 text-accent-ink" />
      {text}
    </p>
  )
}
