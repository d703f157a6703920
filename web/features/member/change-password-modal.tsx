import { useId } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { loginPasswordProblem } from '#shared/domain/user/login-identifier.ts'
import { fieldProblemText, isRefusal } from '#web/api/client.ts'
import { useChangePassword } from '#web/api/session.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { NewPasswordFields } from '#web/session/new-password-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Asks for the current and the new password. Calls `onDone` with the server's message. */
export function ChangePasswordModal({
  onClose,
  onDone,
}: {
  onClose: () => void
  onDone: (message: string) => void
}) {
  const id = useId()
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
        onSuccess: ({ message }) => {
          onDone(message)
          onClose()
        },
        onError: (error) => {
          const common = fieldProblemText(error, 'passwordCommon')
          const message = common ?? error.message
          const field = isRefusal(error, 'passwordWrong') ? 'currentPassword' : 'root'
          setError(common === undefined ? field : 'password', { message }, { shouldFocus: true })
        },
      },
    ),
  )

  return (
    <Modal
      open
      onClose={onClose}
      title="Change password"
      description="You stay logged in here and are logged out on your other devices."
      dismissible={!change.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={change.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={change.isPending} busyLabel="Saving...">
            Save password
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={id} noValidate onSubmit={submit} className="grid gap-5">
          {/* For password managers: whose password this is. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            error={errors.currentPassword?.message}
            {...register('currentPassword', {
              validate: (text) => (text === '' ? loginPasswordProblem('')?.message : undefined),
            })}
          />
          <NewPasswordFields label="New password" confirmLabel="Confirm new password" />
          {errors.root?.message !== undefined && (
            <Notice tone="danger">{errors.root.message}</Notice>
          )}
        </form>
      </FormProvider>
    </Modal>
  )
}
