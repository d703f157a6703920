import { useSecondsUntil } from '#web/session/countdown.ts'
import { Button } from '#web/ui/button.tsx'

/** Leads back to asking for a code, once the next one is allowed. */
export function SendAnotherCode({
  nextCodeAt,
  disabled = false,
  onAskAgain,
}: {
  /** In milliseconds since 1970. */
  nextCodeAt: number
  disabled?: boolean
  onAskAgain: () => void
}) {
  const left = useSecondsUntil(nextCodeAt)
  return (
    <Button
      variant="quiet"
      disabled={left > 0 || disabled}
      onClick={onAskAgain}
      className="tabular-nums"
    >
      {left > 0 ? `Send another OTP in ${left}s` : 'Send another OTP'}
    </Button>
  )
}
