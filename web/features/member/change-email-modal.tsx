import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { normalEmail } from '#shared/domain/user/email.ts'
import { loginPasswordProblem } from '#shared/domain/user/login-identifier.ts'
import { CODE_RESEND_SECONDS } from '#shared/domain/user/one-time-code.ts'
import { newEmailProblem } from '#shared/domain/user/own-details.ts'
import { ApiError, isRefusal } from '#web/api/client.ts'
import { useAskEmailCode, useChangeEmail } from '#web/api/own-details.ts'
import { CodeField } from '#web/session/code-field.tsx'
import { useSecondsUntil } from '#web/session/countdown.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** The new email that was sent a code, and when the next one is allowed. */
type Asked = { newEmail: string; nextCodeAt: number }

type Done = { onClose: () => void; onDone: (message: string) => void }

/** Asks for the new email and the password, then for the code that was sent to it. */
export function ChangeEmailModal({ onClose, onDone }: Done) {
  const [asked, setAsked] = useState<Asked>()
  const [taken, setTaken] = useState<string>()
  return asked ? (
    <EnterCode
      asked={asked}
      onClose={onClose}
      onDone={onDone}
      onAskAgain={(problem) => {
        setTaken(problem)
        setAsked(undefined)
      }}
    />
  ) : (
    <AskForEmail taken={taken} onAsked={setAsked} onClose={onClose} />
  )
}

function AskForEmail({
  taken,
  onAsked,
  onClose,
}: {
  /** Why the email that was just proved can't be used. */
  taken: string | undefined
  onAsked: (asked: Asked) => void
  onClose: () => void
}) {
  const id = useId()
  const { email } = useLoggedInUser()
  const ask = useAskEmailCode()
  const { register, handleSubmit, setError, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { newEmail: '', password: '' },
  })
  const { errors } = formState

  const submit = handleSubmit((typed) => {
    const newEmail = normalEmail(typed.newEmail)
    const after = (seconds: number) =>
      onAsked({ newEmail, nextCodeAt: Date.now() + seconds * 1000 })
    ask.mutate(
      { newEmail, password: typed.password },
      {
        onSuccess: () => after(CODE_RESEND_SECONDS),
        onError: (error) => {
          // A code that was just sent is still valid.
          if (error instanceof ApiError && isRefusal(error, 'tooManyCodes')) {
            return after(error.retryAfterSeconds ?? CODE_RESEND_SECONDS)
          }
          const field = isRefusal(error, 'passwordWrong') ? 'password' : 'root'
          setError(field, { message: error.message }, { shouldFocus: true })
        },
      },
    )
  })

  return (
    <Modal
      open
      onClose={onClose}
      title="Change email"
      description="We'll email an OTP to the new address. You stay logged in here and are logged out on your other devices."
      dismissible={!ask.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={ask.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={ask.isPending} busyLabel="Sending OTP...">
            Send OTP
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-5">
        {taken !== undefined && <Notice tone="danger">{taken}</Notice>}
        <TextField
          label="New email"
          type="email"
          autoComplete="off"
          error={errors.newEmail?.message}
          {...register('newEmail', {
            validate: (text) => newEmailProblem(normalEmail(text), email)?.message,
          })}
        />
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password', {
            validate: (text) => (text === '' ? loginPasswordProblem('')?.message : undefined),
          })}
        />
        {errors.root?.message !== undefined && <Notice tone="danger">{errors.root.message}</Notice>}
      </form>
    </Modal>
  )
}

function EnterCode({
  asked,
  onClose,
  onDone,
  onAskAgain,
}: Done & {
  asked: Asked
  /** `problem`: why the email can't be used. */
  onAskAgain: (problem?: string) => void
}) {
  const id = useId()
  const change = useChangeEmail()
  const left = useSecondsUntil(asked.nextCodeAt)
  const { control, handleSubmit, setError } = useForm({
    mode: 'onTouched',
    defaultValues: { code: '' },
  })

  const submit = handleSubmit(({ code: otp }) =>
    change.mutate(
      { newEmail: asked.newEmail, otp },
      {
        onSuccess: ({ message }) => {
          onDone(message)
          onClose()
        },
        onError: (error) => {
          if (isRefusal(error, 'emailTaken')) return onAskAgain(error.message)
          setError('code', { message: error.message }, { shouldFocus: true })
        },
      },
    ),
  )

  return (
    <Modal
      open
      onClose={onClose}
      title="Change email"
      dismissible={!change.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={change.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={change.isPending} busyLabel="Checking...">
            Change email
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-5">
        <CodeField
          control={control}
          label="OTP"
          hint="We sent it to {email}. It is valid for 10 minutes."
          email={asked.newEmail}
        />
        <Button
          variant="quiet"
          disabled={left > 0 || change.isPending}
          onClick={() => onAskAgain()}
          className="tabular-nums"
        >
          {left > 0 ? `Send another OTP in ${left}s` : 'Send another OTP'}
        </Button>
      </form>
    </Modal>
  )
}
