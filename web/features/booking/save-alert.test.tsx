import { expect, test } from 'vitest'
import { SaveAlert } from '#web/features/booking/save-alert.tsx'
import type { SaveRefusal } from '#web/features/booking/save-refusal.ts'
import { drawn } from '#web/testing/drawn.tsx'

const told = (refusal: SaveRefusal) =>
  drawn(<SaveAlert refusal={refusal} onClose={() => undefined} />).text

test('says that the booking was not saved, and why', () => {
  expect(told({ kind: 'failed', message: 'The disk is full' })).toMatch(
    /^Failed to save booking details\.\nThe disk is full\n/,
  )
})

test('offers the new prices where they have changed', () => {
  const text = told({ kind: 'price-changed', message: 'The price has changed.' })
  expect(text).toMatch(/^Failed to save booking details\.\nThe price has changed\.\n/)
  expect(text).toContain('Load New Prices')
})

test('leaves a seat that is gone to the seat map', () => {
  expect(told({ kind: 'seat-taken' })).toBe('')
})
