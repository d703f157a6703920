import type { Booking } from '#shared/contract/wire-names.ts'
import {
  type Quote,
  REGISTRATION_FEE,
  TIER_SURCHARGE_PERCENT,
} from '#shared/domain/booking/prices.ts'
import { findSeat } from '#shared/domain/booking/seats.ts'

/**
 * Returns the parts of a saved booking's price, derived from its amount, because the price table may have changed. Due
 * to rounding, the base price may be off by less than a rupee.
 */
export function priceOf(booking: Booking): Quote {
  const tier = findSeat(booking.seat)?.tier ?? 'standard'
  const { amount, discount } = booking
  const base = Math.round(amount / (1 + TIER_SURCHARGE_PERCENT[tier] / 100))
  return {
    base,
    tier,
    surcharge: amount - base,
    discount,
    registrationFee: REGISTRATION_FEE,
    total: amount - discount,
  }
}
