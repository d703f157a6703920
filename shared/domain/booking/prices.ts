import type { CalendarDay } from '../calendar-day.ts'
import { ALL_HOURS, type Batch, DAY, NIGHT } from './batches.ts'
import type { Duration } from './durations.ts'
import { ROOMS, type Room } from './rooms.ts'
import type { Tier } from './seats.ts'

/** Whole rupees for the Night, Day and 24 Hours batch. */
export type BatchPrices = readonly [night: number, day: number, allHours: number]
/** 135 prices: by duration, room and batch. */
export type PriceTable = Readonly<Record<Duration, Readonly<Record<Room, BatchPrices>>>>

/** The default prices (specification document 2, section 9). */
export const PRICE_TABLE: PriceTable = {
  '1 Day': pricesByRoom([79, 99, 149], [149, 199, 299]),
  '8 Days': pricesByRoom([299, 399, 599], [349, 499, 699]),
  '15 Days': pricesByRoom([599, 699, 999], [849, 1199, 1799]),
  '1 Month': pricesByRoom([799, 999, 1499], [1399, 1999, 2999]),
  '2 Months': pricesByRoom([1599, 1999, 2999], [2799, 3999, 5999]),
  '3 Months': pricesByRoom([2299, 2799, 4499], [3499, 4999, 7499]),
  '4 Months': pricesByRoom([2999, 3799, 5999], [4999, 6999, 9999]),
  '5 Months': pricesByRoom([3499, 4499, 6999], [5999, 7999, 11499]),
  '6 Months': pricesByRoom([3999, 4999, 7499], [6499, 8999, 12999]),
  '7 Months': pricesByRoom([4999, 5999, 8999], [7499, 10499, 14999]),
  '8 Months': pricesByRoom([5199, 6499, 9999], [7499, 10999, 15999]),
  '9 Months': pricesByRoom([5599, 6999, 10999], [7999, 11499, 16999]),
  '10 Months': pricesByRoom([5999, 7499, 11499], [8499, 11999, 17499]),
  '11 Months': pricesByRoom([6499, 7999, 12499], [8999, 12499, 17999]),
  '12 Months': pricesByRoom([6999, 8499, 12999], [9499, 12999, 18999]),
}

export const TIER_SURCHARGE_PERCENT: Record<Tier, number> = { standard: 0, silver: 25, gold: 50 }
export const DISCOUNT = 0
export const REGISTRATION_FEE = 0

/** Whole rupees. `total` is the amount due. */
export type Quote = {
  base: number
  tier: Tier
  surcharge: number
  discount: number
  registrationFee: number
  total: number
}

export type Plan = { room: Room; batch: Batch; duration: Duration }
/** A plan with its first day. */
export type DatedPlan = Plan & { startDate: CalendarDay }

/** Returns the price of a plan before the seat's surcharge. */
export function basePrice(plan: Plan, table: PriceTable): number {
  const [night, day, allHours] = table[plan.duration][plan.room]
  const byBatch: Record<Batch, number> = {
    [NIGHT]: night,
    [DAY]: day,
    [ALL_HOURS]: allHours,
  }
  return byBatch[plan.batch]
}

/** Returns the lowest price of this duration in these rooms. */
export function lowestPrice(
  duration: Duration,
  table: PriceTable,
  rooms: readonly Room[] = ROOMS,
): number {
  return Math.min(...rooms.flatMap((room) => table[duration][room]))
}

/** Returns the full price: the base price plus the tier's rounded surcharge. */
export function quote(plan: Plan, tier: Tier, table: PriceTable): Quote {
  const base = basePrice(plan, table)
  const surcharge = Math.round((base * TIER_SURCHARGE_PERCENT[tier]) / 100)
  return {
    base,
    tier,
    surcharge,
    discount: DISCOUNT,
    registrationFee: REGISTRATION_FEE,
    total: base + surcharge - DISCOUNT + REGISTRATION_FEE,
  }
}

/** Creating a formatter is expensive, so it is created once. */
const grouped = new Intl.NumberFormat('en-IN')

/** Formats rupees for screens and emails: ₹12,999. The same in all languages. */
export function rupees(amount: number): string {
  return `₹${grouped.format(amount)}`
}

/** Formats an amount in paise: '₹1,499', or '₹0.50' if it has paise. */
export function rupeesAndPaise(paise: number): string {
  const rest = paise % 100
  const whole = rupees(Math.floor(paise / 100))
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, '0')}`
}

/** The specification has one column for Dyandhara, and one for Dyanpurn and Dyanasmi. */
function pricesByRoom(dyandhara: BatchPrices, others: BatchPrices): Record<Room, BatchPrices> {
  return { 'Dyandhara Kaksh': dyandhara, 'Dyanpurn Kaksh': others, 'Dyanasmi Kaksh': others }
}
