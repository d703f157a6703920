import { useState } from 'react'
import { AuthPage } from '#web/features/auth/auth-page.tsx'
import { ResetCodeStep } from '#web/features/auth/reset-code-step.tsx'
import { ResetDoneStep } from '#web/features/auth/reset-done-step.tsx'
import { ResetEmailStep } from '#web/features/auth/reset-email-step.tsx'
import { ResetStep } from '#web/features/auth/reset-step.tsx'
import { useStepHistory } from '#web/features/auth/step-history.ts'
import { StepTitle } from '#web/features/auth/step-title.tsx'
import { Card } from '#web/ui/card.tsx'
import { Steps } from '#web/ui/steps.tsx'

const NAMES = ['Email', 'Verification code', 'New password']
const STEPS = ['email', 'otp', 'reset'] as const
const TITLES = {
  email: 'Forgot Password',
  otp: 'Enter the code',
  reset: 'Set a new password',
  done: 'Password changed',
}

type Step = (typeof STEPS)[number]
type Reset = {
  email: string
  /** When another code may be asked for, in milliseconds since 1970. */
  nextCodeAt: number
  /** The code, once it was found right. */
  otp: string
  done: boolean
}

/** Three steps to a new password (document 1, section 2). */
export function ForgotPasswordScreen() {
  const { asked, goTo, back } = useStepHistory(STEPS)
  const [known, setKnown] = useState<Reset>({ email: '', nextCodeAt: 0, otp: '', done: false })
  const { email, nextCodeAt, otp, done } = known
  const step = done ? 'done' : reachable(asked, known)

  function learn(news: Partial<Reset>, next: Step) {
    setKnown((before) => ({ ...before, ...news }))
    goTo(next)
  }

  const inside = step === 'otp' || step === 'reset'
  return (
    <AuthPage
      back={inside ? { label: 'Back', onPress: back } : { label: 'Back to login', href: '/login' }}
      title={
        <StepTitle step={step} takesFocus={step !== 'otp'}>
          {TITLES[step]}
        </StepTitle>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {step !== 'done' && <Steps steps={NAMES} current={STEPS.indexOf(step) + 1} />}
        {step === 'done' && <ResetDoneStep />}
        {step !== 'done' && (
          <Card>
            {step === 'email' && (
              <ResetEmailStep
                email={email}
                onSent={(email, nextCodeAt) => learn({ email, nextCodeAt, otp: '' }, 'otp')}
              />
            )}
            {step === 'otp' && (
              <ResetCodeStep
                email={email}
                nextCodeAt={nextCodeAt}
                onAnswered={({ nextCodeAt, refusal }) =>
                  setKnown((before) => ({
                    ...before,
                    nextCodeAt,
                    otp: refusal === undefined ? '' : before.otp,
                  }))
                }
                onVerified={(otp) => learn({ otp }, 'reset')}
              />
            )}
            {step === 'reset' && (
              <ResetStep
                email={email}
                otp={otp}
                onDone={() => setKnown((before) => ({ ...before, done: true }))}
              />
            )}
          </Card>
        )}
      </div>
    </AuthPage>
  )
}

/** The asked step, or the last one before it that what is known suffices for. */
function reachable(asked: Step, { email, otp }: Reset): Step {
  if (email === '') return 'email'
  if (asked === 'reset' && otp === '') return 'otp'
  return asked
}
