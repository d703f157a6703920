import { addDays, type CalendarDay } from '../calendar-day.ts'
import { isAdult, STOPPED_COMING_DAYS } from './attendance.ts'
import type { EntryOutcome } from './door-entry.ts'

/** The list of expired members covers their entries of this many days, including today. */
export const EXPIRED_ENTRY_DAYS = 14

/** Returns the first of the study days that decide who has stopped coming; the last one is yesterday. */
export function absenceWindowStart(today: CalendarDay): CalendarDay {
  return addDays(today, -STOPPED_COMING_DAYS)
}

/** Returns the first study day of the list of expired members. */
export function expiredEntriesStart(today: CalendarDay): CalendarDay {
  return addDays(today, 1 - EXPIRED_ENTRY_DAYS)
}

/** The first and the last study day that have entries. */
export type DoorDays = { first: CalendarDay | null; last: CalendarDay | null }

/**
 * Whether gates were in use both before and during the days since `absenceWindowStart`. Otherwise everybody
 * would seem to have stopped coming.
 */
export function hasEnoughEntries({ first, last }: DoorDays, today: CalendarDay): boolean {
  const from = absenceWindowStart(today)
  return first !== null && last !== null && first <= from && from < last
}

/** What decides whether a member has stopped coming. */
export type PayingMember = {
  dateOfBirth: CalendarDay | null
  /** Paid study days among those from `absenceWindowStart` to yesterday. */
  paidDays: number
  paidToday: boolean
  /** The study day of the last entry that was not refused. */
  lastCame: CalendarDay | null
}

/**
 * Whether an adult member paid for today and for the whole period from `absenceWindowStart`, but had no
 * entry in it.
 */
export function hasStoppedComing(
  { dateOfBirth, paidDays, paidToday, lastCame }: PayingMember,
  today: CalendarDay,
): boolean {
  return (
    isAdult({ dateOfBirth }, today) &&
    paidToday &&
    paidDays >= STOPPED_COMING_DAYS &&
    (lastCame === null || lastCame < absenceWindowStart(today))
  )
}

/** An entry of a member whose paid days are over. `paidUntil` is the day after the last one. */
export type ExpiredEntry = {
  userId: string
  paidUntil: CalendarDay
  studyDay: CalendarDay
  at: Date
  outcome: EntryOutcome
}

export type EntriesAfterExpiry<Entry extends ExpiredEntry> = {
  /** The latest entry. */
  entry: Entry
  times: number
  /** How many of the entries were admitted. */
  letIn: number
}

/**
 * Returns the members who came after their last paid day, the latest first. `entries` are
 * check-ins, in any order.
 */
export function entriesAfterExpiry<Entry extends ExpiredEntry>(
  entries: readonly Entry[],
  today: CalendarDay,
): EntriesAfterExpiry<Entry>[] {
  const members = new Map<string, EntriesAfterExpiry<Entry>>()
  for (const entry of entries) {
    if (entry.paidUntil > today || entry.studyDay < entry.paidUntil) continue
    const { times, letIn, entry: last } = members.get(entry.userId) ?? { times: 0, letIn: 0, entry }
    members.set(entry.userId, {
      entry: entry.at > last.at ? entry : last,
      times: times + 1,
      letIn: letIn + (entry.outcome === 'refused' ? 0 : 1),
    })
  }
  return [...members.values()].toSorted((a, b) => b.entry.at.getTime() - a.entry.at.getTime())
}
