import { describe, expect, it } from 'vitest'
import { holdText } from '#web/features/payment/hold-text.ts'

describe('holdText', () => {
  it.each([
    [30 * 60, 'Seat A5 is held for you for 30 more minutes.'],
    [119, 'Seat A5 is held for you for 1 more minute.'],
    [59, 'Seat A5 is held for you for less than a minute.'],
    [119 * 60, 'Seat A5 is held for you for 119 more minutes.'],
    [5.5 * 3600, 'Seat A5 is held for you for 5 more hours.'],
    [0, "Seat A5 is no longer held for you. You can still pay if it's free."],
  ])('returns the text for %i seconds', (left, text) => {
    expect(holdText('A5', left)).toBe(text)
  })
})
