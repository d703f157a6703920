import { useForm } from 'react-hook-form'
import { ResendCode } from '#web/features/auth/resend-code.tsx'
import { CodeField } from '#web/session/code-field.tsx'
import type { CodeRequest, CodeSent } from '#web/session/request-code.ts'
import { Button } from '#web/ui/button.tsx'
import { CODE_STEP_WORDS } from '#words/user/auth/code-step.ts'

/**
 * Asks for the code that was sent to `email`. `verify` returns the problem, if there is one. The next code is
 * allowed at `nextCodeAt`, in milliseconds since 1970.
 */
export function CodeStep({
  email,
  nextCodeAt,
  verify,
  resend,
  onResent,
}: {
  email: string
  nextCodeAt: number
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
        label={CODE_STEP_WORDS.code}
        hint={CODE_STEP_WORDS.codeHint}
        email={email}
      />
      <Button
        type="submit"
        size="large"
        block
        busy={formState.isSubmitting}
        busyLabel={CODE_STEP_WORDS.verifying}
      >
        {CODE_STEP_WORDS.verify}
      </Button>
      <ResendCode
        nextCodeAt={nextCodeAt}
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
