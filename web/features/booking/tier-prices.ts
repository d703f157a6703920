import { type Plan, type PriceTable, quote, rupees } from '#shared/domain/prices.ts'

import type { Room } from '#shared/domain/rooms.ts'
import { SEATS, type Tier } from '#shared/domain/seats.ts'

/** From the plainest to the best seat. */
const TIERS = ['standard', 'silver', 'gold'] as const satisfies readonly Tier[]

/** The tiers that a room has seats of. */
export function tiersOf(room: Room): Tier[] {
  return TIERS.filter((tier) => SEATS.some((seat) => seat.room === room && seat.tier === tier))
}

/** Prices as the legend shows them. */
export function priceTexts(prices: Record<Tier, number>): Record<Tier, string> {
  return {
    standard: rupees(prices.standard),
    silver: rupees(prices.silver),
    gold: rupees(prices.gold),
  }
}

/** What the plan costs on a seat of each tier, in whole rupees. */
export function tierPrices(plan: Plan, prices: PriceTable): Record<Tier, number> {
  return {
    standard: quote(plan, 'standard', prices).total,
    silver: quote(plan, 'silver', prices).total,
    gold: quote(plan, 'gold', prices).total,
  }
}
