import { useForm } from 'react-hook-form'
import type { Hold } from '#shared/contract/wire-names.ts'
import { utrProblem } from '#shared/domain/money/utr.ts'
import { useSendUtr } from '#web/api/money/upi-claim.ts'
import {
  clearPaymentDraft,
  loadTypedUtr,
  saveTypedUtr,
} from '#web/features/payment/payment-draft.ts'
import { bookingKey } from '#web/features/payment/payment-id.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { problemText } from '#web/session/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { usePreparedPicture } from '#web/ui/photo/use-prepared-picture.ts'
import { UPI_WORDS as WORDS } from '#words/money/upi.ts'
import { PHOTO_FIELD_WORDS } from '#words/user/photo-field.ts'

const ScreenshotField = lazyPart(
  async () => (await import('#web/features/payment/screenshot.tsx')).ScreenshotField,
  <div className="h-36" />,
)

/** Sends the UTR of a payment with a screenshot, if there is one, or corrects the UTR that was `sent`. */
export function UtrForm({
  booking,
  sent,
  onSent,
  onCancel,
}: {
  booking: Hold
  sent?: string
  /** `screenshotSaved` is false if the UTR was sent, but the screenshot could not be saved. */
  onSent: (screenshotSaved: boolean) => void
  onCancel?: () => void
}) {
  const key = useBookingKey(booking)
  const { register, handleSubmit, formState } = useForm<{ utr: string }>({
    mode: 'onTouched',
    defaultValues: { utr: loadTypedUtr(key) ?? sent ?? '' },
  })
  const screenshot = usePreparedPicture()
  const send = useSendUtr((screenshotSaved) => {
    clearPaymentDraft()
    onSent(screenshotSaved)
  })
  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ utr }) => send.mutate({ utr, screenshot: screenshot.picture }))}
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
        {...register('utr', {
          validate: (text) => problemText(utrProblem(text)),
          onChange: ({ target }) => saveTypedUtr(key, target.value),
        })}
      />
      {sent === undefined && <ScreenshotField screenshot={screenshot} />}
      {send.isError && <Notice tone="danger">{send.error.message}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          className="grow sm:grow-0"
          busy={send.isPending || screenshot.isPreparing}
          busyLabel={screenshot.isPreparing ? PHOTO_FIELD_WORDS.preparing : WORDS.sending}
        >
          {WORDS.send}
        </Button>
        {onCancel && (
          <Button
            variant="secondary"
            className="grow sm:grow-0"
            onClick={() => {
              clearPaymentDraft()
              onCancel()
            }}
          >
            {WORDS.keep}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Returns the UTR that was typed for the booking and not sent, for example because the page was reloaded. */
export function useTypedUtr(booking: Hold): string | undefined {
  return loadTypedUtr(useBookingKey(booking))
}

function useBookingKey(booking: Hold): string {
  return bookingKey(useLoggedInUser().id, booking)
}
