import { describe, expect, it } from 'vitest'
import type { BookingDetails } from '#shared/contract/user.ts'
import { BATCHES } from '#shared/domain/batches.ts'
import { DURATIONS } from '#shared/domain/durations.ts'
import { PRICE_TABLE, quote } from '#shared/domain/prices.ts'
import { SEATS } from '#shared/domain/seats.ts'
import { priceOf } from '#web/features/payment/price-of.ts'

const booking: BookingDetails = {
  membershipType: 'Dyandhara Kaksh',
  timeSlot: 'Day Batch (7:00 AM - 10:00 PM)',
  membershipDuration: '1 Month',
  membershipStartDate: '2026-11-21',
  membershipEndDate: '2026-12-21',
  preferredSeat: 'A5',
  totalAmount: 1499,
  paymentStatus: 'pending',
}

describe('priceOf', () => {
  it('is the quote of the plan and the seat', () => {
    expect(priceOf(booking)).toMatchObject({ base: 999, tier: 'gold', surcharge: 500, total: 1499 })
  })

  it('splits an amount of another price table so that the parts add up', () => {
    const price = priceOf({ ...booking, totalAmount: 1650 })
    expect(price).toMatchObject({ base: 1100, surcharge: 550, total: 1650 })
  })

  it('finds the parts of every price again from its total alone', () => {
    for (const seat of SEATS) {
      for (const timeSlot of BATCHES) {
        for (const membershipDuration of DURATIONS) {
          const plan = { membershipType: seat.room, timeSlot, membershipDuration }
          const price = quote(plan, seat.tier, PRICE_TABLE)
          const percent = { standard: 0, silver: 25, gold: 50 }[seat.tier]
          expect(Math.round(price.total / (1 + percent / 100))).toBe(price.base)
        }
      }
    }
  })
})
