import { type FormEvent, useState } from 'react'
import { rupees } from '#shared/domain/booking/prices.ts'
import { LATE_FEE_REASON_MAX_LENGTH, lateFee } from '#shared/domain/money/late-fee.ts'
import { PAYMENT_PROBLEMS, type PaymentMethod } from '#shared/domain/money/payment.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { useToday } from '#web/api/admin/public-settings.ts'
import { type ListedBooking, usePayDue } from '#web/api/booking/desk-booking.ts'
import { displayName } from '#web/features/desk-booking/display-name.ts'
import {
  amountToPay,
  DiscountFields,
  discountProblems,
  NO_DISCOUNT,
  toDiscount,
} from '#web/hall/desk-payment/discount-fields.tsx'
import { PaymentMethodField } from '#web/hall/desk-payment/payment-method-field.tsx'
import { PaymentRefused } from '#web/hall/desk-payment/payment-refused.tsx'
import { useTypedUtr } from '#web/hall/desk-payment/use-typed-utr.ts'
import { problemText } from '#web/session/problem-text.ts'
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { RupeeField } from '#web/ui/form/rupee-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { BOOKING_MESSAGES } from '#words/booking/booking.ts'
import { NO_EMAIL_WORDS, PART_WORDS, PAY_DUE_WORDS as WORDS } from '#words/booking/desk-booking.ts'
import { PRICE_ROWS } from '#words/booking/seat-labels.ts'

/** Takes a payment of a booking's due: all of it, or a part. */
export function PayDueModal({
  booking,
  due,
  onClose,
}: {
  booking: ListedBooking
  due: NonNullable<ListedBooking['due']>
  onClose: (message?: string, receipt?: string) => void
}) {
  const { open, payableOn, allowedBy } = due
  const fee = lateFee(due, useToday())
  const [id] = useState(() => crypto.randomUUID())
  const name = displayName(booking)
  const pay = usePayDue(booking.id)
  const [typed, setTyped] = useState(NO_DISCOUNT)
  const [typedAmount, setAmount] = useState<string>()
  const [method, setMethod] = useState<PaymentMethod>()
  const [submitted, setSubmitted] = useState(false)
  const utr = useTypedUtr(method, submitted)
  const [reason, setReason] = useState<string>()
  const feeNow = reason === undefined ? fee : 0
  const discountLimit = Math.min(booking.discountLimit - fee + feeNow, open)
  const price = { amount: open, discountLimit }
  const discountErrors = discountProblems(price, typed)
  const left = amountToPay(price, typed)
  const amount = left === 0 ? '0' : (typedAmount ?? String(left))
  const amountNow = Number(amount)
  const isFree = left + feeNow === 0
  const tooMuch = amountNow > left ? fillIn(WORDS.tooMuch, { open: rupees(left) }) : undefined
  const reasonProblem = fee > 0 && reason?.trim() === '' ? WORDS.reasonMissing : undefined
  const problem = amountNow < 1 && left > 0 ? PART_WORDS.amountMissing : tooMuch

  function submit(event: FormEvent) {
    event.preventDefault()
    setSubmitted(true)
    if (discountErrors || problem !== undefined || reasonProblem !== undefined) return
    if (!isFree && (method === undefined || utr.isWrong)) return
    const leftOut = fee > 0 && reason !== undefined ? { withoutLateFee: reason } : {}
    const discount = toDiscount(typed)
    const sent = { id, amount: amountNow, discount, open, lateFee: fee, ...leftOut }
    pay.mutate(isFree ? sent : { ...sent, method, ...utr.sent }, {
      onSuccess: ({ data: { number } }) =>
        onClose(`${name}: ${fillIn(BOOKING_MESSAGES.partPaid, { number })}`, number),
    })
  }

  return (
    <FormDialog
      title={fillIn(WORDS.title, { name })}
      description={fillIn(booking.email ? WORDS.effect : NO_EMAIL_WORDS.receipt, { name })}
      cancelLabel={WORDS.notNow}
      submitLabel={
        amountNow + feeNow > 0
          ? fillIn(WORDS.takeAmount, { amount: rupees(amountNow + feeNow) })
          : WORDS.take
      }
      pending={pay.isPending}
      busyLabel={WORDS.busy}
      onClose={() => onClose()}
      onSubmit={submit}
    >
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 rounded-control bg-raised px-4 py-3 tabular-nums">
        <dt className="text-ink-soft">{WORDS.price}</dt>
        <dd className="text-right">{rupees(booking.amount)}</dd>
        {booking.discount && (
          <>
            <dt className="text-ink-soft">{PRICE_ROWS.discount}</dt>
            <dd className="text-right">{rupees(booking.discount.amount)}</dd>
          </>
        )}
        <dt className="font-semibold">{WORDS.open}</dt>
        <dd className="text-right font-semibold">{rupees(open)}</dd>
        {fee > 0 && (
          <>
            <dt className="text-ink-soft">{WORDS.lateFee}</dt>
            <dd className="text-right">{rupees(feeNow)}</dd>
            {!typed.isGiven && (
              <>
                <dt className="font-semibold">{WORDS.total}</dt>
                <dd className="text-right font-semibold">{rupees(open + feeNow)}</dd>
              </>
            )}
          </>
        )}
        <dt className="text-ink-soft">{WORDS.payableOn}</dt>
        <dd className="text-right">{localDay(payableOn)}</dd>
        {allowedBy !== '' && (
          <>
            <dt className="text-ink-soft">{WORDS.allowedBy}</dt>
            <dd className="text-right wrap-anywhere">{allowedBy}</dd>
          </>
        )}
      </dl>
      <DiscountFields
        price={price}
        typed={typed}
        problems={submitted ? discountErrors : undefined}
        priceLabel={WORDS.open}
        lateFee={feeNow > 0 ? { label: WORDS.lateFee, amount: feeNow } : undefined}
        isFree={isFree}
        onChange={setTyped}
      />
      {left > 0 && (
        <RupeeField
          label={PART_WORDS.now}
          hint={
            amountNow > 0 && amountNow < left
              ? fillIn(PART_WORDS.left, { left: rupees(left - amountNow) })
              : undefined
          }
          maxLength={7}
          value={amount}
          error={submitted ? problem : undefined}
          autofocused
          onChange={setAmount}
        />
      )}
      {feeNow > 0 && amountNow > 0 && amountNow < left && (
        <p>{fillIn(WORDS.totalHint, { sum: rupees(amountNow + feeNow) })}</p>
      )}
      {fee > 0 && fee <= booking.discountLimit && (
        <>
          <Checkbox
            label={WORDS.withoutLateFee}
            checked={reason !== undefined}
            onChange={({ target }) => setReason(target.checked ? '' : undefined)}
          />
          {reason !== undefined && (
            <TextField
              label={WORDS.reason}
              maxLength={LATE_FEE_REASON_MAX_LENGTH}
              value={reason}
              error={submitted ? reasonProblem : undefined}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </>
      )}
      {!isFree && (
        <PaymentMethodField
          value={method}
          error={
            submitted && method === undefined
              ? problemText(PAYMENT_PROBLEMS.paymentMethodRequired)
              : undefined
          }
          amount={amountNow > 0 || left === 0 ? amountNow + feeNow : 0}
          seat={booking.seat}
          utr={utr}
          onChange={setMethod}
        />
      )}
      <PaymentRefused error={pay.error} cash={!isFree && method === 'cash'} />
    </FormDialog>
  )
}
