import { useForm } from 'react-hook-form'
import { ResendCode, type ResendTexts } from '#web/features/auth/resend-code.tsx'
import { CodeField } from '#web/session/code-field.tsx'
import type { CodeRequest, CodeSent } from '#web/session/request-code.ts'
import { Button } from '#web/ui/button.tsx'

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

  const submit = handleSubmit(async ({ code }) => {
    const problem = await verify(code)
    if (problem !== undefined) setError('code', { message: problem }, { shouldFocus: true })
  })

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <CodeField
        control={control}
        label="Verification code"
        hint="We sent a 6-digit OTP to {email}. It may take a minute to arrive."
        email={email}
      />
      <Button
        type="submit"
        size="large"
        block
        busy={formState.isSubmitting}
        busyLabel={texts.verifying}
      >
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
