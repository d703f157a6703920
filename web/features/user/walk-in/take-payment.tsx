import { type FormEvent, useState } from 'react'
import { rupees } from '#shared/domain/booking/prices.ts'
import { PAYMENT_METHODS, PAYMENT_PROBLEMS, type PaymentMethod } from '#shared/domain/payment.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { useConfirmPayment } from '#web/api/booking/desk-booking.ts'
import { isRefusal } from '#web/api/client.ts'
import { type UserBooking, useRefreshUser } from '#web/api/user/user.ts'
import {
  amountToPay,
  DiscountFields,
  discountProblems,
  NO_DISCOUNT,
  toDiscount,
} from '#web/hall/discount-fields.tsx'
import { UpiCode } from '#web/hall/upi-code.tsx'
import { problemText } from '#web/session/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { RadioCards } from '#web/ui/form/radio-cards.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { PAYMENT_METHOD_LABELS } from '#words/booking/booking-labels.ts'
import { CONFIRM_PAYMENT_WORDS } from '#words/booking/desk-booking.ts'
import { WALK_IN_WORDS as WORDS } from '#words/booking/walk-in.ts'

const OPTIONS = PAYMENT_METHODS.map((value) => ({ value, title: PAYMENT_METHOD_LABELS[value] }))

/** Takes the money of a walk-in's booking, in cash or by UPI. A discount may leave nothing to pay. */
export function TakePayment({ userId, booking }: { userId: string; booking: UserBooking }) {
  const { seat, deposit = 0 } = booking
  const { upiId } = usePublicSettings()
  const [method, setMethod] = useState<PaymentMethod>()
  const [problem, setProblem] = useState<string>()
  const [typed, setTyped] = useState(NO_DISCOUNT)
  const [submitted, setSubmitted] = useState(false)
  const amount = amountToPay(booking, typed) + deposit
  const isFree = amount === 0
  const offProblems = discountProblems(booking, typed)
  const confirm = useConfirmPayment(booking.id)
  const refreshUser = useRefreshUser(userId)

  function submit(event: FormEvent) {
    event.preventDefault()
    setSubmitted(true)
    if (method === undefined && !isFree) {
      return setProblem(problemText(PAYMENT_PROBLEMS.paymentMethodRequired))
    }
    if (offProblems) return
    const discount = toDiscount(typed)
    confirm.mutate(
      { ...(!isFree && { paymentMethod: method }), ...(discount && { discount }) },
      { onSuccess: refreshUser },
    )
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="text-lg font-semibold">
        {fillIn(WORDS.amount, { amount: rupees(amount), seat })}
      </p>
      {deposit > 0 && (
        <p>
          {fillIn(CONFIRM_PAYMENT_WORDS.deposit, { deposit: rupees(deposit), sum: rupees(amount) })}
        </p>
      )}
      <DiscountFields
        price={booking}
        typed={typed}
        problems={submitted ? offProblems : undefined}
        onChange={setTyped}
      />
      {!isFree && (
        <RadioCards
          name="method"
          label={CONFIRM_PAYMENT_WORDS.method}
          columns={2}
          options={OPTIONS}
          value={method}
          error={problem}
          onChange={(chosen) => {
            setMethod(chosen)
            setProblem(undefined)
          }}
        />
      )}
      {upiId !== '' && method === 'upi' && !isFree && (
        <UpiCode amount={amount} note={`Seat ${seat}`} />
      )}
      {confirm.isError && (
        <Notice tone="danger">
          {confirm.error.message}{' '}
          {isRefusal(confirm.error, 'noOpenShift') && (
            <TextLink href="/admin/cash">{CONFIRM_PAYMENT_WORDS.openShift}</TextLink>
          )}
        </Notice>
      )}
      <div>
        <Button type="submit" busy={confirm.isPending} busyLabel={CONFIRM_PAYMENT_WORDS.busy}>
          {CONFIRM_PAYMENT_WORDS.confirm}
        </Button>
      </div>
    </form>
  )
}
