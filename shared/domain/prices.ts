import { BATCHES, type Batch } from './batches.ts'
import type { Duration } from './durations.ts'
import type { Room } from './rooms.ts'
import type { Tier } from './seats.ts'

/** Rupees for the night, the day and the 24 hours batch. */
type BatchPrices = readonly [night: number, day: number, allHours: number]
type PriceTable = Record<Duration, { dyandhara: BatchPrices; others: BatchPrices }>

/** Document 2, section 9. `others` are Dyanpurn and Dyanasmi. Whole rupees. */
export const PRICE_TABLE: PriceTable = {
  '1 Day': { dyandhara: [79, 99, 149], others: [149, 199, 299] },
  '8 Days': { dyandhara: [299, 399, 599], others: [349, 499, 699] },
  '15 Days': { dyandhara: [599, 699, 999], others: [849, 1199, 1799] },
  '1 Month': { dyandhara: [799, 999, 1499], others: [1399, 1999, 2999] },
  '2 Months': { dyandhara: [1599, 1999, 2999], others: [2799, 3999, 5999] },
  '3 Months': { dyandhara: [2299, 2799, 4499], others: [3499, 4999, 7499] },
  '4 Months': { dyandhara: [2999, 3799, 5999], others: [4999, 6999, 9999] },
  '5 Months': { dyandhara: [3499, 4499, 6999], others: [5999, 7999, 11499] },
  '6 Months': { dyandhara: [3999, 4999, 7499], others: [6499, 8999, 12999] },
  '7 Months': { dyandhara: [4999, 5999, 8999], others: [7499, 10499, 14999] },
  '8 Months': { dyandhara: [5199, 6499, 9999], others: [7499, 10999, 15999] },
  '9 Months': { dyandhara: [5599, 6999, 10999], others: [7999, 11499, 16999] },
  '10 Months': { dyandhara: [5999, 7499, 11499], others: [8499, 11999, 17499] },
  '11 Months': { dyandhara: [6499, 7999, 12499], others: [8999, 12499, 17999] },
  '12 Months': { dyandhara: [6999, 8499, 12999], others: [9499, 12999, 18999] },
}

export const TIER_SURCHARGE_PERCENT: Record<Tier, number> = { standard: 0, silver: 25, gold: 50 }
const DISCOUNT = 0
const REGISTRATION_FEE = 0

/** Whole rupees. `total` is what is paid. */
export type Quote = {
  base: number
  tier: Tier
  surcharge: number
  discount: number
  registrationFee: number
  total: number
}

export type Plan = { membershipType: Room; timeSlot: Batch; membershipDuration: Duration }

/** The price of a plan before the seat's tier is known. */
export function basePrice(plan: Plan, table: PriceTable = PRICE_TABLE): number {
  const column = plan.membershipType === 'Dyandhara Kaksh' ? 'dyandhara' : 'others'
  const [night, day, allHours] = table[plan.membershipDuration][column]
  const byBatch: Record<Batch, number> = {
    [BATCHES[0]]: night,
    [BATCHES[1]]: day,
    [BATCHES[2]]: allHours,
  }
  return byBatch[plan.timeSlot]
}

/** The whole price: the tier's share of the base price, rounded, comes on top. */
export function quote(plan: Plan, tier: Tier, table: PriceTable = PRICE_TABLE): Quote {
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

/** Rupees as every screen and mail shows them: ₹12,999. */
export function rupees(amount: number): string {
  return `₹${amount.toLocaleString('en-IN')}`
}
