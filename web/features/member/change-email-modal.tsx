import { useEffect, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { normalEmail } from '#shared/domain/user/email.ts'
import { loginPasswordProblem } from '#shared/domain/user/login-identifier.ts'
import { CODE_RESEND_SECONDS } from '#shared/domain/user/one-time-code.ts'
import { newEmailProblem } from '#shared/domain/user/own-details.ts'
import { isRefusal } from '#web/api/client.ts'
import { useAskEmailCode, useChangeEmail } from '#web/api/own-details.ts'
import { CodeField } from '#web/session/code-field.tsx'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { codeJustSent } from '#web/session/request-code.ts'
import { SendAnotherCode } from '#web/session/send-another-code.tsx'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** The new email that was sent a code, and when the next one is allowed. */
type Asked = { newEmail: string; nextCodeAt: number }

/** Why the dialog asks for the email once more. */
type Again = { newEmail: string; problem?: string }

/**
 * Asks for the new email and the password, then for the code that was sent to it. Calls `onDone`
 * with the server's message.
 */
export function ChangeEmailModal({
  onClose,
  onDone,
}: {
  onClose: () => void
  onDone: (message: string) => void
}) {
  const id = useId()
  const [asked, setAsked] = useState<Asked>()
  const [again, setAgain] = useState<Again>()
  const ask = useAskEmailCode()
  const change = useChangeEmail()
  const busy = ask.isPending || change.isPending

  return (
    <Modal
      open
      onClose={onClose}
      title="Change email"
      description={
        asked
          ? undefined
          : "We'll email an OTP to the new address. You stay logged in here and are logged out on your other devices."
      }
      dismissible={!busy}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={id}
            busy={busy}
            busyLabel={asked ? 'Checking...' : 'Sending OTP...'}
          >
            {asked ? 'Change email' : 'Send OTP'}
          </Button>
        </>
      }
    >
      {asked ? (
        <EnterCode
          id={id}
          asked={asked}
          change={change}
          onChanged={(message) => {
            onDone(message)
            onClose()
          }}
          onAskAgain={(problem) => {
            setAgain({ newEmail: asked.newEmail, ...(problem !== undefined && { problem }) })
            setAsked(undefined)
          }}
        />
      ) : (
        <AskForEmail id={id} again={again} ask={ask} onAsked={setAsked} />
      )}
    </Modal>
  )
}

function AskForEmail({
  id,
  again,
  ask,
  onAsked,
}: {
  id: string
  again: Again | undefined
  ask: ReturnType<typeof useAskEmailCode>
  onAsked: (asked: Asked) => void
}) {
  const { email } = useLoggedInUser()
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { newEmail: again?.newEmail ?? '', password: '' },
  })
  const { errors } = formState
  useEffect(() => {
    if (again) setFocus('newEmail')
  }, [again, setFocus])

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
          const justSent = codeJustSent(error)
          if (justSent) return after(justSent.seconds)
          const field = isRefusal(error, 'passwordWrong') ? 'password' : 'root'
          setError(field, { message: error.message }, { shouldFocus: true })
        },
      },
    )
  })

  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5">
      {again?.problem !== undefined && <Notice tone="danger">{again.problem}</Notice>}
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
  )
}

function EnterCode({
  id,
  asked,
  change,
  onChanged,
  onAskAgain,
}: {
  id: string
  asked: Asked
  change: ReturnType<typeof useChangeEmail>
  onChanged: (message: string) => void
  /** `problem`: why the email can't be used. */
  onAskAgain: (problem?: string) => void
}) {
  const { control, handleSubmit, setError } = useForm({
    mode: 'onTouched',
    defaultValues: { code: '' },
  })

  const submit = handleSubmit(({ code: otp }) =>
    change.mutate(
      { newEmail: asked.newEmail, otp },
      {
        onSuccess: ({ message }) => onChanged(message),
        onError: (error) => {
          if (isRefusal(error, 'emailTaken')) return onAskAgain(error.message)
          setError('code', { message: error.message }, { shouldFocus: true })
        },
      },
    ),
  )

  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5">
      <CodeField
        control={control}
        label="OTP"
        hint="We sent it to {email}. It is valid for 10 minutes."
        email={asked.newEmail}
      />
      <SendAnotherCode
        nextCodeAt={asked.nextCodeAt}
        disabled={change.isPending}
        onAskAgain={() => onAskAgain()}
      />
    </form>
  )
}
