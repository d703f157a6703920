import { addDays, type CalendarDay } from '../calendar-day.ts'
import { isAdult, STOPPED_COMING_DAYS } from './attendance.ts'
import type { EntryOutcome } from './door-entry.ts'

/** The list of expired members covers their entries of this many days, including today. */
export const EXPIRED_COMING_DAYS = 14

/** Returns the first of the study days that decide who has stopped coming; the last one is yesterday. */
export function stoppedComingFrom(today: CalendarDay): CalendarDay {
  return addDays(today, -STOPPED_COMING_DAYS)
}

/** Returns the first study day of the list of expired members. */
export function expiredComingFrom(today: CalendarDay): CalendarDay {
  return addDays(today, 1 - EXPIRED_COMING_DAYS)
}

/** The first and the last study day that have entries. */
export type DoorDays = { first: CalendarDay | null; last: CalendarDay | null }

/**
 * Returns whether the entries show who has stopped coming: gates were in use before these days and during them.
 * Otherwise everybody would seem to have stopped.
 */
export function knowsWhoComes({ first, last }: DoorDays, today: CalendarDay): boolean {
  const from = stoppedComingFrom(today)
  return first !== null && last !== null && first <= from && from < last
}

/** What decides whether a member has stopped coming. */
export type PayingMember = {
  dateOfBirth: CalendarDay | null
  /** Paid study days among those from `stoppedComingFrom` to yesterday. */
  paidDays: number
  paidToday: boolean
  /** The study day of the last entry that was not refused. */
  lastCame: CalendarDay | null
}

/** Returns whether an adult has paid for each of the last 14 days and today, and did not come. */
export function hasStoppedComing(
  { dateOfBirth, paidDays, paidToday, lastCame }: PayingMember,
  today: CalendarDay,
): boolean {
  return (
    isAdult({ dateOfBirth }, today) &&
    paidToday &&
    paidDays >= STOPPED_COMING_DAYS &&
    (lastCame === null || lastCame < stoppedComingFrom(today))
  )
}

/** An entry of a member whose paid days are over. `paidUntil` is the day after the last one. */
export type ComingEntry = {
  userId: string
  paidUntil: CalendarDay
  studyDay: CalendarDay
  at: Date
  outcome: EntryOutcome
}

export type ExpiredComing<Entry extends ComingEntry> = {
  /** The last one. */
  entry: Entry
  times: number
  /** How many of the entries were admitted. */
  letIn: number
}

/** Returns the members who came after their last paid day, the latest first. `entries` are ways in, in any order. */
export function expiredComings<Entry extends ComingEntry>(
  entries: readonly Entry[],
  today: CalendarDay,
): ExpiredComing<Entry>[] {
  const members = new Map<string, ExpiredComing<Entry>>()
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
