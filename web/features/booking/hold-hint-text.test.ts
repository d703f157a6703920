import { expect, test } from 'vitest'
import { holdHint } from '#web/features/booking/hold-hint-text.ts'

const hold = { seat: 'A1', holdUntil: '2026-11-20T10:30:00.000Z', payAtDesk: false }
const facts = { held: true, holdMinutes: 30, timeZone: 'Asia/Kolkata' }
const USUAL_HINT = 'Your seat is held for 30 minutes while you pay.'

test('says how long a first seat will be held', () => {
  expect(holdHint('A1', null, facts)).toBe(USUAL_HINT)
  expect(holdHint(undefined, hold, facts)).toBe(USUAL_HINT)
})

test('says how long the seat is held, and that saving again does not extend it', () => {
  expect(holdHint('A1', hold, facts)).toBe(
    "Seat A1 is held for you until 4:00 PM. Saving again doesn't extend it.",
  )
})

test('says until when a seat is reserved for a payment at reception [booking-509]', () => {
  expect(holdHint('A1', { ...hold, payAtDesk: true }, facts)).toBe(
    'Seat A1 is reserved for you until 20\u00a0Nov\u00a02026, 4:00 PM.',
  )
})

test('says that the hold has expired', () => {
  expect(holdHint('A1', hold, { ...facts, held: false })).toBe(
    "Seat A1 is no longer held for you. You can still pay if it's free.",
  )
})

test('says which seat is released', () => {
  expect(holdHint('A2', hold, facts)).toBe(`${USUAL_HINT} Seat A1 will be released.`)
  expect(holdHint('A2', hold, { ...facts, held: false })).toBe(USUAL_HINT)
})
