import type { Stay } from '../booking/occupancy.ts'
import { addDays, type CalendarDay } from '../calendar-day.ts'
import { coversSlot, type DoorSlot, hoursStart } from './door-slot.ts'

/** The roster has the members with a stay from `before` days before the study day to `after` days after it. */
export const ROSTER_DAYS = { before: 3, after: 7 }
/**
 * How many passes of a member, the newest ones, are sent with the member. Of older ones, gates get only the IDs, so
 * that they can tell them from passes that were issued after the roster was read.
 */
export const ROSTER_PASSES = 20

/**
 * A member's stay in the roster. `due` is what the member still owes, in rupees. For a paid stay, it need not be
 * paid before the end of the day `payableOn`.
 */
export type RosterStay = Stay & {
  bookingId: string
  seat: string
  state: 'paid' | 'unpaid' | 'cancelled'
  due: number
  /** Null if the amount is due now. Rosters of an older version have none. */
  payableOn?: CalendarDay | null | undefined
}

/** Whether the day by which the stay had to be paid has passed. */
export function isUnpaidOn({ state, due, payableOn }: RosterStay, day: CalendarDay): boolean {
  if (state === 'cancelled' || due === 0) return false
  return payableOn == null || payableOn < day
}

/** Returns the paid stay whose hours, with the grace period, cover now. */
export function admittingStay(
  stays: readonly RosterStay[],
  slots: readonly DoorSlot[],
): { stay: RosterStay; slot: DoorSlot } | undefined {
  for (const slot of slots) {
    const stay = stays.find(
      (candidate) => candidate.state === 'paid' && coversSlot(candidate, slot),
    )
    if (stay) return { stay, slot }
  }
  return undefined
}

type StayProblem = {
  reason: 'notPaid' | 'otherBatch' | 'notStarted' | 'ended'
  stay?: RosterStay
  /** When the hours of another batch begin. */
  at?: Date
  /** The first paid day, or the last one. */
  day?: CalendarDay
}

/**
 * Returns why none of these stays admits the member now. If there are several reasons, returns the
 * most helpful one: an unpaid booking for now, else the nearest paid hours.
 */
export function stayProblem(
  stays: readonly RosterStay[],
  situation: { now: Date; slots: readonly [DoorSlot, ...DoorSlot[]]; timeZone: string },
): StayProblem {
  const { slots } = situation
  const [{ day }] = slots
  const unpaid = stays.find(
    (stay) => stay.state === 'unpaid' && slots.some((slot) => coversSlot(stay, slot)),
  )
  if (unpaid) return { reason: 'notPaid', stay: unpaid }

  const paid = stays
    .filter(({ state }) => state === 'paid')
    .toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))
  for (const stay of paid) {
    if (stay.startDate > day) return { reason: 'notStarted', stay, day: stay.startDate }
    const at = nextHoursStart(stay, situation)
    if (at) return { reason: 'otherBatch', stay, at }
  }
  const last = paid.at(-1)
  if (last) return { reason: 'ended', stay: last, day: addDays(last.endDate, -1) }
  // The last day of a cancelled stay may be in the future.
  const cancelled = stays.find(({ state }) => state === 'cancelled')
  return { reason: 'ended', ...(cancelled && { stay: cancelled }) }
}

/**
 * Returns the next time at which the hours of a running stay begin; undefined if none are left.
 */
function nextHoursStart(
  { endDate, batch }: RosterStay,
  {
    now,
    slots: [{ day }],
    timeZone,
  }: { now: Date; slots: readonly [DoorSlot, ...DoorSlot[]]; timeZone: string },
): Date | undefined {
  return [day, addDays(day, 1)]
    .filter((candidate) => candidate < endDate)
    .map((candidate) => hoursStart(timeZone, batch, candidate))
    .find((at) => at > now)
}
