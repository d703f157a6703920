import { useForm } from 'react-hook-form'
import type { VisitorData } from '#shared/contract/tour/visitor-data.ts'
import { isRefusal } from '#web/api/client.ts'
import { useOpenVisitorData } from '#web/api/tour/visitor-data.ts'
import { CodeField } from '#web/session/code-field.tsx'
import { SendAnotherCode } from '#web/session/send-another-code.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { YOUR_TOURS_WORDS } from '#words/tour/your-tours.ts'

/** Asks for the code that was sent to the visitor's email. */
export function EnterCode({
  email,
  nextCodeAt,
  onOpened,
  onAccountFound,
  onAskAgain,
}: {
  email: string
  nextCodeAt: number
  onOpened: (data: VisitorData) => void
  /** Called with the server's message if the email has an account. */
  onAccountFound: (message: string) => void
  onAskAgain: () => void
}) {
  const open = useOpenVisitorData()
  const { control, handleSubmit, setError } = useForm({
    mode: 'onTouched',
    defaultValues: { code: '' },
  })

  const submit = handleSubmit(({ code: otp }) =>
    open.mutate(
      { email, otp },
      {
        onSuccess: onOpened,
        onError: (error) => {
          if (isRefusal(error, 'emailHasAccount')) return onAccountFound(error.message)
          setError('code', { message: error.message }, { shouldFocus: true })
        },
      },
    ),
  )

  return (
    <Card>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <CodeField
          control={control}
          label={YOUR_TOURS_WORDS.code}
          hint={YOUR_TOURS_WORDS.codeHint}
          email={email}
        />
        <Button
          type="submit"
          size="large"
          block
          busy={open.isPending}
          busyLabel={YOUR_TOURS_WORDS.checking}
        >
          {YOUR_TOURS_WORDS.show}
        </Button>
        <SendAnotherCode nextCodeAt={nextCodeAt} onAskAgain={onAskAgain} />
      </form>
    </Card>
  )
}
