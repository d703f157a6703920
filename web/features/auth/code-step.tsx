import { Controller, useForm } from 'react-hook-form'
import { codeProblem } from '#shared/domain/user/one-time-code.ts'
import type { CodeRequest, CodeSent } from '#web/features/auth/request-code.ts'
import { ResendCode, type ResendTexts } from '#web/features/auth/resend-code.tsx'
import { Button } from '#web/ui/button.tsx'
import { OtpField } from '#web/ui/form/otp-field.tsx'
import { Sentence } from '#web/ui/inline-text.tsx'

export type CodeStepTexts = { verify: string; verifying: string } & ResendTexts

/**
 * Asks for the code that was sent to `email`. `verify` returns the problem, or undefined. The next
 * code is allowed at `nextCodeAt`, in milliseconds since 1970.
 */
export function CodeStep({
  email,
  nextCodeAt,
  texts,
  verify,
  resend,
  onResent,
}: {
  email: string
  nextCodeAt: number
  texts: CodeStepTexts
  verify: (code: string) => Promise<string | undefined>
  resend: () => Promise<CodeRequest<string>>
  /** Called after a resend: a new code was sent, or the earlier one is still valid. */
  onResent: (sent: CodeSent) => void
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
        rules={{ validate: (code) => codeProblem(code)?.message }}
        render={({ field }) => (
          <OtpField
            {...field}
            label="Verification code"
            hint={
              <Sentence
                text="We sent a 6-digit OTP to {email}. It may take a minute to arrive."
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
        onResent={(sent) => {
          // A new code invalidates the typed one.
          if (sent.refusal === undefined) resetField('code')
          onResent(sent)
        }}
      />
    </form>
  )
}
