import { describe, expect, it } from 'vitest'
import { holdText, secondsHeld } from '#web/features/payment/hold-text.ts'

describe('holdText', () => {
  it.each([
    [30 * 60, 'Seat A5 is held for you for 30 more minutes.'],
    [119, 'Seat A5 is held for you for 1 more minute.'],
    [59, 'Seat A5 is held for you for less than a minute more.'],
    [119 * 60, 'Seat A5 is held for you for 119 more minutes.'],
    [5.5 * 3600, 'Seat A5 is held for you for 5 more hours.'],
    [
      0,
      'Seat A5 is no longer held for you. You can still pay: it works if the seat is still free.',
    ],
  ])('says what %i seconds mean', (left, text) => {
    expect(holdText('A5', left)).toBe(text)
  })
})

describe('secondsHeld', () => {
  const now = Date.parse('2026-11-20T10:00:00.000Z')
  it('counts up to the instant and never below 0', () => {
    expect(secondsHeld('2026-11-20T10:00:01.500Z', now)).toBe(2)
    expect(secondsHeld('2026-11-20T09:00:00.000Z', now)).toBe(0)
    expect(secondsHeld('soon', now)).toBe(0)
  })
})
