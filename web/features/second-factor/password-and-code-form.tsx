import { useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { loginPasswordProblem } from '#shared/domain/user/login-identifier.ts'
import { codeProblem } from '#shared/domain/user/one-time-code.ts'
import { factorCodeProblem, normalizeFactorCode } from '#shared/domain/user/second-factor.ts'
import { isRefusal } from '#web/api/client.ts'
import type { PasswordAndCode } from '#web/api/user/second-factor.ts'
import { problemText } from '#web/session/problem-text.ts'
import { lostPasswordHint } from '#web/session/typed-password.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SECOND_FACTOR_WORDS } from '#words/user/second-factor.ts'

const APP_CODE = {
  label: SECOND_FACTOR_WORDS.appCode,
  hint: SECOND_FACTOR_WORDS.appCodeHint,
  inputMode: 'numeric',
} as const
const ANY_CODE = { label: SECOND_FACTOR_WORDS.anyCode, latinDigits: true } as const

/**
 * Asks for the password and a code. `send` rejects if they are refused. With `appCodeOnly`, the code must be the app's, not
 * a recovery code.
 */
export function PasswordAndCodeForm({
  email,
  appCodeOnly = false,
  label,
  busyLabel,
  danger = false,
  send,
  onCancel,
}: {
  email: string
  appCodeOnly?: boolean
  label: string
  busyLabel: string
  danger?: boolean
  send: (sent: PasswordAndCode) => Promise<void>
  /** Closes the dialog that contains the form, if any. */
  onCancel?: () => void
}) {
  const id = useId()
  const { register, handleSubmit, setError, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { password: '', code: '' },
  })
  const { errors } = formState
  const [busy, setBusy] = useState(false)
  // A ref, because a second click may come before the next render; its code would be refused as already used.
  const sending = useRef(false)

  const submit = handleSubmit(async ({ password, code }) => {
    if (sending.current) return
    sending.current = true
    setBusy(true)
    try {
      await send({ password, code: normalizeFactorCode(code) })
    } catch (error) {
      const message = error instanceof Error ? error.message : ''
      setError(errorField(error), { message }, { shouldFocus: true })
    } finally {
      sending.current = false
      setBusy(false)
    }
  })

  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5">
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        {...(appCodeOnly ? APP_CODE : ANY_CODE)}
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        error={errors.code?.message}
        {...register('code', {
          validate: (text) => {
            const code = normalizeFactorCode(text)
            return problemText(appCodeOnly ? codeProblem(code) : factorCodeProblem(code))
          },
        })}
      />
      <PasswordField
        label={SECOND_FACTOR_WORDS.password}
        hint={lostPasswordHint()}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', {
          validate: (text) => (text === '' ? problemText(loginPasswordProblem('')) : undefined),
        })}
      />
      {errors.root?.message !== undefined && <Notice tone="danger">{errors.root.message}</Notice>}
      <div className={onCancel && 'grid gap-3 sm:flex sm:justify-end'}>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {SECOND_FACTOR_WORDS.cancel}
          </Button>
        )}
        <Button
          type="submit"
          variant={danger ? 'danger' : 'primary'}
          busy={busy}
          busyLabel={busyLabel}
        >
          {label}
        </Button>
      </div>
    </form>
  )
}

function errorField(error: unknown): 'password' | 'code' | 'root' {
  if (isRefusal(error, 'wrongPassword')) return 'password'
  return isRefusal(error, 'wrongSecondFactorCode') ? 'code' : 'root'
}
