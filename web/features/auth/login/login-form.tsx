import { type ReactElement, type SubmitEvent, useState } from 'react'
import { loginIdentity } from '#shared/domain/user/login-identifier.ts'
import { isRefusal } from '#web/api/client.ts'
import { logIn } from '#web/api/user/auth.ts'
import { loginProblem } from '#web/features/auth/login/login-problem.ts'
import { useFinishLogin } from '#web/features/auth/login/use-finish-login.ts'
import { useLoginFields } from '#web/features/auth/login/use-login-fields.ts'
import { isSharedDevice } from '#web/session/storage.ts'
import { lostPasswordHint } from '#web/session/typed-password.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { LOGIN_WORDS } from '#words/user/auth/login.ts'

/** `remembered`: the login lasts 30 days; `shared`: it ends with the tab. */
type Device = 'own' | 'remembered' | 'shared'

/** `email` fills in the form. `requested` is the page that the user wanted to open before logging in. */
export function LoginForm({
  email = '',
  requested,
}: {
  email: string | undefined
  requested: string | undefined
}) {
  const finishLogin = useFinishLogin(requested)
  const { field, validate, forgetPassword } = useLoginFields(email)
  const [device, setDevice] = useState<Device>(isSharedDevice() ? 'shared' : 'own')
  const [progress, setProgress] = useState<'busy' | { problem: string | undefined }>()
  /** Replaces the form after the password, if the user has a second factor. */
  const [secondStep, setSecondStep] = useState<ReactElement>()

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (progress === 'busy') return
    const input = validate()
    setProgress(input && 'busy')
    if (!input) return
    const send = async (factorCode?: string) => {
      const { identifier, password } = input
      const rememberMe = device === 'remembered'
      const reply = await logIn(loginIdentity(identifier), { password, rememberMe, factorCode })
      await finishLogin(reply, device === 'shared')
    }
    try {
      await send()
    } catch (error) {
      if (isRefusal(error, 'secondFactorCodeRequired')) await openSecondStep(send)
      else setProgress({ problem: loginProblem(error) })
    }
  }

  /** Opens the step that repeats the login with a code. When the user leaves it, the password is cleared. */
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
        label={LOGIN_WORDS.identifier}
        hint={LOGIN_WORDS.identifierHint}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        inputMode="email"
        {...field('identifier')}
      />
      <PasswordField
        label={LOGIN_WORDS.password}
        hint={lostPasswordHint()}
        autoComplete="current-password"
        {...field('password')}
      />
      <div className="-my-1 flex flex-wrap items-center justify-between gap-x-2">
        <Checkbox
          label={LOGIN_WORDS.rememberMe}
          name="rememberMe"
          checked={device === 'remembered'}
          onChange={(event) => setDevice(event.target.checked ? 'remembered' : 'own')}
        />
        <TextLink
          href="/forgot-password"
          className="inline-flex min-h-11 items-center text-[0.9375rem]"
        >
          {LOGIN_WORDS.forgotPassword}
        </TextLink>
      </div>
      <Checkbox
        label={LOGIN_WORDS.sharedDevice}
        hint={LOGIN_WORDS.sharedDeviceHint}
        name="sharedDevice"
        checked={device === 'shared'}
        onChange={(event) => setDevice(event.target.checked ? 'shared' : 'own')}
        className="-mt-4 -mb-1"
      />
      {typeof progress === 'object' && progress.problem && (
        <Notice tone="danger">{progress.problem}</Notice>
      )}
      <Button
        type="submit"
        size="large"
        block
        busy={progress === 'busy'}
        busyLabel={LOGIN_WORDS.submitting}
      >
        {LOGIN_WORDS.submit}
      </Button>
    </form>
  )
}
