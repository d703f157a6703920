import { addDays } from '../calendar-day.ts'
import { hoursEnd } from '../door/door-slot.ts'
import type { Decision } from '../refusal.ts'
import { type Stay, sharesHours } from './occupancy.ts'
import type { SeatId } from './seats.ts'

/** How many seats a member may hold unpaid within 24 hours, one after another. */
export const HOLDS_PER_DAY = 5
/** How long a desk payment holds its seat. */
const DESK_HOLD_DAYS = 2
/** After reception rejected a UTR, the seat stays held for at least this long. */
const REJECTED_HOLD_HOURS = 24
/** An unpaid save of a seat counts for this long, so that saving it again does not start a new hold. */
const REMEMBERED_DAYS = 30
/** Members are reminded to pay this long after they saved a booking. */
const PAYMENT_REMINDER_MINUTES = 10
const DAY_MS = 86_400_000

type SeatStay = Stay & { seatId: SeatId }

/** A seat and stay that a member saved but never paid, and when they first did. */
export type PastHold = SeatStay & { savedAt: Date }

/** Returns the instant by which an unpaid booking must have been saved to be due for a reminder at `now`. */
export function paymentReminderCutoff(now: Date): Date {
  return new Date(now.getTime() - PAYMENT_REMINDER_MINUTES * 60_000)
}

/** Saves before this instant no longer count. */
export function pastHoldsCutoff(now: Date): Date {
  return new Date(now.getTime() - REMEMBERED_DAYS * DAY_MS)
}

/**
 * Returns the time until which saving holds the seat. It counts from the member's first save of that
 * seat at these hours, for any days, so saving again does not extend it; the result may be in the
 * past.
 */
export function planHold(
  wanted: SeatStay,
  past: readonly PastHold[],
  { now, holdMinutes }: { now: Date; holdMinutes: number },
): Decision<{ heldUntil: Date }> {
  const since = firstSave(wanted, past)
  if (!since && countRecentHolds(past, now) >= HOLDS_PER_DAY) {
    return { refusal: { code: 'tooManyHolds', values: { holds: HOLDS_PER_DAY } } }
  }
  const start = Math.min((since ?? now).getTime(), now.getTime())
  return { outcome: { heldUntil: new Date(start + holdMinutes * 60_000) } }
}

/** Returns the time until which a desk payment holds its seat, counted like other holds, but not beyond the booking. */
export function deskHoldEnd(
  booking: SeatStay,
  past: readonly PastHold[],
  { now, timeZone }: { now: Date; timeZone: string },
): Date {
  const start = Math.min((firstSave(booking, past) ?? now).getTime(), now.getTime())
  return deskHoldEndFrom(start, booking, timeZone)
}

/**
 * Returns the time until which a desk payment would hold the seat of a booking that is held for an
 * online payment: both count from the same save.
 */
export function deskHoldEndFromHold(
  { heldUntil, ...booking }: Stay & { heldUntil: Date },
  { holdMinutes, timeZone }: { holdMinutes: number; timeZone: string },
): Date {
  return deskHoldEndFrom(heldUntil.getTime() - holdMinutes * 60_000, booking, timeZone)
}

/** `start`: milliseconds since 1970. */
function deskHoldEndFrom(start: number, stay: Stay, timeZone: string): Date {
  return earlier(new Date(start + DESK_HOLD_DAYS * DAY_MS), claimHoldEnd(stay, timeZone))
}

/** A UTR keeps the seat until reception decides; no decision is needed once the booking's last hours are over. */
export function claimHoldEnd({ batch, endDate }: Stay, timeZone: string): Date {
  return hoursEnd(timeZone, batch, { day: addDays(endDate, -1) })
}

/** Returns the time until which the seat is held after a rejected UTR, so that the member can send the right one. */
export function rejectedHoldEnd(
  booking: SeatStay,
  past: readonly PastHold[],
  { now, timeZone }: { now: Date; timeZone: string },
): Date {
  const deskEnd = deskHoldEnd(booking, past, { now, timeZone })
  const end = new Date(now.getTime() + REJECTED_HOLD_HOURS * 3_600_000)
  return deskEnd > end ? deskEnd : earlier(end, claimHoldEnd(booking, timeZone))
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b
}

function firstSave(wanted: SeatStay, past: readonly PastHold[]): Date | undefined {
  return past
    .filter((hold) => hold.seatId === wanted.seatId && sharesHours(hold, wanted))
    .map(({ savedAt }) => savedAt)
    .sort((a, b) => a.getTime() - b.getTime())[0]
}

/**
 * Counts the holds that began in the last 24 hours; saving a held seat again starts no new hold.
 */
function countRecentHolds(past: readonly PastHold[], now: Date): number {
  return past.filter(
    (hold) =>
      hold.savedAt.getTime() > now.getTime() - DAY_MS &&
      firstSave(hold, past)?.getTime() === hold.savedAt.getTime(),
  ).length
}
