import { BATCHES, type Batch } from '../booking/batches.ts'
import { SEATS, type SeatId } from '../booking/seats.ts'
import { addDays, type CalendarDay, daysBetween } from '../calendar-day.ts'
import { isMemberId } from '../user/member-id.ts'

/** The data about a member in a pass, for a gate that does not know the member yet. */
export type PassClaims = {
  memberId: string | null
  /** The last paid study day. */
  lastDay: CalendarDay
  batch: Batch
  seat: SeatId
}

export const CLAIMS_BYTES = 7

const FIRST_DAY: CalendarDay = '2000-01-01'
const MAX_DAY_NUMBER = 65_535
const NUMBERS_PER_YEAR = 100_000

/** Encodes claims in 7 bytes: member ID 3, last day 2, batch 1, seat 1. */
export function encodeClaims({ memberId, lastDay, batch, seat }: PassClaims): Uint8Array {
  const bytes = new Uint8Array(CLAIMS_BYTES)
  const view = new DataView(bytes.buffer)
  const number = memberNumber(memberId)
  view.setUint8(0, number >>> 16)
  view.setUint16(1, number & 0xffff)
  view.setUint16(3, dayNumber(lastDay))
  view.setUint8(5, BATCHES.indexOf(batch))
  view.setUint8(6, SEATS.find(({ id }) => id === seat)?.number ?? 0)
  return bytes
}

/** Returns the claims; undefined if the bytes name no batch or seat of the hall. */
export function decodeClaims(bytes: Uint8Array): PassClaims | undefined {
  if (bytes.length !== CLAIMS_BYTES) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const batch = BATCHES[view.getUint8(5)]
  const seat = SEATS.find(({ number }) => number === view.getUint8(6))
  if (!batch || !seat) return undefined
  return {
    memberId: memberIdOf(view.getUint8(0) * 65_536 + view.getUint16(1)),
    lastDay: dayFromNumber(view.getUint16(3)),
    batch,
    seat: seat.id,
  }
}

/** Returns a day as a two-byte number. Throws RangeError for days outside 2000 to 2179. */
export function dayNumber(day: CalendarDay): number {
  const number = daysBetween(FIRST_DAY, day)
  if (number < 0 || number > MAX_DAY_NUMBER)
    throw new RangeError(`Day outside 2000 to 2179: ${day}`)
  return number
}

export function dayFromNumber(number: number): CalendarDay {
  return addDays(FIRST_DAY, number)
}

/** '@DA202507001' is 25 × 100,000 + 07001; no member ID is 0. */
function memberNumber(memberId: string | null): number {
  if (memberId === null || !isMemberId(memberId)) return 0
  const year = Number(memberId.slice(3, 7)) - 2000
  return year < 0 || year > 160 ? 0 : year * NUMBERS_PER_YEAR + Number(memberId.slice(7))
}

function memberIdOf(number: number): string | null {
  if (number === 0) return null
  const year = 2000 + Math.floor(number / NUMBERS_PER_YEAR)
  return `@DA${year}${String(number % NUMBERS_PER_YEAR).padStart(5, '0')}`
}
