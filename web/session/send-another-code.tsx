import { fillIn } from '#shared/domain/placeholders.ts'
import { useSecondsUntil } from '#web/session/countdown.ts'
import { Button } from '#web/ui/button.tsx'
import { ANOTHER_CODE_WORDS } from '#words/user/auth/another-code.ts'

/** A button that leads back to the request of a code, disabled until the next one is allowed. */
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
      {left > 0 ? fillIn(ANOTHER_CODE_WORDS.sendIn, { seconds: left }) : ANOTHER_CODE_WORDS.send}
    </Button>
  )
}
