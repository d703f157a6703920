import { useEffect, useState } from 'react'
import { AuthPage } from '#web/features/auth/auth-page.tsx'
import { CongratulationsStep } from '#web/features/auth/register/congratulations-step.tsx'
import {
  emailToResume,
  loadProfileDraft,
  saveProfileDraft,
} from '#web/features/auth/register/profile-draft.ts'
import { RegisterCodeStep } from '#web/features/auth/register/register-code-step.tsx'
import { RegisterEmailStep } from '#web/features/auth/register/register-email-step.tsx'
import { clearRegistration } from '#web/features/auth/register/registration-session.ts'
import { clearSentCode, loadSentCode, saveSentCode } from '#web/session/sent-code.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useStepHistory } from '#web/ui/step-history.ts'
import { StepTitle } from '#web/ui/step-title.tsx'
import { Steps } from '#web/ui/steps.tsx'
import { SHELL_WORDS } from '#words/page/shell.ts'
import { AUTH_WORDS } from '#words/user/auth/auth.ts'
import { REGISTER_WORDS } from '#words/user/auth/register.ts'

/** Most of the page's code. Loaded while the user looks for the emailed code. */
const loadProfileStep = async () =>
  (await import('#web/features/auth/register/profile-step.tsx')).ProfileStep
const ProfileStep = lazyPart(
  loadProfileStep,
  <Spinner label={SHELL_WORDS.loading} className="size-8" />,
)

const STEPS = ['email', 'otp', 'profile', 'congratulations'] as const
const STEP_NAMES = STEPS.map((step) => REGISTER_WORDS.steps[step])

type Step = (typeof STEPS)[number]
type Registration = {
  email: string
  /** When the next code is allowed, in milliseconds since 1970. */
  nextCodeAt: number
  verified: boolean
  registered: boolean
}

/** The four steps of registration (specification document 1, section 2). */
export function RegisterScreen() {
  const { requested, goTo, back } = useStepHistory(STEPS, canResume)
  const [registration, setRegistration] = useState(() => initialRegistration(requested))
  const { email, nextCodeAt } = registration
  const step = reachableStep(requested, registration)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when registration starts
  useEffect(() => {
    if (!canResume(requested)) clearRegistration()
  }, [])

  useEffect(() => {
    // If this fails, opening the step loads it again.
    if (step === 'otp') loadProfileStep().catch(() => undefined)
  }, [step])

  function advance(changes: Partial<Registration>, next: Step, replace = false) {
    setRegistration((before) => ({ ...before, ...changes }))
    goTo(next, { replace })
  }

  return (
    <AuthPage
      {...(step === 'email' && { back: { label: AUTH_WORDS.home, href: '/' } })}
      {...((step === 'otp' || step === 'profile') && {
        back: { label: AUTH_WORDS.back, onPress: back },
      })}
      title={
        <StepTitle step={step} takesFocus={step !== 'otp'}>
          {REGISTER_WORDS.titles[step]}
        </StepTitle>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Steps steps={STEP_NAMES} current={STEPS.indexOf(step) + 1} />
        {step === 'email' && (
          <RegisterEmailStep
            email={email}
            onSent={(email, nextCodeAt) => {
              saveSentCode('register', { email, nextCodeAt })
              advance({ email, nextCodeAt, verified: false }, 'otp')
            }}
          />
        )}
        {step === 'otp' && (
          <RegisterCodeStep
            email={email}
            nextCodeAt={nextCodeAt}
            verified={registration.verified}
            onResent={({ nextCodeAt }) => {
              saveSentCode('register', { email, nextCodeAt })
              setRegistration((before) => ({ ...before, nextCodeAt }))
            }}
            onVerified={() => {
              clearSentCode()
              saveProfileDraft(email, loadProfileDraft(email))
              advance({ verified: true }, 'profile')
            }}
          />
        )}
        {step === 'profile' && (
          <ProfileStep
            email={email}
            onRegistered={() => advance({ registered: true }, 'congratulations', true)}
          />
        )}
        {step === 'congratulations' && <CongratulationsStep email={email} />}
      </div>
    </AuthPage>
  )
}

/** Returns whether a reload can resume the code step or the profile step. */
function canResume(requested: Step): boolean {
  return emailToResume(requested) !== undefined || codeToResume(requested) !== undefined
}

function codeToResume(requested: Step) {
  return requested === 'otp' ? loadSentCode('register') : undefined
}

function initialRegistration(requested: Step): Registration {
  const email = emailToResume(requested)
  const verified = email !== undefined
  const sent = codeToResume(requested) ?? { email: email ?? '', nextCodeAt: 0 }
  return { ...sent, verified, registered: false }
}

/**
 * Returns the requested step, or the furthest one before it that the current data allows. After the registration,
 * returns only its end.
 */
function reachableStep(requested: Step, { email, verified, registered }: Registration): Step {
  if (registered) return 'congratulations'
  if (email === '') return 'email'
  if (requested === 'profile' || requested === 'congratulations')
    return verified ? 'profile' : 'otp'
  return requested
}
