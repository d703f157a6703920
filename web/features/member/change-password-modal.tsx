import { FormProvider, useForm } from 'react-hook-form'
import { loginPasswordProblem } from '#shared/domain/user/login-identifier.ts'
import { fieldProblemText, isRefusal } from '#web/api/client.ts'
import { useChangePassword } from '#web/api/user/session.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { NewPasswordFields } from '#web/session/new-password-fields.tsx'
import { problemText } from '#web/session/problem-text.ts'
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { OWN_DETAILS_WORDS } from '#words/user/own-details.ts'

const WORDS = OWN_DETAILS_WORDS.password

/** Changes the user's password. Calls `onDone` with a message. */
export function ChangePasswordModal({
  onClose,
  onDone,
}: {
  onClose: () => void
  onDone: (message: string) => void
}) {
  const { email } = useLoggedInUser()
  const change = useChangePassword()
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
  })
  const { register, handleSubmit, setError, formState } = form
  const { errors } = formState

  const submit = handleSubmit(({ currentPassword, password }) =>
    change.mutate(
      { currentPassword, newPassword: password },
      {
        onSuccess: () => {
          onDone(WORDS.done)
          onClose()
        },
        onError: (error) => {
          const commonPasswordText = fieldProblemText(error, 'passwordCommon')
          const message = commonPasswordText ?? error.message
          const field = isRefusal(error, 'wrongPassword') ? 'currentPassword' : 'root'
          setError(
            commonPasswordText === undefined ? field : 'password',
            { message },
            { shouldFocus: true },
          )
        },
      },
    ),
  )

  return (
    <FormProvider {...form}>
      <FormDialog
        title={WORDS.title}
        description={WORDS.description}
        cancelLabel={OWN_DETAILS_WORDS.cancel}
        submitLabel={WORDS.save}
        pending={change.isPending}
        busyLabel={OWN_DETAILS_WORDS.saving}
        className="gap-5"
        onClose={onClose}
        onSubmit={submit}
      >
        {/* Tells password managers which account the password belongs to. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={WORDS.current}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...register('currentPassword', {
            validate: (text) => (text === '' ? problemText(loginPasswordProblem('')) : undefined),
          })}
        />
        <NewPasswordFields label={WORDS.new} confirmLabel={WORDS.confirm} />
        {errors.root?.message !== undefined && <Notice tone="danger">{errors.root.message}</Notice>}
      </FormDialog>
    </FormProvider>
  )
}
