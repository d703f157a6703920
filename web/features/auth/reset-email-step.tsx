import { sendResetCode } from '#web/api/auth.ts'
import { codeSending } from '#web/features/auth/code-sending.ts'
import { EmailStep } from '#web/features/auth/email-step.tsx'
import { resetSendProblem } from '#web/features/auth/reset-problem.ts'

/** The email of the account whose password was forgotten. */
export function ResetEmailStep({
  email,
  onSent,
}: {
  email: string
  onSent: (email: string, nextCodeAt: number) => void
}) {
  return (
    <EmailStep
      email={email}
      hint="Enter the email of your account and we will send you a code."
      label="Send Reset Code"
      busyLabel="Sending..."
      send={(email) => codeSending(sendResetCode(email), resetSendProblem)}
      onSent={onSent}
    />
  )
}
