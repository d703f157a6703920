import { type ReactNode, useEffect, useState } from 'react'
import { AuthPage } from '#web/features/auth/auth-page.tsx'
import { ResetCodeStep } from '#web/features/auth/reset/reset-code-step.tsx'
import { ResetDoneStep } from '#web/features/auth/reset/reset-done-step.tsx'
import { ResetStep } from '#web/features/auth/reset/reset-step.tsx'
import { clearSentCode, loadSentCode, saveSentCode } from '#web/session/sent-code.ts'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useStepHistory } from '#web/ui/step-history.ts'
import { StepTitle } from '#web/ui/step-title.tsx'
import { Steps } from '#web/ui/steps.tsx'
import { AUTH_WORDS } from '#words/user/auth/auth.ts'
import { RESET_WORDS } from '#words/user/auth/reset.ts'

const STEPS = ['email', 'otp', 'reset'] as const
const STEP_NAMES = STEPS.map((step) => RESET_WORDS.steps[step])

type Step = (typeof STEPS)[number]
type Reset = {
  email: string
  /** When the next code is allowed, in milliseconds since 1970. */
  nextCodeAt: number
  /** The code, once verified. */
  otp: string
  done: boolean
}

/**
 * The three steps with which an email's owner sets a password (specification document 1, section 2). `title` and
 * `firstStep` differ between a forgotten password and an account that reception has made.
 */
export function ResetSteps({
  title,
  firstStep,
  below,
}: {
  title: string
  firstStep: (parts: {
    email: string
    onSent: (email: string, nextCodeAt: number) => void
  }) => ReactNode
  /** Shown below the first step. */
  below?: ReactNode
}) {
  const { requested, goTo, back } = useStepHistory(STEPS, resumes)
  const [reset, setReset] = useState(() => initialReset(requested))
  const { email, nextCodeAt, otp, done } = reset
  const step = done ? 'done' : reachableStep(requested, reset)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a reset starts
  useEffect(() => {
    if (!resumes(requested)) clearSentCode()
  }, [])

  function advance(changes: Partial<Reset>, next: Step) {
    setReset((before) => ({ ...before, ...changes }))
    goTo(next)
  }

  const afterFirstStep = step === 'otp' || step === 'reset'
  return (
    <AuthPage
      back={
        afterFirstStep
          ? { label: AUTH_WORDS.back, onPress: back }
          : { label: RESET_WORDS.toLogin, href: '/login' }
      }
      title={
        <StepTitle step={step} takesFocus={step !== 'otp'}>
          {step === 'email' ? title : RESET_WORDS.titles[step]}
        </StepTitle>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {step !== 'done' && <Steps steps={STEP_NAMES} current={STEPS.indexOf(step) + 1} />}
        {step === 'done' && <ResetDoneStep />}
        {step === 'otp' && requested === 'reset' && <Notice>{RESET_WORDS.enterAgain}</Notice>}
        {step !== 'done' && (
          <Card>
            {step === 'email' &&
              firstStep({
                email,
                onSent: (email, nextCodeAt) => {
                  saveSentCode('reset', { email, nextCodeAt })
                  advance({ email, nextCodeAt, otp: '' }, 'otp')
                },
              })}
            {step === 'otp' && (
              <ResetCodeStep
                email={email}
                nextCodeAt={nextCodeAt}
                onResent={({ nextCodeAt, refusal }) => {
                  saveSentCode('reset', { email, nextCodeAt })
                  setReset((before) => ({
                    ...before,
                    nextCodeAt,
                    otp: refusal === undefined ? '' : before.otp,
                  }))
                }}
                onVerified={(otp) => advance({ otp }, 'reset')}
              />
            )}
            {step === 'reset' && (
              <ResetStep
                email={email}
                otp={otp}
                onDone={() => {
                  clearSentCode()
                  setReset((before) => ({ ...before, done: true }))
                }}
              />
            )}
          </Card>
        )}
        {step === 'email' && below}
      </div>
    </AuthPage>
  )
}

/** Returns whether a reload can resume the code step. The last step needs the code again, so it resumes there, too. */
function resumes(requested: Step): boolean {
  return requested !== 'email' && loadSentCode('reset') !== undefined
}

function initialReset(requested: Step): Reset {
  const sent = resumes(requested) ? loadSentCode('reset') : undefined
  return { email: '', nextCodeAt: 0, ...sent, otp: '', done: false }
}

/** Returns the requested step, or the furthest one before it that the current data allows. */
function reachableStep(requested: Step, { email, otp }: Reset): Step {
  if (email === '') return 'email'
  if (requested === 'reset' && otp === '') return 'otp'
  return requested
}
