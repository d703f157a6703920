import { sendCode } from '#web/api/user/auth.ts'
import { EmailStep } from '#web/features/auth/email-step.tsx'
import { sendCodeProblem } from '#web/features/auth/register/send-code-problem.ts'
import { ConsentLine } from '#web/hall/consent-line.tsx'
import { requestCode } from '#web/session/request-code.ts'
import { Card } from '#web/ui/card.tsx'
import { Sentence } from '#web/ui/inline-text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { REGISTER_WORDS } from '#words/user/auth/register.ts'
import { CONSENT_LINES } from '#words/user/consent.ts'

/** Asks for the new account's email. */
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
          screen="register"
          email={email}
          hint={REGISTER_WORDS.emailHint}
          consent={<ConsentLine text={CONSENT_LINES.email} />}
          send={(email) => requestCode(sendCode(email), sendCodeProblem)}
          onSent={onSent}
        />
      </Card>
      <p className="text-center text-ink-soft">
        <Sentence
          text={REGISTER_WORDS.haveAccount}
          link={<TextLink href="/login">{REGISTER_WORDS.logIn}</TextLink>}
        />
      </p>
    </>
  )
}
