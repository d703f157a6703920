import type { BookingDetails } from '#shared/contract/user.ts'
import { type Quote, quote, TIER_SURCHARGE_PERCENT } from '#shared/domain/prices.ts'
import { findSeat } from '#shared/domain/seats.ts'

/**
 * How the price of a saved booking is made up. The hall may have changed its prices since this page
 * was built; then the saved amount is split, so that the parts always add up to what is paid.
 */
export function priceOf(booking: BookingDetails): Quote {
  const tier = findSeat(booking.preferredSeat)?.tier ?? 'standard'
  const price = quote(booking, tier)
  if (price.total === booking.totalAmount) return price
  const base = Math.round(booking.totalAmount / (1 + TIER_SURCHARGE_PERCENT[tier] / 100))
  return { ...price, base, surcharge: booking.totalAmount - base, total: booking.totalAmount }
}
