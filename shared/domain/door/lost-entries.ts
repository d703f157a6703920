import type { CalendarDay } from '../calendar-day.ts'

/** An entry for which the gate's entry with the preceding number is missing. */
export type NumberGap = {
  number: number
  /** The entry of this gate with the next lower number; null if there is none. */
  before: number | null
  gateSince: CalendarDay
}

/**
 * Returns the first and the last number of a gate's lost entries. If the gate is older than the stored entries, a
 * missing earlier entry may have been replaced by a count, and is not lost.
 */
export function lostNumbers(
  { number, before, gateSince }: NumberGap,
  keptFrom: CalendarDay,
): { first: number; last: number } | undefined {
  if (before === null && gateSince < keptFrom) return undefined
  const first = (before ?? 0) + 1
  return first < number ? { first, last: number - 1 } : undefined
}
