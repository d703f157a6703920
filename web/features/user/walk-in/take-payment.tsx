import type { FormEvent } from 'react'
import { rupees } from '#shared/domain/booking/prices.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { type UserBooking, useRefreshUser } from '#web/api/user/user.ts'
import { DeskPaymentFields } from '#web/hall/desk-payment/desk-payment-fields.tsx'
import { type PaymentRest, useDeskPayment } from '#web/hall/desk-payment/use-desk-payment.ts'
import { Button } from '#web/ui/button.tsx'
import { CONFIRM_PAYMENT_WORDS } from '#words/booking/desk-booking.ts'
import { WALK_IN_WORDS as WORDS } from '#words/booking/walk-in.ts'

/** Takes the money of a walk-in's booking, or part of it, in cash or by UPI. */
export function TakePayment({
  userId,
  booking,
  onPaid,
}: {
  userId: string
  booking: UserBooking
  /** Gets what is left to pay after a part. */
  onPaid: (rest: PaymentRest | undefined) => void
}) {
  const refreshUser = useRefreshUser(userId)
  const payment = useDeskPayment(booking, (rest) => {
    onPaid(rest)
    refreshUser()
  })
  const { amountNow, discounted, deposit, busy } = payment
  const amount = amountNow > 0 ? amountNow : discounted.amount + deposit

  function submit(event: FormEvent) {
    event.preventDefault()
    payment.submit()
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="text-lg font-semibold">
        {fillIn(WORDS.amount, { amount: rupees(amount), seat: booking.seat })}
      </p>
      <DeskPaymentFields booking={booking} payment={payment} codeShown />
      <div>
        <Button type="submit" busy={busy} busyLabel={CONFIRM_PAYMENT_WORDS.busy}>
          {CONFIRM_PAYMENT_WORDS.confirm}
        </Button>
      </div>
    </form>
  )
}
