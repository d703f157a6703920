import { useEffect, useState } from 'react'
import { AuthPage } from '#web/features/auth/auth-page.tsx'
import { CongratulationsStep } from '#web/features/auth/congratulations-step.tsx'
import { ProfileStep } from '#web/features/auth/profile-step.tsx'
import { RegisterCodeStep } from '#web/features/auth/register-code-step.tsx'
import { RegisterEmailStep } from '#web/features/auth/register-email-step.tsx'
import {
  clearRegistration,
  keepDraft,
  keptDraft,
  resumedEmail,
} from '#web/features/auth/registration-session.ts'
import { useStepHistory } from '#web/features/auth/step-history.ts'
import { StepTitle } from '#web/features/auth/step-title.tsx'
import { Steps } from '#web/ui/steps.tsx'

const NAMES = ['Email', 'Verification', 'Profile', 'Congratulations']
const STEPS = ['email', 'otp', 'profile', 'congratulations'] as const
const TITLES = {
  email: 'Create Account',
  otp: 'Verify your email',
  profile: 'Complete your profile',
  congratulations: 'Congratulations!',
}

type Step = (typeof STEPS)[number]
type Registration = {
  email: string
  /** When another code may be asked for, in milliseconds since 1970. */
  nextCodeAt: number
  verified: boolean
  registered: boolean
}

/** Four steps to an account (document 1, section 2). */
export function RegisterScreen() {
  const { asked, goTo, back } = useStepHistory(STEPS, resumes)
  const [known, setKnown] = useState(() => atFirst(asked))
  const { email, nextCodeAt } = known
  const step = reachable(asked, known)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when registration starts, and only then
  useEffect(() => {
    if (!resumes(asked)) clearRegistration()
  }, [])

  function learn(news: Partial<Registration>, next: Step, replace = false) {
    setKnown((before) => ({ ...before, ...news }))
    goTo(next, { replace })
  }

  return (
    <AuthPage
      {...(step === 'email' && { back: { label: 'Back to home', href: '/' } })}
      {...((step === 'otp' || step === 'profile') && { back: { label: 'Back', onPress: back } })}
      title={
        <StepTitle step={step} takesFocus={step !== 'otp'}>
          {TITLES[step]}
        </StepTitle>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Steps steps={NAMES} current={STEPS.indexOf(step) + 1} />
        {step === 'email' && (
          <RegisterEmailStep
            email={email}
            onSent={(email, nextCodeAt) => learn({ email, nextCodeAt, verified: false }, 'otp')}
          />
        )}
        {step === 'otp' && (
          <RegisterCodeStep
            email={email}
            nextCodeAt={nextCodeAt}
            verified={known.verified}
            onAnswered={({ nextCodeAt }) => setKnown((before) => ({ ...before, nextCodeAt }))}
            onVerified={() => {
              keepDraft(email, keptDraft(email))
              learn({ verified: true }, 'profile')
            }}
          />
        )}
        {step === 'profile' && (
          <ProfileStep
            email={email}
            onRegistered={() => learn({ registered: true }, 'congratulations', true)}
          />
        )}
        {step === 'congratulations' && <CongratulationsStep email={email} />}
      </div>
    </AuthPage>
  )
}

/** Whether a reload found the profile step as it was left. */
function resumes(asked: Step): boolean {
  return resumedEmail(asked) !== undefined
}

function atFirst(asked: Step): Registration {
  const email = resumedEmail(asked)
  return { email: email ?? '', nextCodeAt: 0, verified: email !== undefined, registered: false }
}

/** The asked step, or the last one before it that what is known suffices for. */
function reachable(asked: Step, { email, verified, registered }: Registration): Step {
  if (registered) return 'congratulations'
  if (email === '') return 'email'
  if (asked === 'profile' || asked === 'congratulations') return verified ? 'profile' : 'otp'
  return asked
}
