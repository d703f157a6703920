import type { BookingDetails } from '#shared/contract/user.ts'
import {
  DISCOUNT,
  type Quote,
  REGISTRATION_FEE,
  TIER_SURCHARGE_PERCENT,
} from '#shared/domain/prices.ts'
import { findSeat } from '#shared/domain/seats.ts'

/**
 * How the price of a saved booking is made up. The hall may have changed its prices since; the amount
 * alone tells the parts, as a tier's share is rounded by less than half a rupee of the base price.
 */
export function priceOf(booking: BookingDetails): Quote {
  const tier = findSeat(booking.preferredSeat)?.tier ?? 'standard'
  const total = booking.totalAmount
  const base = Math.round(total / (1 + TIER_SURCHARGE_PERCENT[tier] / 100))
  return {
    base,
    tier,
    surcharge: total - base,
    discount: DISCOUNT,
    registrationFee: REGISTRATION_FEE,
    total,
  }
}
