import { expect, test } from 'vitest'
import { type Plan, PRICE_TABLE, quote } from '#shared/domain/booking/prices.ts'
import type { Tier } from '#shared/domain/booking/seats.ts'
import { priceRows } from '#web/hall/price-rows.ts'

const plan: Plan = {
  room: 'Dyandhara Kaksh',
  batch: 'Day Batch (7:00 AM - 10:00 PM)',
  duration: '1 Month',
}

test('has a line for each part of a price that is not 0 [price-1]', () => {
  expect(priceRows(quote(plan, 'gold', PRICE_TABLE))).toEqual([
    { label: 'Base price', value: '₹999' },
    { label: 'Gold seat (+50%)', value: '₹500' },
  ])
})

test.each<[Tier, boolean, string, string]>([
  ['silver', true, 'Silver seat (+25%)', '₹250'],
  ['standard', false, 'Seat surcharge', 'Not chosen yet'],
])('the surcharge for a %s seat (chosen: %s) reads %s, %s', (tier, seatChosen, label, value) => {
  expect(priceRows(quote(plan, tier, PRICE_TABLE), { seatChosen })[1]).toMatchObject({
    label,
    value,
  })
})
