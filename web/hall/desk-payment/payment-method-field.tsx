import { useState } from 'react'
import { PAYMENT_METHODS, type PaymentMethod } from '#shared/domain/money/payment.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import type { UtrInput } from '#web/hall/desk-payment/use-typed-utr.ts'
import { UtrField } from '#web/hall/desk-payment/utr-field.tsx'
import { UpiCode } from '#web/hall/upi-code.tsx'
import { Button } from '#web/ui/button.tsx'
import { RadioCards } from '#web/ui/form/radio-cards.tsx'
import { PAYMENT_METHOD_LABELS } from '#words/booking/booking-labels.ts'
import { CONFIRM_PAYMENT_WORDS as WORDS } from '#words/booking/desk-booking.ts'

const OPTIONS = PAYMENT_METHODS.map((value) => ({ value, title: PAYMENT_METHOD_LABELS[value] }))

/** Asks how reception received the money. For UPI, it can show the hall's QR code with the amount. */
export function PaymentMethodField({
  value,
  hint,
  error,
  amount,
  seat,
  codeShown = false,
  utr,
  onChange,
}: {
  value: PaymentMethod | undefined
  hint?: string | undefined
  error: string | undefined
  /** In whole rupees. For 0, the code is not shown. */
  amount: number
  seat: string
  /** Whether the code is shown without asking for it. */
  codeShown?: boolean | undefined
  utr: UtrInput
  onChange: (method: PaymentMethod) => void
}) {
  const { upiId } = usePublicSettings()
  const [isShown, setShown] = useState(codeShown)
  return (
    <>
      <RadioCards
        name="method"
        label={WORDS.method}
        hint={hint}
        options={OPTIONS}
        columns={2}
        value={value}
        error={error}
        onChange={onChange}
      />
      {upiId !== '' && value === 'upi' && amount > 0 && (
        <div>
          <Button variant="secondary" size="small" onClick={() => setShown(!isShown)}>
            {isShown ? WORDS.hide : WORDS.show}
          </Button>
          {isShown && (
            <div className="mt-4">
              <UpiCode key={amount} amount={amount} note={`Seat ${seat}`} />
            </div>
          )}
        </div>
      )}
      {value === 'upi' && <UtrField utr={utr} hint={WORDS.utrHint} />}
    </>
  )
}
