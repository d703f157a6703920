import type { ReactNode } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { rupees } from '#shared/domain/booking/prices.ts'
import {
  PAYMENT_METHOD_LABELS,
  PAYMENT_METHODS,
  type PaymentMethod,
  paymentMethodProblem,
} from '#shared/domain/payment.ts'
import { Button } from '#web/ui/button.tsx'
import { RadioCards } from '#web/ui/form/radio-cards.tsx'

const DESCRIPTIONS: Record<PaymentMethod, string> = {
  upi: 'From any UPI app on your phone',
  cash: 'At reception',
}

const OPTIONS = PAYMENT_METHODS.map((value) => ({
  value,
  title: PAYMENT_METHOD_LABELS[value],
  description: DESCRIPTIONS[value],
}))

/** Chooses the payment method and pays. */
export function PaymentForm({
  amount,
  busy,
  failure,
  retryHelps,
  onPay,
}: {
  /** In whole rupees. */
  amount: number
  busy: boolean
  /** Shown above the button. */
  failure: ReactNode
  /** False if paying again can't help; the button is then secondary. */
  retryHelps: boolean
  onPay: (method: PaymentMethod) => void
}) {
  const { control, handleSubmit } = useForm<{ method: PaymentMethod | '' }>({
    mode: 'onTouched',
    defaultValues: { method: '' },
  })
  const pay = handleSubmit(({ method }) => {
    if (method !== '') onPay(method)
  })
  return (
    <form noValidate onSubmit={pay} aria-label="Payment">
      <Controller
        control={control}
        name="method"
        rules={{ validate: (method) => paymentMethodProblem(method)?.message }}
        render={({ field, fieldState }) => (
          <RadioCards
            {...field}
            value={field.value === '' ? undefined : field.value}
            label="Payment method"
            options={OPTIONS}
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
        className="mt-6"
      >
        {`Pay ${rupees(amount)}`}
      </Button>
    </form>
  )
}
