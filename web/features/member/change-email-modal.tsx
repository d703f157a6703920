import { useEffect, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { normalizeEmail } from '#shared/domain/user/email.ts'
import { loginPasswordProblem } from '#shared/domain/user/login-identifier.ts'
import { CODE_RESEND_SECONDS } from '#shared/domain/user/one-time-code.ts'
import { newEmailProblem } from '#shared/domain/user/own-details.ts'
import { isRefusal } from '#web/api/client.ts'
import { useAskEmailCode, useChangeEmail } from '#web/api/user/own-details.ts'
import { CodeField } from '#web/session/code-field.tsx'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { problemText } from '#web/session/problem-text.ts'
import { codeJustSent } from '#web/session/request-code.ts'
import { SendAnotherCode } from '#web/session/send-another-code.tsx'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { OWN_DETAILS_WORDS } from '#words/user/own-details.ts'

const WORDS = OWN_DETAILS_WORDS.email

/** The new email to which a code was sent, and when the next code is allowed. */
type AskedEmail = { newEmail: string; nextCodeAt: number }

/** The email to correct, and why. */
type RetriedEmail = { newEmail: string; problem?: string }

/**
 * Asks for the new email and the password, then for the code that was sent to that email. Calls `onDone` with a
 * message.
 */
export function ChangeEmailModal({
  onClose,
  onDone,
}: {
  onClose: () => void
  onDone: (message: string) => void
}) {
  const id = useId()
  const [asked, setAsked] = useState<AskedEmail>()
  const [retried, setRetried] = useState<RetriedEmail>()
  const ask = useAskEmailCode()
  const change = useChangeEmail()
  const busy = ask.isPending || change.isPending

  return (
    <Modal
      open
      onClose={onClose}
      title={WORDS.title}
      description={asked ? undefined : WORDS.description}
      dismissible={!busy}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            {OWN_DETAILS_WORDS.cancel}
          </Button>
          <Button
            type="submit"
            form={id}
            busy={busy}
            busyLabel={asked ? WORDS.checking : WORDS.sending}
          >
            {asked ? WORDS.change : WORDS.send}
          </Button>
        </>
      }
    >
      {asked ? (
        <EnterCode
          id={id}
          asked={asked}
          change={change}
          onChanged={() => {
            onDone(WORDS.done)
            onClose()
          }}
          onAskAgain={(problem) => {
            setRetried({ newEmail: asked.newEmail, ...(problem !== undefined && { problem }) })
            setAsked(undefined)
          }}
        />
      ) : (
        <AskForEmail id={id} retried={retried} ask={ask} onAsked={setAsked} />
      )}
    </Modal>
  )
}

function AskForEmail({
  id,
  retried,
  ask,
  onAsked,
}: {
  id: string
  retried: RetriedEmail | undefined
  ask: ReturnType<typeof useAskEmailCode>
  onAsked: (asked: AskedEmail) => void
}) {
  const { email } = useLoggedInUser()
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { newEmail: retried?.newEmail ?? '', password: '' },
  })
  const { errors } = formState
  useEffect(() => {
    if (retried) setFocus('newEmail')
  }, [retried, setFocus])

  const submit = handleSubmit((typed) => {
    const newEmail = normalizeEmail(typed.newEmail)
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
          const field = isRefusal(error, 'wrongPassword') ? 'password' : 'root'
          setError(field, { message: error.message }, { shouldFocus: true })
        },
      },
    )
  })

  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5">
      {retried?.problem !== undefined && <Notice tone="danger">{retried.problem}</Notice>}
      <TextField
        label={WORDS.newEmail}
        type="email"
        autoComplete="off"
        error={errors.newEmail?.message}
        {...register('newEmail', {
          validate: (text) => problemText(newEmailProblem(normalizeEmail(text), email)),
        })}
      />
      <PasswordField
        label={WORDS.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', {
          validate: (text) => (text === '' ? problemText(loginPasswordProblem('')) : undefined),
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
  asked: AskedEmail
  change: ReturnType<typeof useChangeEmail>
  onChanged: () => void
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
        onSuccess: onChanged,
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
        label={WORDS.code}
        hint={WORDS.codeHint}
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
