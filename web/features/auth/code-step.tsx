import { Controller, useForm } from 'react-hook-form'
import { codeProblem } from '#shared/domain/one-time-code.ts'
import type { CodeSending, CodeSent } from '#web/features/auth/code-sending.ts'
import { ResendCode, type ResendTexts } from '#web/features/auth/resend-code.tsx'
import { Button } from '#web/ui/button.tsx'
import { OtpField } from '#web/ui/otp-field.tsx'
import { Sentence } from '#web/ui/sentence.tsx'

export type CodeStepTexts = { verify: string; verifying: string } & ResendTexts

/**
 * Asks for the code that was sent to `email`. `verify` answers with what went wrong, or undefined.
 * Another code may be asked for at `nextCodeAt`, in milliseconds since 1970.
 */
export function CodeStep({
  email,
  nextCodeAt,
  texts,
  verify,
  resend,
  onAnswered,
}: {
  email: string
  nextCodeAt: number
  texts: CodeStepTexts
  verify: (code: string) => Promise<string | undefined>
  resend: () => Promise<CodeSending<string>>
  /** Another code was asked for: it was sent, or the one before it is still good. */
  onAnswered: (sent: CodeSent) => void
}) {
  const { control, handleSubmit, setError, resetField, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { code: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ code }) => {
    const problem = await verify(code)
    if (problem !== undefined) setError('code', { message: problem }, { shouldFocus: true })
  })

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Controller
        control={control}
        name="code"
        rules={{ validate: codeProblem }}
        render={({ field }) => (
          <OtpField
            {...field}
            label="Verification code"
            hint={
              <Sentence
                text="We sent a 6-digit code to {email}. It may take a minute to arrive."
                email={<strong className="wrap-anywhere text-ink">{email}</strong>}
              />
            }
            autoFocus
            error={errors.code?.message}
          />
        )}
      />
      <Button type="submit" size="large" block busy={isSubmitting} busyLabel={texts.verifying}>
        {texts.verify}
      </Button>
      <ResendCode
        nextCodeAt={nextCodeAt}
        texts={texts}
        resend={resend}
        onAnswered={(sent) => {
          // A new code makes the typed one void.
          if (sent.refusal === undefined) resetField('code')
          onAnswered(sent)
        }}
      />
    </form>
  )
}
