import type { CalendarDay } from '../calendar-day.ts'
import { fieldProblems } from '../field-problem.ts'
import { fillProblem } from '../fill-problem.ts'
import type { Gender } from '../options.ts'
import { type Decision, firstRefusal, invalidForm, type Refusal } from '../refusal.ts'
import { BOOKING_PROBLEMS, bookingProblems } from './booking.ts'
import { membershipEnd } from './durations.ts'
import type { Stay } from './occupancy.ts'
import { type DatedPlan, type Plan, type PriceTable, quote } from './prices.ts'
import type { RoomRules } from './room-rules.ts'
import { findSeat, type SeatId } from './seats.ts'
import { earliestStart, type StudyDays } from './study-day.ts'

export const PLAN_PROBLEMS = fieldProblems({ endDateDiffers: 'This membership ends on {end}' })

/** A requested booking; `amount` is the price in whole rupees as the member saw it. */
export type RequestedBooking = DatedPlan & {
  endDate?: CalendarDay | undefined
  seat: string
  amount: number
}

/** A booking that meets every rule of its form. */
export type PlannedBooking = Plan & Stay & { seatId: SeatId; amount: number; renewal: boolean }

/**
 * The seat, batch and days that a request asks for, which lock and read the facts for `planBooking` and `seatRefusal`
 * before either has refused it. An unknown seat has no ID.
 */
export function requestedStay({
  seat,
  batch,
  duration,
  startDate,
}: RequestedBooking): Stay & { seatId: SeatId } {
  const seatId = findSeat(seat)?.id ?? ''
  return { seatId, batch, startDate, endDate: membershipEnd(startDate, duration) }
}

type PlanFacts = {
  days: StudyDays
  gender: Gender | null
  prices: PriceTable
  roomRules: RoomRules
  renewal: boolean
  /** Whether the user has ever paid. Without a payment there is nothing to renew. */
  paidBefore: boolean
}

/** Validates a requested booking. `seatRefusal` then checks whether its seat is available. */
export function planBooking(
  requested: RequestedBooking,
  { days, gender, prices, roomRules, renewal, paidBefore }: PlanFacts,
): Decision<PlannedBooking> {
  const seat = findSeat(requested.seat)
  const refusal =
    firstRefusal(['nothingToRenew', renewal && !paidBefore]) ??
    invalidForm(
      bookingProblems(requested, {
        today: days.day,
        gender: gender ?? 'prefer-not-to-say',
        roomRules,
      }),
    ) ??
    startRefusal(requested, days)
  if (refusal) return { refusal }
  if (!seat)
    return {
      refusal: { code: 'validationFailed', problems: { seat: BOOKING_PROBLEMS.seatRequired } },
    }

  const { room, duration, endDate: shownEnd } = requested
  const { endDate, ...stay } = requestedStay(requested)
  const amount = quote(requested, seat.tier, prices).total
  const differs =
    shownEnd !== undefined && shownEnd !== endDate
      ? invalidForm({ endDate: fillProblem(PLAN_PROBLEMS.endDateDiffers, { end: endDate }) })
      : firstRefusal(['priceChanged', requested.amount !== amount])
  if (differs) return { refusal: differs }
  return { outcome: { room, duration, ...stay, endDate, amount, renewal } }
}

/** Refuses a first study day on which the hours of the batch are over. */
function startRefusal({ batch, startDate }: DatedPlan, days: StudyDays): Refusal | undefined {
  const day = earliestStart(batch, days)
  return startDate < day ? { code: 'startDateTooEarly', values: { day } } : undefined
}

type SeatFacts = {
  /** Whether a charge for the user's unpaid booking is in progress. */
  paymentInProgress: boolean
  /** Whether reception has not yet checked a UPI payment for the user's unpaid booking. */
  claimWaiting?: boolean
  /** Whether another user's booking takes the seat. */
  taken: boolean
  /** Whether the seat is closed. */
  closed: boolean
  /** Whether the user has paid for any of these days, on any seat. */
  ownDays: boolean
  /** If the seat is kept for its member's renewal: the first day on which others may book it. */
  bookableFrom?: CalendarDay | undefined
}

/** Returns why a seat can't be held for a planned booking, or undefined. */
export function seatRefusal({
  paymentInProgress,
  claimWaiting = false,
  taken,
  closed,
  ownDays,
  bookableFrom,
}: SeatFacts): Refusal | undefined {
  const refusal = firstRefusal(
    ['seatTaken', taken],
    ['paymentPending', paymentInProgress],
    ['claimWaiting', claimWaiting],
    ['seatClosed', closed],
    ['ownPeriodOverlap', ownDays],
  )
  if (refusal || bookableFrom === undefined) return refusal
  return { code: 'seatReservedForRenewal', values: { day: bookableFrom } }
}
