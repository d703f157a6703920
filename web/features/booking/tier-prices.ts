import {
  type Plan,
  type PriceTable,
  quote,
  rupees,
  TIER_SURCHARGE_PERCENT,
} from '#shared/domain/booking/prices.ts'
import type { Room } from '#shared/domain/booking/rooms.ts'
import { SEATS, TIERS, type Tier } from '#shared/domain/booking/seats.ts'
import { SEAT_MAP_WORDS } from '#words/booking/seat-map.ts'

/** Returns the tiers of a room's seats. */
export function tiersOf(room: Room): Tier[] {
  return TIERS.filter((tier) => SEATS.some((seat) => seat.room === room && seat.tier === tier))
}

/** Formats prices for the legend. */
export function priceTexts(prices: Record<Tier, number>): Record<Tier, string> {
  return {
    standard: rupees(prices.standard),
    silver: rupees(prices.silver),
    gold: rupees(prices.gold),
  }
}

/** Returns the surcharge for each tier, to show before a plan is chosen. */
export function surchargeTexts(): Record<Tier, string> {
  return {
    standard: SEAT_MAP_WORDS.legend.basePrice,
    silver: `+${TIER_SURCHARGE_PERCENT.silver}%`,
    gold: `+${TIER_SURCHARGE_PERCENT.gold}%`,
  }
}

/** Returns the plan's price for each tier in whole rupees. */
export function tierPrices(plan: Plan, prices: PriceTable): Record<Tier, number> {
  return {
    standard: quote(plan, 'standard', prices).total,
    silver: quote(plan, 'silver', prices).total,
    gold: quote(plan, 'gold', prices).total,
  }
}
