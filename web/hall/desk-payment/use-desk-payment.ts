import { useState } from 'react'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { firstPartProblems } from '#shared/domain/money/due.ts'
import type { PaymentMethod } from '#shared/domain/money/payment.ts'
import { useToday } from '#web/api/admin/public-settings.ts'
import { useConfirmPayment } from '#web/api/booking/desk-booking.ts'
import {
  amountToPay,
  discountProblems,
  NO_DISCOUNT,
  toDiscount,
} from '#web/hall/desk-payment/discount-fields.tsx'
import { type PartChoice, WHOLE_AMOUNT } from '#web/hall/desk-payment/part-fields.tsx'
import { useTypedUtr } from '#web/hall/desk-payment/use-typed-utr.ts'
import { problemText } from '#web/session/problem-text.ts'
import { PART_WORDS } from '#words/booking/desk-booking.ts'

/** A booking that waits for payment. Amounts are in whole rupees. */
export type UnpaidBooking = {
  id: string
  seat: string
  endDate: CalendarDay
  amount: number
  /** What the logged-in user may take off the amount. */
  discountLimit: number
  deposit?: number | undefined
  /** How the member wants to pay, if the member said so. */
  chosenMethod?: PaymentMethod | null
}

/** What is left to pay after a part, in whole rupees, and by when. */
export type PaymentRest = { left: number; payableOn: CalendarDay }

export type DeskPayment = ReturnType<typeof useDeskPayment>

/**
 * What reception enters when it takes a booking's payment: how much of it, how, and a discount. `submit` sends it unless
 * something is missing, which the fields then say. `onPaid` gets what is left to pay, if anything is, and the receipt's number.
 */
export function useDeskPayment(
  booking: UnpaidBooking,
  onPaid: (rest: PaymentRest | undefined, receipt: string | null) => void,
) {
  const today = useToday()
  const confirm = useConfirmPayment(booking.id)
  const [method, setMethod] = useState(booking.chosenMethod ?? undefined)
  const [choice, setChoice] = useState(WHOLE_AMOUNT)
  const [typed, setTyped] = useState(NO_DISCOUNT)
  const [submitted, setSubmitted] = useState(false)
  const utr = useTypedUtr(method, submitted)
  const { deposit = 0 } = booking
  const amount = amountToPay(booking, typed)
  const isFree = amount + deposit === 0
  const isPart = choice.isPart && amount > 0
  const discounted = { ...booking, amount }
  const partErrors = isPart ? partProblems(choice, discounted, today) : {}
  const discountErrors = discountProblems(booking, typed)
  const part = { amount: Number(choice.amount), payableOn: choice.payableOn }
  const priceNow = isPart ? part.amount : amount

  function submit() {
    setSubmitted(true)
    if (discountErrors || partErrors.amount || partErrors.payableOn) return
    if (!isFree && (method === undefined || utr.isWrong)) return
    const discount = toDiscount(typed)
    confirm.mutate(
      {
        ...(!isFree && { paymentMethod: method, ...utr.sent }),
        ...(isPart && { part }),
        ...(discount && { discount }),
      },
      {
        onSuccess: ({ data: { number } }) =>
          onPaid(
            isPart ? { left: amount - part.amount, payableOn: part.payableOn } : undefined,
            number,
          ),
      },
    )
  }

  return {
    discounted,
    deposit,
    /** Whether a discount leaves nothing to pay. */
    isFree,
    /** What is paid now, with the deposit; 0 until the part is entered. */
    amountNow: isPart && part.amount === 0 ? 0 : priceNow + deposit,
    method,
    utr,
    choice,
    typed,
    setMethod,
    setChoice,
    setTyped,
    submitted,
    partErrors,
    discountErrors,
    submit,
    busy: confirm.isPending,
    error: confirm.error,
  }
}

function partProblems(
  { amount, payableOn }: PartChoice,
  booking: { amount: number; endDate: CalendarDay },
  today: CalendarDay,
): { amount?: string | undefined; payableOn?: string | undefined } {
  const found = firstPartProblems({ amount: Number(amount), payableOn }, booking, today)
  return {
    amount: Number(amount) < 1 ? PART_WORDS.amountMissing : problemText(found.amount),
    payableOn: problemText(found.payableOn),
  }
}
