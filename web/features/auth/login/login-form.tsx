import { type ReactElement, type SubmitEvent, useState } from 'react'
import { loginIdentity } from '#shared/domain/user/login-identifier.ts'
import { logIn } from '#web/api/auth.ts'
import { isRefusal } from '#web/api/client.ts'
import { loginProblem } from '#web/features/auth/login/login-problem.ts'
import { useFinishLogin } from '#web/features/auth/login/use-finish-login.ts'
import { useLoginFields } from '#web/features/auth/login/use-login-fields.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** `email` fills in the form. `remembered` is the page that the user requested before logging in. */
export function LoginForm({
  email = '',
  remembered,
}: {
  email: string | undefined
  remembered: string | undefined
}) {
  const finishLogin = useFinishLogin(remembered)
  const { field, validate, forgetPassword } = useLoginFields(email)
  const [rememberMe, setRememberMe] = useState(false)
  const [progress, setProgress] = useState<'busy' | { problem: string | undefined }>()
  /** Takes the form's place after the right password of a user with a second factor. */
  const [secondStep, setSecondStep] = useState<ReactElement>()

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (progress === 'busy') return
    const input = validate()
    setProgress(input && 'busy')
    if (!input) return
    const send = async (factorCode?: string) => {
      const { identifier, password } = input
      finishLogin(await logIn(loginIdentity(identifier), { password, rememberMe, factorCode }))
    }
    try {
      await send()
    } catch (error) {
      if (isRefusal(error, 'secondFactorNeeded')) await openSecondStep(send)
      else setProgress({ problem: loginProblem(error) })
    }
  }

  /** The step repeats the login with the code. The password is forgotten when it ends. */
  async function openSecondStep(send: (factorCode: string) => Promise<void>) {
    const { factorStep } = await import('#web/features/auth/login/factor-step.tsx')
    const onLeave = (problem?: string) => {
      setSecondStep(undefined)
      forgetPassword()
      setProgress({ problem })
    }
    setSecondStep(factorStep({ send, onLeave }))
  }

  if (secondStep) return secondStep

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label="Email or member ID"
        hint="A member ID looks like @DA202507001."
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        inputMode="email"
        {...field('identifier')}
      />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <div className="-my-1 flex flex-wrap items-center justify-between gap-x-2">
        <Checkbox
          label="Remember me"
          name="rememberMe"
          checked={rememberMe}
          onChange={(event) => setRememberMe(event.target.checked)}
        />
        <TextLink
          href="/forgot-password"
          className="inline-flex min-h-11 items-center text-[0.9375rem]"
        >
          Forgot Password
        </TextLink>
      </div>
      {typeof progress === 'object' && progress.problem && (
        <Notice tone="danger">{progress.problem}</Notice>
      )}
      <Button type="submit" size="large" block busy={progress === 'busy'} busyLabel="Signing In...">
        Sign In
      </Button>
    </form>
  )
}
