import { type Quote, rupees, TIER_SURCHARGE_PERCENT } from './prices.ts'
import type { Tier } from './seats.ts'

export const TIER_LABELS: Record<Tier, string> = {
  standard: 'Standard',
  silver: 'Silver',
  gold: 'Gold',
}

/** The surcharge of each tier. */
export const TIER_SURCHARGE_TEXTS: Record<Tier, string> = {
  standard: 'Base price',
  silver: `+${TIER_SURCHARGE_PERCENT.silver}%`,
  gold: `+${TIER_SURCHARGE_PERCENT.gold}%`,
}

const SURCHARGE_LABELS: Record<Tier, string> = {
  standard: 'Seat surcharge',
  silver: `Silver seat (${TIER_SURCHARGE_TEXTS.silver})`,
  gold: `Gold seat (${TIER_SURCHARGE_TEXTS.gold})`,
}

/** Returns the lines of a price above its total, including those that are 0. */
export function priceRows(
  price: Quote,
  { seatChosen = true } = {},
): { label: string; value: string }[] {
  return [
    { label: 'Base price', value: rupees(price.base) },
    {
      label: SURCHARGE_LABELS[price.tier],
      value: seatChosen ? rupees(price.surcharge) : 'Not chosen yet',
    },
    { label: 'Discount', value: rupees(price.discount) },
    { label: 'Registration fee', value: rupees(price.registrationFee) },
  ]
}
