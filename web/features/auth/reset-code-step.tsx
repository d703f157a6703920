import { sendResetCode, verifyResetCode } from '#web/api/auth.ts'
import { type CodeSent, codeSending } from '#web/features/auth/code-sending.ts'
import { CodeStep, type CodeStepTexts } from '#web/features/auth/code-step.tsx'
import { problemOf } from '#web/features/auth/problem-of.ts'
import { resetProblem } from '#web/features/auth/reset-problem.ts'

const TEXTS: CodeStepTexts = {
  verify: 'Verify Code',
  verifying: 'Verifying...',
  resend: 'Resend Code',
  resending: 'Sending...',
  resent: 'A new code is on its way.',
  resendIn: (seconds) => `Resend Code in ${seconds}s`,
}

/** `onVerified` gets the code: it is checked here and used up only with the new password. */
export function ResetCodeStep({
  email,
  nextCodeAt,
  onAnswered,
  onVerified,
}: {
  email: string
  nextCodeAt: number
  onAnswered: (sent: CodeSent) => void
  onVerified: (otp: string) => void
}) {
  return (
    <CodeStep
      email={email}
      nextCodeAt={nextCodeAt}
      texts={TEXTS}
      verify={async (otp) => {
        const told = (error: unknown) => resetProblem(error, 'verify')
        const problem = await problemOf(verifyResetCode(email, otp), told)
        if (problem === undefined) onVerified(otp)
        return problem
      }}
      resend={() => codeSending(sendResetCode(email), (error) => resetProblem(error, 'resend'))}
      onAnswered={onAnswered}
    />
  )
}
