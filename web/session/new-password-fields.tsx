import { useFormContext } from 'react-hook-form'
import {
  confirmPasswordProblem,
  newPasswordProblem,
  PASSWORD_CHECKS,
  passwordStrength,
} from '#shared/domain/user/password.ts'
import { problemText } from '#web/session/problem-text.ts'
import { lostPasswordHint } from '#web/session/typed-password.ts'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { PasswordStrength } from '#web/ui/form/password-strength.tsx'
import { NEW_PASSWORD_WORDS } from '#words/user/auth/new-password.ts'

/** The part of a form that these fields need. */
export type NewPassword = { password: string; confirmPassword: string }

/** The fields for a new password, with its rules and strength, and for its confirmation. Uses the surrounding form. */
export function NewPasswordFields({
  label,
  confirmLabel,
}: {
  label: string
  confirmLabel: string
}) {
  const { register, watch, trigger, getValues, formState } = useFormContext<NewPassword>()
  const { errors, touchedFields } = formState
  const password = watch('password')
  const { score, strength } = passwordStrength(password, { refused: errors.password !== undefined })
  const checks = PASSWORD_CHECKS.map((check) => ({
    label: NEW_PASSWORD_WORDS.checks[check.name],
    met: check.passes(password),
  }))
  return (
    <>
      <div className="grid gap-3">
        <PasswordField
          label={label}
          hint={lostPasswordHint()}
          autoComplete="new-password"
          error={errors.password?.message}
          {...register('password', {
            validate: (text) => problemText(newPasswordProblem(text)),
            onChange: () => {
              if (touchedFields.confirmPassword) void trigger('confirmPassword')
            },
          })}
        />
        <PasswordStrength
          score={score}
          label={password === '' ? undefined : NEW_PASSWORD_WORDS.strengths[strength]}
          checks={checks}
        />
      </div>
      <PasswordField
        label={confirmLabel}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword', {
          validate: (text) => problemText(confirmPasswordProblem(getValues('password'), text)),
        })}
      />
    </>
  )
}
