import type { CalendarDay } from '../calendar-day.ts'

/** Serial numbers per block of a year. Blocks 01-12 are the months; 13-99 take the overflow. */
const NUMBERS_PER_BLOCK = 999
const FIRST_OVERFLOW_BLOCK = 13
const LAST_OVERFLOW_BLOCK = 99

/** How many member IDs a year can issue beyond those of its full months. */
const OVERFLOW_CAPACITY = (LAST_OVERFLOW_BLOCK - FIRST_OVERFLOW_BLOCK + 1) * NUMBERS_PER_BLOCK

/** '@DA' followed by 9 digits (specification document 1, section 3). */
export function isMemberId(text: string): boolean {
  return /^@DA[0-9]{9}$/.test(text)
}

/** Returns whether a serial number, counted from 1, fits in the month's 999 numbers. */
export function fitsInMonth(serial: number): boolean {
  return serial <= NUMBERS_PER_BLOCK
}

/** Returns the ID of a month's `serial`-th member: '@DA', year, month and three digits. */
export function monthMemberId(day: CalendarDay, serial: number): string {
  // Slices the string, because `dayParts` would load the calendar with the login screen.
  return memberId(day.slice(0, 4), day.slice(5, 7), serial)
}

/**
 * Returns the ID of the year's `serial`-th member whose month was already full. In place of the month it has a
 * block from 13 to 99, which all months of the year share. Throws RangeError after the last block.
 */
export function overflowMemberId(year: number, serial: number): string {
  if (serial > OVERFLOW_CAPACITY) throw new RangeError(`No member IDs are left in ${year}`)
  const block = FIRST_OVERFLOW_BLOCK + Math.floor((serial - 1) / NUMBERS_PER_BLOCK)
  const inBlock = ((serial - 1) % NUMBERS_PER_BLOCK) + 1
  return memberId(String(year).padStart(4, '0'), String(block), inBlock)
}

function memberId(year: string, block: string, serial: number): string {
  return `@DA${year}${block}${String(serial).padStart(3, '0')}`
}
