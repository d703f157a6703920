import { describe, expect, it } from 'vitest'
import { BATCHES } from '#shared/domain/booking/batches.ts'
import { DURATIONS } from '#shared/domain/booking/durations.ts'
import { PRICE_TABLE, quote } from '#shared/domain/booking/prices.ts'
import { SEATS } from '#shared/domain/booking/seats.ts'
import { priceOf } from '#web/features/payment/price-of.ts'
import { PAID } from '#web/testing/member.ts'

describe('priceOf', () => {
  it('returns the quote of the plan and the seat', () => {
    expect(priceOf(PAID)).toMatchObject({ base: 999, tier: 'gold', surcharge: 500, total: 1499 })
  })

  it('splits an amount from another price table into parts that add up', () => {
    const price = priceOf({ ...PAID, amount: 1650 })
    expect(price).toMatchObject({ base: 1100, surcharge: 550, total: 1650 })
  })

  it('recovers the parts of every price from its total', () => {
    for (const seat of SEATS) {
      for (const batch of BATCHES) {
        for (const duration of DURATIONS) {
          const plan = { room: seat.room, batch, duration }
          const price = quote(plan, seat.tier, PRICE_TABLE)
          const percent = { standard: 0, silver: 25, gold: 50 }[seat.tier]
          expect(Math.round(price.total / (1 + percent / 100))).toBe(price.base)
        }
      }
    }
  })
})
