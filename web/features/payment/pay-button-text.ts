import { rupees } from '#shared/domain/booking/prices.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { PaymentMethod } from '#shared/domain/money/payment.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { localDay } from '#web/ui/local-text.ts'
import { PAYMENT_WORDS } from '#words/money/payment.ts'
import { UPI_WORDS } from '#words/money/upi.ts'

const { form: WORDS, reserve: RESERVE } = PAYMENT_WORDS

/**
 * Where members pay: online, or at reception. `until` is the last day for paying at reception, unless it has passed;
 * `canPayByUpi` means that they can also pay by UPI from their phone.
 */
export type PaymentPlace =
  | { atReception: false }
  | { atReception: true; canPayByUpi?: boolean; until?: CalendarDay }

/** Returns what the button of the payment form says; `method` is '' until one is chosen. */
export function payButtonText(
  { seat, amount: wholeRupees }: { seat: string; amount: number },
  place: PaymentPlace,
  method: PaymentMethod | '',
): string {
  const amount = rupees(wholeRupees)
  if (!place.atReception) {
    return fillIn(method === 'cash' ? WORDS.confirmCash : WORDS.pay, { amount })
  }
  if (place.canPayByUpi && method !== 'cash') {
    return fillIn(method === '' ? WORDS.pay : UPI_WORDS.title, { amount })
  }
  if (method === '') return fillIn(RESERVE.seat, { seat, amount })
  return place.until === undefined
    ? RESERVE.any
    : fillIn(RESERVE.by, { day: localDay(place.until) })
}
