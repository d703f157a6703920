import { useFormContext } from 'react-hook-form'
import {
  confirmPasswordProblem,
  newPasswordProblem,
  PASSWORD_CHECKS,
  passwordStrength,
} from '#shared/domain/user/password.ts'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { PasswordStrength } from '#web/ui/form/password-strength.tsx'

/** The part of a form that these fields need. */
export type NewPassword = { password: string; confirmPassword: string }

/** A new password with its strength meter, and its confirmation; uses the surrounding form. */
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
  const { score, label: strength } = passwordStrength(password)
  const checks = PASSWORD_CHECKS.map((check) => ({
    label: check.label,
    met: check.passes(password),
  }))
  return (
    <>
      <div className="grid gap-3">
        <PasswordField
          label={label}
          autoComplete="new-password"
          error={errors.password?.message}
          {...register('password', {
            validate: (text) => newPasswordProblem(text)?.message,
            onChange: () => {
              if (touchedFields.confirmPassword) void trigger('confirmPassword')
            },
          })}
        />
        {password !== '' && <PasswordStrength score={score} label={strength} checks={checks} />}
      </div>
      <PasswordField
        label={confirmLabel}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword', {
          validate: (text) => confirmPasswordProblem(getValues('password'), text)?.message,
        })}
      />
    </>
  )
}
