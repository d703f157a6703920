import { useForm } from 'react-hook-form'
import { emailProblem, normalizeEmail } from '#shared/domain/user/email.ts'
import { CODE_RESEND_SECONDS } from '#shared/domain/user/one-time-code.ts'
import { useAskVisitorCode } from '#web/api/tour/visitor-data.ts'
import { problemText } from '#web/session/problem-text.ts'
import { codeJustSent } from '#web/session/request-code.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { YOUR_TOURS_WORDS } from '#words/tour/your-tours.ts'

/** Asks for the tours' email and sends a code to it. */
export function AskForEmail({
  onAsked,
}: {
  /** `nextCodeAt`: when the next code is allowed, in milliseconds since 1970. */
  onAsked: (email: string, nextCodeAt: number) => void
}) {
  const ask = useAskVisitorCode()
  const { register, handleSubmit, setError, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { email: '' },
  })
  const { errors } = formState

  const submit = handleSubmit((typed) => {
    const email = normalizeEmail(typed.email)
    const after = (seconds: number) => onAsked(email, Date.now() + seconds * 1000)
    ask.mutate(email, {
      onSuccess: () => after(CODE_RESEND_SECONDS),
      onError: (error) => {
        // A code that was just sent is still valid.
        const justSent = codeJustSent(error)
        if (justSent) return after(justSent.seconds)
        setError('root', { message: error.message })
      },
    })
  })

  return (
    <Card>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label={YOUR_TOURS_WORDS.email}
          hint={YOUR_TOURS_WORDS.emailHint}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email', {
            validate: (text) => problemText(emailProblem(normalizeEmail(text))),
          })}
        />
        {errors.root?.message !== undefined && <Notice tone="danger">{errors.root.message}</Notice>}
        <Button
          type="submit"
          size="large"
          block
          busy={ask.isPending}
          busyLabel={YOUR_TOURS_WORDS.sending}
        >
          {YOUR_TOURS_WORDS.send}
        </Button>
      </form>
    </Card>
  )
}
