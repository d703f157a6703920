import type { ReactNode } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import {
  PAYMENT_METHODS,
  type PaymentMethod,
  paymentMethodProblem,
} from '#shared/domain/money/payment.ts'
import { type PaymentPlace, payButtonText } from '#web/features/payment/pay-button-text.ts'
import { loadChosenMethod, saveChosenMethod } from '#web/features/payment/payment-draft.ts'
import { problemText } from '#web/session/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { RadioCards } from '#web/ui/form/radio-cards.tsx'
import { PAYMENT_METHOD_LABELS } from '#words/booking/booking-labels.ts'
import { PAYMENT_WORDS } from '#words/money/payment.ts'
import { UPI_WORDS } from '#words/money/upi.ts'

const WORDS = PAYMENT_WORDS.form
const RESERVE_WORDS = PAYMENT_WORDS.reserve

const methodOptions = (hints: Record<PaymentMethod, string>) =>
  PAYMENT_METHODS.map((value) => ({
    value,
    title: PAYMENT_METHOD_LABELS[value],
    description: hints[value],
  }))

/** Lets the member choose the payment method, and pays or reserves the seat. */
export function PaymentForm({
  bookingKey,
  seat,
  amount,
  place,
  busy,
  failure,
  retryHelps,
  onPay,
}: {
  bookingKey: string
  seat: string
  /** In whole rupees. */
  amount: number
  place: PaymentPlace
  busy: boolean
  /** Shown above the button. */
  failure: ReactNode
  /** False if paying again can't help, so that the button becomes secondary. */
  retryHelps: boolean
  onPay: (method: PaymentMethod) => void
}) {
  const { control, handleSubmit } = useForm<{ method: PaymentMethod | '' }>({
    mode: 'onTouched',
    defaultValues: { method: loadChosenMethod(bookingKey) ?? '' },
  })
  const chosen = useWatch({ control, name: 'method' })
  const pay = handleSubmit(({ method }) => {
    if (method !== '') onPay(method)
  })
  return (
    <form noValidate onSubmit={pay} aria-label={WORDS.label}>
      <Controller
        control={control}
        name="method"
        rules={{ validate: (method) => problemText(paymentMethodProblem(method)) }}
        render={({ field, fieldState }) => (
          <RadioCards
            {...field}
            value={field.value === '' ? undefined : field.value}
            onChange={(method) => {
              saveChosenMethod(bookingKey, method)
              field.onChange(method)
            }}
            {...methodQuestion(place)}
            error={fieldState.error?.message}
            disabled={busy}
          />
        )}
      />
      {failure && <div className="mt-5">{failure}</div>}
      <Button
        type="submit"
        size="large"
        block
        variant={retryHelps ? 'primary' : 'secondary'}
        busy={busy}
        busyLabel={place.atReception ? RESERVE_WORDS.reserving : undefined}
        className="mt-6"
      >
        {payButtonText({ seat, amount }, place, chosen)}
      </Button>
    </form>
  )
}

function methodQuestion(place: PaymentPlace) {
  if (!place.atReception) return { label: WORDS.method, options: methodOptions(WORDS.hints) }
  const { method: label, hints } = place.canPayByUpi ? UPI_WORDS : RESERVE_WORDS
  return { label, options: methodOptions(hints) }
}
