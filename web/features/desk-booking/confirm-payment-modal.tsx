import { useState } from 'react'
import { rupees } from '#shared/domain/booking/prices.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { firstPartProblems } from '#shared/domain/money/due.ts'
import { PAYMENT_PROBLEMS, type PaymentMethod } from '#shared/domain/payment.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { useToday } from '#web/api/admin/public-settings.ts'
import type { ListedBooking } from '#web/api/booking/desk-booking.ts'
import { useConfirmPayment } from '#web/api/booking/desk-booking.ts'
import { displayName } from '#web/features/desk-booking/display-name.ts'
import {
  type PartChoice,
  PartFields,
  WHOLE_AMOUNT,
} from '#web/features/desk-booking/part-fields.tsx'
import { PaymentMethodField } from '#web/features/desk-booking/payment-method-field.tsx'
import { PaymentRefused } from '#web/features/desk-booking/payment-refused.tsx'
import {
  amountToPay,
  DiscountFields,
  discountProblems,
  NO_DISCOUNT,
  toDiscount,
} from '#web/hall/discount-fields.tsx'
import { problemText } from '#web/session/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { PAYMENT_MESSAGES } from '#words/booking/booking.ts'
import { PAYMENT_METHOD_LABELS } from '#words/booking/booking-labels.ts'
import { PART_WORDS, CONFIRM_PAYMENT_WORDS as WORDS } from '#words/booking/desk-booking.ts'

/** Confirms that reception received the money, or part of it, and by which method. A discount may leave nothing to pay. */
export function ConfirmPaymentModal({
  booking,
  onClose,
}: {
  booking: ListedBooking
  onClose: (message?: string) => void
}) {
  const { seat, chosenMethod, deposit = 0 } = booking
  const name = displayName(booking)
  const today = useToday()
  const confirm = useConfirmPayment(booking.id)
  const [method, setMethod] = useState<PaymentMethod>()
  const [choice, setChoice] = useState(WHOLE_AMOUNT)
  const [typed, setTyped] = useState(NO_DISCOUNT)
  const [submitted, setSubmitted] = useState(false)
  const amount = amountToPay(booking, typed)
  const discountedBooking = { ...booking, amount }
  const isFree = amount + deposit === 0
  const isPart = choice.isPart && amount > 0
  const problems = isPart ? problemsOf(choice, discountedBooking, today) : {}
  const discountErrors = discountProblems(booking, typed)
  const part = { amount: Number(choice.amount), payableOn: choice.payableOn }
  const priceNow = isPart ? part.amount : amount
  const amountNow = isPart && part.amount === 0 ? 0 : priceNow + deposit

  function submit() {
    setSubmitted(true)
    if (discountErrors || problems.amount || problems.payableOn) return
    if (method === undefined && !isFree) return
    const discount = toDiscount(typed)
    confirm.mutate(
      {
        ...(!isFree && { paymentMethod: method }),
        ...(isPart && { part }),
        ...(discount && { discount }),
      },
      { onSuccess: () => onClose(`${name}: ${PAYMENT_MESSAGES.confirmed}`) },
    )
  }

  return (
    <Modal
      open
      onClose={() => onClose()}
      title={
        isFree
          ? fillIn(WORDS.freeTitle, { seat, name })
          : fillIn(WORDS.title, {
              amount: rupees(amountNow > 0 ? amountNow : amount + deposit),
              name,
            })
      }
      description={fillIn(WORDS.effect, { seat })}
      dismissible={!confirm.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={() => onClose()} disabled={confirm.isPending}>
            {WORDS.notYet}
          </Button>
          <Button onClick={submit} busy={confirm.isPending} busyLabel={WORDS.busy}>
            {WORDS.confirm}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <DiscountFields
          price={booking}
          typed={typed}
          problems={submitted ? discountErrors : undefined}
          onChange={setTyped}
        />
        {!isFree && (
          <>
            {amount > 0 && (
              <PartFields
                booking={discountedBooking}
                choice={choice}
                problems={submitted ? problems : {}}
                onChange={(changed) => setChoice({ ...choice, ...changed })}
              />
            )}
            {deposit > 0 && amountNow > 0 && (
              <p>{fillIn(WORDS.deposit, { deposit: rupees(deposit), sum: rupees(amountNow) })}</p>
            )}
            <PaymentMethodField
              value={method}
              hint={
                chosenMethod === null
                  ? undefined
                  : fillIn(WORDS.chosen, { name, method: PAYMENT_METHOD_LABELS[chosenMethod] })
              }
              error={
                submitted && method === undefined
                  ? problemText(PAYMENT_PROBLEMS.paymentMethodRequired)
                  : undefined
              }
              amount={amountNow}
              seat={seat}
              onChange={setMethod}
            />
          </>
        )}
        <PaymentRefused error={confirm.error} />
      </div>
    </Modal>
  )
}

function problemsOf(
  { amount, payableOn }: PartChoice,
  booking: ListedBooking,
  today: CalendarDay,
): { amount?: string | undefined; payableOn?: string | undefined } {
  const found = firstPartProblems({ amount: Number(amount), payableOn }, booking, today)
  return {
    amount: Number(amount) < 1 ? PART_WORDS.amountMissing : problemText(found.amount),
    payableOn: problemText(found.payableOn),
  }
}
