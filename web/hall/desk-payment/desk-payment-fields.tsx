import { rupees } from '#shared/domain/booking/prices.ts'
import { PAYMENT_PROBLEMS } from '#shared/domain/money/payment.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { DiscountFields } from '#web/hall/desk-payment/discount-fields.tsx'
import { PartFields } from '#web/hall/desk-payment/part-fields.tsx'
import { PaymentMethodField } from '#web/hall/desk-payment/payment-method-field.tsx'
import { PaymentRefused } from '#web/hall/desk-payment/payment-refused.tsx'
import type { DeskPayment, UnpaidBooking } from '#web/hall/desk-payment/use-desk-payment.ts'
import { problemText } from '#web/session/problem-text.ts'
import { CONFIRM_PAYMENT_WORDS as WORDS } from '#words/booking/desk-booking.ts'

/** The fields of a payment at reception. A discount may leave nothing to pay. */
export function DeskPaymentFields({
  booking,
  payment,
  methodHint,
  codeShown,
}: {
  booking: UnpaidBooking
  payment: DeskPayment
  methodHint?: string | undefined
  /** Whether the QR code for UPI is shown without asking for it. */
  codeShown?: boolean
}) {
  const { discounted, deposit, isFree, amountNow, submitted, method, choice } = payment
  return (
    <>
      <DiscountFields
        price={booking}
        typed={payment.typed}
        problems={submitted ? payment.discountErrors : undefined}
        isFree={isFree}
        onChange={payment.setTyped}
      />
      {!isFree && (
        <>
          {discounted.amount > 0 && (
            <PartFields
              booking={discounted}
              choice={choice}
              problems={submitted ? payment.partErrors : {}}
              onChange={(changed) => payment.setChoice({ ...choice, ...changed })}
            />
          )}
          {deposit > 0 && amountNow > 0 && (
            <p>{fillIn(WORDS.deposit, { deposit: rupees(deposit), sum: rupees(amountNow) })}</p>
          )}
          <PaymentMethodField
            value={method}
            hint={methodHint}
            error={
              submitted && method === undefined
                ? problemText(PAYMENT_PROBLEMS.paymentMethodRequired)
                : undefined
            }
            amount={amountNow}
            seat={booking.seat}
            codeShown={codeShown}
            utr={payment.utr}
            onChange={payment.setMethod}
          />
        </>
      )}
      <PaymentRefused error={payment.error} cash={!isFree && method === 'cash'} />
    </>
  )
}
