import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { codeProblem } from '#shared/domain/user/one-time-code.ts'
import {
  FACTOR_STEP_MINUTES,
  factorCodeProblem,
  normalizeFactorCode,
} from '#shared/domain/user/second-factor.ts'
import { isRefusal } from '#web/api/client.ts'
import { loginProblem } from '#web/features/auth/login/login-problem.ts'
import { problemText } from '#web/session/problem-text.ts'
import { notePasswordInUse } from '#web/session/typed-password.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { FACTOR_STEP_WORDS } from '#words/user/auth/factor-step.ts'

const APP_CODE = {
  label: FACTOR_STEP_WORDS.appCode,
  hint: FACTOR_STEP_WORDS.appCodeHint,
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
} as const
const RECOVERY_CODE = {
  label: FACTOR_STEP_WORDS.recoveryCode,
  hint: FACTOR_STEP_WORDS.recoveryCodeHint,
  autoComplete: 'off',
  latinDigits: true,
} as const

type FactorStepProps = {
  /** Repeats the login with the code, and opens the next page. */
  send: (factorCode: string) => Promise<void>
  /** Returns to the first step, where the password must be typed again. */
  onLeave: (problem?: string) => void
}

/** Renders the step. A function, because the login form loads this file only when it is needed. */
export function factorStep(props: FactorStepProps) {
  return <FactorStep {...props} />
}

/** The second step of a login: a code from the app, or a recovery code. */
function FactorStep({ send, onLeave }: FactorStepProps) {
  const [recovery, setRecovery] = useState(false)
  const [code, setCode] = useState('')
  const [fieldError, setFieldError] = useState<string>()
  const [progress, setProgress] = useState<'busy' | { problem: string }>()
  const input = useRef<HTMLInputElement>(null)
  // A ref, because a second click may come before the next render; its code would be refused as already used.
  const sending = useRef(false)
  useEffect(notePasswordInUse, [])
  useTimeout(() => onLeave(FACTOR_STEP_WORDS.tooLate), FACTOR_STEP_MINUTES)

  function change(text: string) {
    setCode(text)
    setFieldError(undefined)
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (sending.current) return
    const typed = normalizeFactorCode(code)
    const problem = recovery ? factorCodeProblem(typed) : codeProblem(typed)
    setFieldError(problemText(problem))
    setProgress(problem ? undefined : 'busy')
    if (problem) return input.current?.focus()
    sending.current = true
    try {
      await send(typed)
    } catch (error) {
      // For example, because the password was changed meanwhile.
      if (isRefusal(error, 'loginFailed')) return onLeave(loginProblem(error))
      const wrong = isRefusal(error, 'wrongSecondFactorCode')
      setProgress(wrong ? undefined : { problem: loginProblem(error) })
      if (!wrong) return
      setCode('')
      setFieldError(loginProblem(error))
      input.current?.focus()
    } finally {
      sending.current = false
    }
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <h2 className="font-display text-xl font-semibold">{FACTOR_STEP_WORDS.title}</h2>
      <TextField
        // The key remounts the field, so that phones switch to the other keyboard.
        key={recovery ? 'recovery' : 'app'}
        ref={input}
        name="factorCode"
        value={code}
        error={fieldError}
        {...(recovery ? RECOVERY_CODE : APP_CODE)}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        autoFocus
        onChange={(event) => change(event.target.value)}
      />
      {typeof progress === 'object' && <Notice tone="danger">{progress.problem}</Notice>}
      <Button
        type="submit"
        size="large"
        block
        busy={progress === 'busy'}
        busyLabel={FACTOR_STEP_WORDS.submitting}
      >
        {FACTOR_STEP_WORDS.submit}
      </Button>
      <div className="-my-2 flex flex-wrap justify-between gap-x-4">
        <Button
          variant="quiet"
          size="small"
          className="-mx-4"
          onClick={() => {
            setRecovery(!recovery)
            change('')
          }}
        >
          {recovery ? FACTOR_STEP_WORDS.useApp : FACTOR_STEP_WORDS.useRecoveryCode}
        </Button>
        <Button variant="quiet" size="small" className="-mx-4" onClick={() => onLeave()}>
          {FACTOR_STEP_WORDS.back}
        </Button>
      </div>
    </form>
  )
}

/** Calls `onTimeout` once, `minutes` after the first render. */
function useTimeout(onTimeout: () => void, minutes: number) {
  const latest = useRef(onTimeout)
  useEffect(() => {
    latest.current = onTimeout
  })
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), minutes * 60_000)
    return () => clearTimeout(timer)
  }, [minutes])
}
