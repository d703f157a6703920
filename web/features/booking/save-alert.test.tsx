import { expect, test } from 'vitest'
import { SaveAlert } from '#web/features/booking/save-alert.tsx'
import type { SaveRefusal } from '#web/features/booking/save-refusal.ts'
import { renderStatic } from '#web/testing/render-static.tsx'

const alertText = (refusal: SaveRefusal) =>
  renderStatic(<SaveAlert refusal={refusal} onClose={() => undefined} />).text

test('says why the booking was not saved [booking-27]', () => {
  expect(alertText({ kind: 'failed', message: 'The disk is full' })).toMatch(
    /^Failed to save booking details\.\nThe disk is full\n/,
  )
})

test('offers to load the new prices when they have changed', () => {
  const text = alertText({ kind: 'price-changed', message: 'The price has changed.' })
  expect(text).toMatch(/^Failed to save booking details\.\nThe price has changed\.\n/)
  expect(text).toContain('Reload prices')
})

test('shows nothing for a taken seat, which the seat map reports', () => {
  expect(alertText({ kind: 'seat-taken' })).toBe('')
})
