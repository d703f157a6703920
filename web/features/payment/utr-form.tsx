import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { utrProblem } from '#shared/domain/money/utr.ts'
import { useSendUtr } from '#web/api/money/upi-claim.ts'
import { problemText } from '#web/session/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { UPI_WORDS as WORDS } from '#words/money/upi.ts'

const ScreenshotField = lazyPart(
  async () => (await import('#web/features/payment/screenshot.tsx')).ScreenshotField,
  <div className="h-36" />,
)

/** Sends the UTR of a payment with a screenshot, if there is one, or corrects the UTR that was `sent`. */
export function UtrForm({
  sent,
  onSent,
  onCancel,
}: {
  sent?: string
  /** `screenshotSaved` is false if the UTR was sent, but the screenshot could not be saved. */
  onSent: (screenshotSaved: boolean) => void
  onCancel?: () => void
}) {
  const { register, handleSubmit, formState } = useForm<{ utr: string }>({
    mode: 'onTouched',
    defaultValues: { utr: sent ?? '' },
  })
  const [screenshot, setScreenshot] = useState<File | null>(null)
  const send = useSendUtr(onSent)
  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ utr }) => send.mutate({ utr, screenshot }))}
      aria-label={WORDS.paid}
      className="space-y-4"
    >
      <TextField
        label={WORDS.utr}
        hint={WORDS.utrHint}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        error={formState.errors.utr?.message}
        {...register('utr', { validate: (text) => problemText(utrProblem(text)) })}
      />
      {sent === undefined && <ScreenshotField value={screenshot} onChange={setScreenshot} />}
      {send.isError && <Notice tone="danger">{send.error.message}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={send.isPending} busyLabel={WORDS.sending}>
          {WORDS.send}
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {WORDS.keep}
          </Button>
        )}
      </div>
    </form>
  )
}
