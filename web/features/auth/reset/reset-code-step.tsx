import { sendResetCode, verifyResetCode } from '#web/api/user/auth.ts'
import { CodeStep } from '#web/features/auth/code-step.tsx'
import { problemOf } from '#web/features/auth/form-problem.ts'
import { resetProblem } from '#web/features/auth/reset/reset-problem.ts'
import { type CodeSent, requestCode } from '#web/session/request-code.ts'

/** Asks for the emailed code. `onVerified` receives it, because setting the new password sends it again. */
export function ResetCodeStep({
  email,
  nextCodeAt,
  onResent,
  onVerified,
}: {
  email: string
  nextCodeAt: number
  onResent: (sent: CodeSent) => void
  onVerified: (otp: string) => void
}) {
  return (
    <CodeStep
      email={email}
      nextCodeAt={nextCodeAt}
      verify={async (otp) => {
        const toProblem = (error: unknown) => resetProblem(error, 'verify')
        const problem = await problemOf(verifyResetCode(email, otp), toProblem)
        if (problem === undefined) onVerified(otp)
        return problem
      }}
      resend={() => requestCode(sendResetCode(email), (error) => resetProblem(error, 'resend'))}
      onResent={onResent}
    />
  )
}
