import { type CalendarDay, dayParts } from './calendar-day.ts'

/** Running numbers in one block of a year; the blocks 01-12 are months, 13-99 take what is over. */
const NUMBERS_PER_BLOCK = 999
const FIRST_OVERFLOW_BLOCK = 13
const LAST_OVERFLOW_BLOCK = 99

/** How many members a year can take in after their months were full. */
const OVERFLOW_CAPACITY = (LAST_OVERFLOW_BLOCK - FIRST_OVERFLOW_BLOCK + 1) * NUMBERS_PER_BLOCK

/** '@DA' followed by 9 digits (document 1, section 3). */
export function isMemberId(text: string): boolean {
  return /^@DA[0-9]{9}$/.test(text)
}

/** True while the month still has one of its 999 numbers left for `running`, counted from 1. */
export function fitsInMonth(running: number): boolean {
  return running <= NUMBERS_PER_BLOCK
}

/** '@DA' + year + month + running number of three digits, for the `running`-th member of a month. */
export function memberIdInMonth(day: CalendarDay, running: number): string {
  const { year, month } = dayParts(day)
  return memberId(year, month, running)
}

/**
 * The ID of the year's `running`-th member past a full month: the month's two digits run on from 13
 * to 99. All months of a year share these blocks. Throws RangeError past the last.
 */
export function memberIdPastMonth(year: number, running: number): string {
  if (running > OVERFLOW_CAPACITY) throw new RangeError(`No member IDs are left in ${year}`)
  const block = FIRST_OVERFLOW_BLOCK + Math.floor((running - 1) / NUMBERS_PER_BLOCK)
  return memberId(year, block, ((running - 1) % NUMBERS_PER_BLOCK) + 1)
}

function memberId(year: number, block: number, running: number): string {
  return `@DA${String(year).padStart(4, '0')}${String(block).padStart(2, '0')}${String(running).padStart(3, '0')}`
}
