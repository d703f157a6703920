import { sendResetCode } from '#web/api/auth.ts'
import { EmailStep } from '#web/features/auth/email-step.tsx'
import { resetSendProblem } from '#web/features/auth/reset/reset-problem.ts'
import { requestCode } from '#web/session/request-code.ts'

/** Asks for the email of the account. */
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
      hint="Enter your email and we'll send you an OTP."
      label="Send OTP"
      busyLabel="Sending OTP..."
      send={(email) => requestCode(sendResetCode(email), resetSendProblem)}
      onSent={onSent}
    />
  )
}
