import { sendCode, verifyCode } from '#web/api/user/auth.ts'
import { CodeStep } from '#web/features/auth/code-step.tsx'
import { problemOf } from '#web/features/auth/form-problem.ts'
import { resendCodeProblem, verifyCodeProblem } from '#web/features/auth/verify-code-problem.ts'
import { type CodeSent, requestCode } from '#web/session/request-code.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { REGISTER_WORDS } from '#words/user/auth/register.ts'

/**
 * Asks for the emailed code. `verified` means that the user came back from the profile step, and can go on without
 * another code.
 */
export function RegisterCodeStep({
  email,
  nextCodeAt,
  verified,
  onResent,
  onVerified,
}: {
  email: string
  nextCodeAt: number
  verified: boolean
  onResent: (sent: CodeSent) => void
  onVerified: () => void
}) {
  return (
    <>
      {verified && <AlreadyVerified onContinue={onVerified} />}
      <Card>
        <CodeStep
          email={email}
          nextCodeAt={nextCodeAt}
          verify={async (otp) => {
            const problem = await problemOf(verifyCode(email, otp), verifyCodeProblem)
            if (problem === undefined) onVerified()
            return problem
          }}
          resend={() => requestCode(sendCode(email), resendCodeProblem)}
          onResent={onResent}
        />
      </Card>
    </>
  )
}

function AlreadyVerified({ onContinue }: { onContinue: () => void }) {
  const action = (
    <Button size="small" trailing="arrowRight" onClick={onContinue}>
      {REGISTER_WORDS.toProfile}
    </Button>
  )
  return (
    <Notice tone="success" action={action}>
      {REGISTER_WORDS.alreadyVerified}
    </Notice>
  )
}
