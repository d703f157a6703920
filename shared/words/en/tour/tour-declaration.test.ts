import { expect, test } from 'vitest'
import { DECLARATION_WORDS } from './tour-declaration.ts'

test('the declaration states the deposit, its year and the ten minutes [tour-5]', () => {
  const { deposit, punctual } = DECLARATION_WORDS
  expect(deposit).toContain('non-refundable deposit of Rs. {deposit}')
  expect(deposit).toContain('valid for one year from the start of my membership')
  expect(punctual).toContain('arrive 10 minutes before the tour')
})
