import { useId } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { loginPasswordProblem } from '#shared/domain/user/login-identifier.ts'
import { fieldProblemText, isRefusal } from '#web/api/client.ts'
import { useChangePassword } from '#web/api/user/session.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { NewPasswordFields } from '#web/session/new-password-fields.tsx'
import { problemText } from '#web/session/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
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
    <Modal
      open
      onClose={onClose}
      title={WORDS.title}
      description={WORDS.description}
      dismissible={!change.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={change.isPending}>
            {OWN_DETAILS_WORDS.cancel}
          </Button>
          <Button
            type="submit"
            form={id}
            busy={change.isPending}
            busyLabel={OWN_DETAILS_WORDS.saving}
          >
            {WORDS.save}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={id} noValidate onSubmit={submit} className="grid gap-5">
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
          {errors.root?.message !== undefined && (
            <Notice tone="danger">{errors.root.message}</Notice>
          )}
        </form>
      </FormProvider>
    </Modal>
  )
}
