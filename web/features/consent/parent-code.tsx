import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { normalizeEmail } from '#shared/domain/user/email.ts'
import { CODE_RESEND_SECONDS } from '#shared/domain/user/one-time-code.ts'
import { parentEmailProblem } from '#shared/domain/user/parental-consent.ts'
import { ApiError } from '#web/api/client.ts'
import { TRY_AGAIN } from '#web/api/error-text.ts'
import { useAskParent, useEnterParentCode } from '#web/api/user/consent.ts'
import { ConsentLine, NOTICE_ON_SCREEN } from '#web/hall/consent-line.tsx'
import { CodeField } from '#web/session/code-field.tsx'
import { setCurrentUser } from '#web/session/current-user.ts'
import { problemText } from '#web/session/problem-text.ts'
import { codeJustSent } from '#web/session/request-code.ts'
import { SendAnotherCode } from '#web/session/send-another-code.tsx'
import { clearSentCode, loadSentCode, type SentCode, saveSentCode } from '#web/session/sent-code.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CONSENT_LINES } from '#words/user/consent.ts'
import { CONSENT_WORDS } from '#words/user/consent-screen.ts'

const WORDS = CONSENT_WORDS.byEmail

/** Asks for the parent's email, then for the code that the parent received. */
export function ParentCode({ ownEmail }: { ownEmail: string }) {
  const [sentCode, setSentCode] = useState(() => loadSentCode('consent'))

  function askAgain() {
    clearSentCode()
    setSentCode(undefined)
  }

  function showCodeStep(sent: SentCode) {
    saveSentCode('consent', sent)
    setSentCode(sent)
  }

  return sentCode ? (
    <EnterCode sent={sentCode} onAskAgain={askAgain} />
  ) : (
    <AskForEmail ownEmail={ownEmail} onAsked={showCodeStep} />
  )
}

function AskForEmail({
  ownEmail,
  onAsked,
}: {
  ownEmail: string
  onAsked: (sent: SentCode) => void
}) {
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { parentEmail: '' },
  })
  const ask = useAskParent()

  const submit = handleSubmit((typed) => {
    const parentEmail = normalizeEmail(typed.parentEmail)
    const showCodeAfter = (seconds: number) =>
      onAsked({ email: parentEmail, nextCodeAt: Date.now() + seconds * 1000 })
    ask.mutate(parentEmail, {
      onSuccess: () => showCodeAfter(CODE_RESEND_SECONDS),
      // A code that was just sent is still valid.
      onError: (error) => {
        const justSent = codeJustSent(error)
        if (justSent) showCodeAfter(justSent.seconds)
      },
    })
  })

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={WORDS.email}
        type="email"
        autoComplete="off"
        error={formState.errors.parentEmail?.message}
        {...register('parentEmail', {
          validate: (text) => problemText(parentEmailProblem(normalizeEmail(text), ownEmail)),
        })}
      />
      {ask.error && <Notice tone="danger">{textOf(ask.error)}</Notice>}
      <Button type="submit" size="large" block busy={ask.isPending} busyLabel={WORDS.sending}>
        {WORDS.send}
      </Button>
    </form>
  )
}

function EnterCode({ sent, onAskAgain }: { sent: SentCode; onAskAgain: () => void }) {
  const { control, handleSubmit, setError } = useForm({
    mode: 'onTouched',
    defaultValues: { code: '' },
  })
  const enter = useEnterParentCode()

  const submit = handleSubmit(({ code: otp }) =>
    enter.mutate(
      { parentEmail: sent.email, otp, ...NOTICE_ON_SCREEN },
      {
        onSuccess: ({ user }) => {
          clearSentCode()
          setCurrentUser(user)
        },
        onError: (error) => setError('code', { message: textOf(error) }, { shouldFocus: true }),
      },
    ),
  )

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <CodeField control={control} label={WORDS.code} hint={WORDS.codeHint} email={sent.email} />
      <ConsentLine text={CONSENT_LINES.parent} />
      <Button type="submit" size="large" block busy={enter.isPending} busyLabel={WORDS.entering}>
        {WORDS.enter}
      </Button>
      <SendAnotherCode nextCodeAt={sent.nextCodeAt} onAskAgain={onAskAgain} />
    </form>
  )
}

function textOf(error: Error): string {
  return error instanceof ApiError ? error.message : TRY_AGAIN
}
