import { type SubmitEvent, useState } from 'react'
import { loginIdentity } from '#shared/domain/login-identifier.ts'
import { signIn } from '#web/api/auth.ts'
import { loginProblem } from '#web/features/auth/login-problem.ts'
import { useEnter } from '#web/features/auth/use-enter.ts'
import { useLoginFields } from '#web/features/auth/use-login-fields.ts'
import { hallName } from '#web/hall/hall-name.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** `remembered`: the page that was asked for before signing in. */
export function LoginForm({ remembered }: { remembered: string | undefined }) {
  const enter = useEnter(remembered)
  const { field, validated } = useLoginFields()
  const [rememberMe, setRememberMe] = useState(false)
  const [progress, setProgress] = useState<'busy' | { problem: string }>()

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (progress === 'busy') return
    const typed = validated()
    setProgress(typed && 'busy')
    if (!typed) return
    try {
      const { identifier, password } = typed
      enter(await signIn({ ...loginIdentity(identifier), password, rememberMe }))
    } catch (error) {
      setProgress({ problem: loginProblem(error) })
    }
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={`Email or ${hallName()} ID`}
        hint="The ID looks like @DA202507001."
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
      {typeof progress === 'object' && <Notice tone="danger">{progress.problem}</Notice>}
      <Button type="submit" size="large" block busy={progress === 'busy'} busyLabel="Signing In...">
        Sign In
      </Button>
    </form>
  )
}
