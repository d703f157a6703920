import { CONSENT_LINES } from '#shared/words/en/consent.ts'
import { sendCode } from '#web/api/auth.ts'
import { EmailStep } from '#web/features/auth/email-step.tsx'
import { sendCodeProblem } from '#web/features/auth/register/send-code-problem.ts'
import { ConsentLine } from '#web/hall/consent-line.tsx'
import { requestCode } from '#web/session/request-code.ts'
import { Card } from '#web/ui/card.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** The email of the new account. */
export function RegisterEmailStep({
  email,
  onSent,
}: {
  email: string
  onSent: (email: string, nextCodeAt: number) => void
}) {
  return (
    <>
      <Card>
        <EmailStep
          email={email}
          hint="We'll email you an OTP."
          consent={<ConsentLine text={CONSENT_LINES.email} />}
          label="Send OTP"
          busyLabel="Sending OTP..."
          send={(email) => requestCode(sendCode(email), sendCodeProblem)}
          onSent={onSent}
        />
      </Card>
      <p className="text-center text-ink-soft">
        Already have an account? <TextLink href="/login">Log in</TextLink>
      </p>
    </>
  )
}
