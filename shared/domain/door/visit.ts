import { BATCH_DETAILS, type Batch, type DayHalf } from '../booking/batches.ts'
import { addDays, type CalendarDay, dayParts, daysBetween } from '../calendar-day.ts'
import type { EntryOutcome } from './door-entry.ts'
import { type DoorSlot, halfEnd, hoursEnd } from './door-slot.ts'
import type { Direction } from './door-verdict.ts'

/** The fields of a door entry that determine visits. */
export type VisitEntry = {
  at: Date
  direction: Direction
  outcome: EntryOutcome
  studyDay: CalendarDay
  half: DayHalf
  /** The batch of the booking with which the member was let in; null if the booking is unknown. */
  batch: Batch | null
  /** Whether the member has paid for the day half of the next study day, too. Absent means no. */
  paidNextDay?: boolean
}

export type Visit<Entry extends VisitEntry = VisitEntry> = {
  /** The entry that began the visit. */
  entry: Entry
  from: Date
  /** When it ended; if it hasn't, now or the end of the hours. */
  until: Date
  open: boolean
}

export type VisitClock = { timeZone: string; graceMinutes: number; now: Date }

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** The clock ends a 24 Hours visit no earlier than this after it began, if paid hours continue. */
const MIN_CONTINUED_MS = 12 * HOUR_MS
/** A check-out up to this long after the check-in still ends such a visit. */
const MAX_VISIT_MS = 24 * HOUR_MS
const REFERENCE_MONDAY = '1970-01-05'

/** A check-in of a member who was already inside: at a second gate, or with a shared pass. */
export type DoubleAdmission<Entry extends VisitEntry = VisitEntry> = {
  entry: Entry
  insideSince: Date
}

/** Returns one member's visits: see `readVisits`. */
export function visitsOf<Entry extends VisitEntry>(
  entries: readonly Entry[],
  clock: VisitClock,
): Visit<Entry>[] {
  return readVisits(entries, clock).visits
}

/**
 * Returns one member's visits and double admissions, in the order of time; the entries may come in any order and from
 * several gates. A second check-in during a visit, and a check-out without a visit, change nothing.
 * A visit without a check-out ends when the batch's hours end; a check-out counts until the grace period
 * after that. A visit of the 24 Hours batch may continue after 7:00 if paid hours continue: see
 * `continuedClosingTime`.
 */
export function readVisits<Entry extends VisitEntry>(
  entries: readonly Entry[],
  clock: VisitClock,
): { visits: Visit<Entry>[]; doubles: DoubleAdmission<Entry>[] } {
  const visits: Visit<Entry>[] = []
  const doubles: DoubleAdmission<Entry>[] = []
  let inside: Entry | undefined
  const close = (entry: Entry, until: Date) => {
    visits.push({ entry, from: entry.at, until, open: false })
    inside = undefined
  }
  const admitted = entries.filter(({ outcome, at }) => outcome !== 'refused' && at <= clock.now)
  for (const entry of admitted.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    if (inside && entry.at >= closingTime(inside, clock)) {
      const leaves = entry.direction === 'out' && entry.at <= lastCheckOut(inside, clock)
      close(inside, leaves ? entry.at : closingTime(inside, clock))
    } else if (inside && entry.direction === 'out') {
      close(inside, entry.at)
    } else if (inside) {
      doubles.push({ entry, insideSince: inside.at })
    }
    if (entry.direction === 'in') inside ??= entry
  }
  if (inside) {
    const end = closingTime(inside, clock)
    // As at the gates, a member counts as inside during the grace period, when they may still check out.
    const open = clock.now < withGrace(end, clock)
    if (!open) close(inside, end)
    else visits.push({ entry: inside, from: inside.at, until: earlierDate(end, clock.now), open })
  }
  return { visits, doubles }
}

function earlierDate(a: Date, b: Date): Date {
  return a < b ? a : b
}

/**
 * Returns when the clock ends a visit. Outside the batch's hours, that is the end of the half of
 * the day.
 */
function closingTime(entry: VisitEntry, { timeZone }: VisitClock): Date {
  const { at, batch, studyDay, half } = entry
  if (batch !== null && canContinue(entry)) {
    return continuedClosingTime(timeZone, at, { day: studyDay, half })
  }
  const covered = batch !== null && BATCH_DETAILS[batch].halves.includes(half)
  const end = covered
    ? hoursEnd(timeZone, batch, { day: studyDay })
    : halfEnd(timeZone, { day: studyDay, half })
  return end > at ? end : at
}

/**
 * Whether a visit may continue after its study day: in the 24 Hours batch, if paid hours continue.
 */
export function canContinue({
  batch,
  paidNextDay,
}: Pick<VisitEntry, 'batch' | 'paidNextDay'>): boolean {
  return paidNextDay === true && batch !== null && BATCH_DETAILS[batch].halves.length === 2
}

/**
 * Returns when the clock ends a visit that may continue after its study day: at the end of the half
 * of the day after the one in which it began, but no earlier than 12 hours after the check-in. A
 * member who forgets to check out in the evening is therefore not inside the next morning, and one
 * who came at night may stay all day.
 */
export function continuedClosingTime(timeZone: string, at: Date, { day, half }: DoorSlot): Date {
  const next: DoorSlot =
    half === 'day' ? { day, half: 'night' } : { day: addDays(day, 1), half: 'day' }
  return new Date(Math.max(halfEnd(timeZone, next).getTime(), at.getTime() + MIN_CONTINUED_MS))
}

function lastCheckOut(entry: VisitEntry, clock: VisitClock): Date {
  return canContinue(entry)
    ? new Date(entry.at.getTime() + MAX_VISIT_MS)
    : withGrace(closingTime(entry, clock), clock)
}

function withGrace(end: Date, { graceMinutes }: VisitClock): Date {
  return new Date(end.getTime() + graceMinutes * MINUTE_MS)
}

/**
 * Returns the whole minutes of visits on study days from `from` to `to`. A visit counts on the
 * study day it began, but the part after that study day counts on the next one.
 */
export function minutesInside(
  visits: readonly Visit[],
  { from, to, timeZone }: { from: CalendarDay; to: CalendarDay; timeZone: string },
): number {
  const ms = visits
    .flatMap((visit) => partsByDay(visit, timeZone))
    .filter(({ day }) => from <= day && day <= to)
    .reduce((sum, part) => sum + (part.until.getTime() - part.from.getTime()), 0)
  return Math.floor(ms / MINUTE_MS)
}

/**
 * Returns a visit's parts by study day: two if it continued after the study day it began, else one.
 */
export function partsByDay(
  { entry, from, until }: Visit,
  timeZone: string,
): { day: CalendarDay; from: Date; until: Date }[] {
  const { studyDay: day } = entry
  if (!canContinue(entry)) return [{ day, from, until }]
  const dayEnd = halfEnd(timeZone, { day, half: 'night' })
  if (until <= dayEnd) return [{ day, from, until }]
  return [
    { day, from, until: dayEnd },
    { day: addDays(day, 1), from: dayEnd, until },
  ]
}

/** Returns the Monday of the day's week. */
export function mondayOf(day: CalendarDay): CalendarDay {
  const weekday = ((daysBetween(REFERENCE_MONDAY, day) % 7) + 7) % 7
  return addDays(day, -weekday)
}

export function firstOfMonth(day: CalendarDay): CalendarDay {
  return addDays(day, 1 - dayParts(day).day)
}
