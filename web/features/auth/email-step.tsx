import type { ChangeEvent, ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { emailProblem, normalizeEmail } from '#shared/domain/user/email.ts'
import type { FormProblem } from '#web/features/auth/form-problem.ts'
import {
  clearEmailDraft,
  type EmailScreen,
  loadEmailDraft,
  saveEmailDraft,
} from '#web/session/email-draft.ts'
import { problemText } from '#web/session/problem-text.ts'
import type { CodeRequest } from '#web/session/request-code.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CODE_STEP_WORDS } from '#words/user/auth/code-step.ts'

/** Asks for the email to which the code is sent. */
export function EmailStep({
  screen,
  email,
  hint,
  consent,
  send,
  onSent,
}: {
  screen: EmailScreen
  email: string
  hint: ReactNode
  /** Shown above the button. */
  consent?: ReactNode
  send: (email: string) => Promise<CodeRequest<FormProblem<'email'>>>
  onSent: (email: string, nextCodeAt: number) => void
}) {
  const { register, handleSubmit, setError, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { email: email || loadEmailDraft(screen) },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (typed) => {
    const email = normalizeEmail(typed.email)
    const sending = await send(email)
    if ('nextCodeAt' in sending) {
      clearEmailDraft()
      return onSent(email, sending.nextCodeAt)
    }
    const field = sending.problem.field === 'email' ? 'email' : 'root'
    setError(field, { message: sending.problem.text }, { shouldFocus: true })
  })

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={CODE_STEP_WORDS.email}
        hint={hint}
        type="email"
        autoComplete="email"
        placeholder="you@example.com"
        error={errors.email?.message}
        {...register('email', {
          validate: (text) => problemText(emailProblem(text.trim())),
          onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
            saveEmailDraft(screen, target.value),
        })}
      />
      {errors.root?.message !== undefined && <Notice tone="danger">{errors.root.message}</Notice>}
      {consent}
      <Button
        type="submit"
        size="large"
        block
        busy={isSubmitting}
        busyLabel={CODE_STEP_WORDS.sending}
      >
        {CODE_STEP_WORDS.send}
      </Button>
    </form>
  )
}
