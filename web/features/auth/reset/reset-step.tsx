import { FormProvider, useForm } from 'react-hook-form'
import { setNewPassword } from '#web/api/user/auth.ts'
import { resetPasswordProblem } from '#web/features/auth/reset/reset-problem.ts'
import { NewPasswordFields } from '#web/session/new-password-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RESET_WORDS } from '#words/user/auth/reset.ts'

/** Asks for the new password, after the code was verified. */
export function ResetStep({
  email,
  otp,
  onDone,
}: {
  email: string
  otp: string
  onDone: () => void
}) {
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { password: '', confirmPassword: '' },
  })
  const { handleSubmit, setError, formState } = form
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ password }) => {
    try {
      await setNewPassword({ email, otp, newPassword: password })
      onDone()
    } catch (error) {
      const { field, text } = resetPasswordProblem(error)
      setError(field === 'form' ? 'root' : field, { message: text }, { shouldFocus: true })
    }
  })

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        {/* Tells password managers which account the password belongs to. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields
          label={RESET_WORDS.password}
          confirmLabel={RESET_WORDS.confirmPassword}
        />
        {errors.root?.message !== undefined && <Notice tone="danger">{errors.root.message}</Notice>}
        <Button
          type="submit"
          size="large"
          block
          busy={isSubmitting}
          busyLabel={RESET_WORDS.submitting}
        >
          {RESET_WORDS.submit}
        </Button>
      </form>
    </FormProvider>
  )
}
