import { sendResetCode } from '#web/api/user/auth.ts'
import { EmailStep } from '#web/features/auth/email-step.tsx'
import { resetSendProblem } from '#web/features/auth/reset/reset-problem.ts'
import { requestCode } from '#web/session/request-code.ts'
import { RESET_WORDS } from '#words/user/auth/reset.ts'

/** Asks for the account's email. */
export function ResetEmailStep({
  email,
  onSent,
}: {
  email: string
  onSent: (email: string, nextCodeAt: number) => void
}) {
  return (
    <EmailStep
      screen="reset"
      email={email}
      hint={RESET_WORDS.emailHint}
      send={(email) => requestCode(sendResetCode(email), resetSendProblem)}
      onSent={onSent}
    />
  )
}
