import type { BookingState } from '../booking/booking-state.ts'
import { lastPaidDay } from '../booking/durations.ts'
import type { Ending } from '../booking/ending.ts'
import { EXPIRY_WARNING_DAYS } from '../booking/standing.ts'
import { daysLeft, type StudyDays } from '../booking/study-day.ts'
import { type CalendarDay, dayIn } from '../calendar-day.ts'
import { COUNTRY_CODE } from './phone.ts'

/**
 * Why reception writes to a member. `lastDay` is the last day of the membership, or the last day to
 * pay.
 */
export type ContactReason =
  | { kind: 'greeting' }
  | { kind: 'ending'; seat: string; days: number; lastDay: CalendarDay }
  | { kind: 'ended'; lastDay: CalendarDay }
  | { kind: 'unpaid'; seat: string; amount: number; lastDay: CalendarDay | null }
  | { kind: 'due'; seat: string; amount: number; lastDay: CalendarDay }

type Booking = Ending & {
  state: BookingState
  seat: string
  amount: number
  /** The deposit in addition to the amount, in rupees. */
  deposit?: number | undefined
  /** Whether reception still has to check a UPI payment for it: then the member owes nothing. */
  utrSent: boolean
  /** What the member still owes for a partly paid booking, in rupees. */
  due: { open: number; payableOn: CalendarDay } | null
  /** An instant; null if the seat is not held. */
  holdUntil: string | null
}

/**
 * Returns the most urgent reason to write to a member: a payment due at reception, the rest of one, otherwise the end of
 * the paid days.
 */
export function contactReason(
  bookings: readonly Booking[],
  { days, timeZone }: { days: StudyDays; timeZone: string },
): ContactReason {
  const unpaid = bookings.find(
    (booking) =>
      !booking.utrSent &&
      (booking.state === 'desk' || (booking.state === 'overdue' && daysLeft(booking, days) > 0)),
  )
  if (unpaid) {
    const { seat, amount, deposit = 0, state, holdUntil } = unpaid
    const lastDay =
      state === 'desk' && holdUntil !== null ? dayIn(timeZone, new Date(holdUntil)) : null
    return { kind: 'unpaid', seat, amount: amount + deposit, lastDay }
  }
  const [partlyPaid] = bookings
    .flatMap(({ seat, due }) => (due ? [{ seat, ...due }] : []))
    .toSorted((a, b) => (a.payableOn < b.payableOn ? -1 : 1))
  if (partlyPaid) {
    const { seat, open, payableOn } = partlyPaid
    return { kind: 'due', seat, amount: open, lastDay: payableOn }
  }
  const [last] = bookings
    .filter(({ state }) => state === 'paid')
    .toSorted((a, b) => (a.endDate < b.endDate ? 1 : -1))
  if (!last) return { kind: 'greeting' }
  const left = daysLeft(last, days)
  const lastDay = lastPaidDay(last.endDate)
  if (left <= 0) return { kind: 'ended', lastDay }
  if (left > EXPIRY_WARNING_DAYS) return { kind: 'greeting' }
  return { kind: 'ending', seat: last.seat, days: left, lastDay }
}

/** Returns a link that opens WhatsApp with a chat to this phone number and the text filled in. */
export function whatsAppLink(phoneNumber: string, text: string): string {
  const digits = phoneNumber.replace(/[^0-9]/g, '')
  const country = COUNTRY_CODE.slice(1)
  const number = digits.length === 10 ? `${country}${digits}` : digits
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`
}
