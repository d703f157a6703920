import { expect, test } from 'vitest'
import type { Plan } from '#shared/domain/booking/prices.ts'
import { PRICE_TABLE } from '#shared/domain/booking/prices.ts'
import { findSeat } from '#shared/domain/booking/seats.ts'
import { PriceBreakdown } from '#web/features/booking/price-breakdown.tsx'
import { renderStatic } from '#web/testing/render-static.tsx'

const plan: Plan = {
  room: 'Dyandhara Kaksh',
  batch: 'Day Batch (7:00 AM - 10:00 PM)',
  duration: '1 Month',
}
const props = { datedPlan: undefined, prices: PRICE_TABLE }

test('shows the price of the plan, and of the seat once it is chosen [price-6]', () => {
  const open = renderStatic(<PriceBreakdown {...props} plan={plan} seat={undefined} />).text
  expect(open).toContain('Base price\n₹999\n')
  expect(open).not.toContain('₹0')
  expect(open).toContain('Total₹999\n')
  const chosen = renderStatic(<PriceBreakdown {...props} plan={plan} seat={findSeat('A5')} />).text
  expect(chosen).toContain('Gold seat (+50%)\n₹500\n')
  expect(chosen).toContain('Total₹1,499\n')
})

test('says that there is no deposit, if the hall asks for none [price-500]', () => {
  const { text } = renderStatic(<PriceBreakdown {...props} plan={plan} seat={undefined} />)
  expect(text).toContain('There is no deposit to pay.')
})

test('asks for a plan first', () => {
  expect(renderStatic(<PriceBreakdown {...props} plan={undefined} seat={undefined} />).text).toBe(
    'Choose a membership type, time slot and duration to see the price.',
  )
})
