import { ResetEmailStep } from '#web/features/auth/reset/reset-email-step.tsx'
import { ResetSteps } from '#web/features/auth/reset/reset-steps.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { RESET_WORDS } from '#words/user/auth/reset.ts'

/** A password reset (specification document 1, section 2). */
export function ForgotPasswordScreen() {
  return (
    <ResetSteps
      title={RESET_WORDS.titles.email}
      firstStep={(parts) => <ResetEmailStep {...parts} />}
      below={
        <p className="text-center">
          {RESET_WORDS.registeredAtReception}{' '}
          <TextLink href="/claim" className="inline-block">
            {RESET_WORDS.toClaim}
          </TextLink>
        </p>
      }
    />
  )
}
