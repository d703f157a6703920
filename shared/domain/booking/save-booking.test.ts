import { describe, expect, test } from 'vitest'
import type { RefusalCode } from '../refusal.ts'
import { PRICE_TABLE } from './prices.ts'
import { DEFAULT_ROOM_RULES } from './room-rules.ts'
import { planBooking, type RequestedBooking, seatRefusal } from './save-booking.ts'

const requested: RequestedBooking = {
  room: 'Dyandhara Kaksh',
  batch: 'Day Batch (7:00 AM - 10:00 PM)',
  duration: '1 Month',
  startDate: '2026-03-10',
  seat: 'A4',
  amount: 999,
}
const facts = {
  days: { day: '2026-03-10', night: '2026-03-10', openDay: '2026-03-10' },
  gender: 'male',
  prices: PRICE_TABLE,
  roomRules: DEFAULT_ROOM_RULES,
  renewal: false,
  paidBefore: false,
} as const

test('returns the end date and the price of a valid booking', () => {
  expect(planBooking({ ...requested, endDate: '2026-04-10' }, facts).outcome).toEqual({
    room: requested.room,
    batch: requested.batch,
    duration: requested.duration,
    startDate: '2026-03-10',
    endDate: '2026-04-10',
    seatId: 'A4',
    amount: 999,
    renewal: false,
  })
})

describe('a booking is refused', () => {
  test.each<[RefusalCode, object, object, string[]]>([
    ['validationFailed', { startDate: '2026-03-09', seat: 'Z9' }, {}, ['startDate', 'seat']],
    ['validationFailed', { endDate: '2026-04-11' }, {}, ['endDate']],
    ['validationFailed', {}, { gender: 'female' }, ['room']],
    ['priceChanged', { amount: 998 }, {}, []],
    ['nothingToRenew', { startDate: '2026-03-09' }, { renewal: true }, []],
  ])('%s for %j and %j', (code, changed, known, fields) => {
    const { refusal } = planBooking({ ...requested, ...changed }, { ...facts, ...known })
    expect(refusal?.code).toBe(code)
    expect(Object.keys(refusal?.problems ?? {})).toEqual(fields)
  })

  test('from 22:00 for the Day batch of today, with the earliest day [booking-504]', () => {
    const days = { ...facts.days, openDay: '2026-03-11' }
    expect(planBooking(requested, { ...facts, days }).refusal).toEqual({
      code: 'startDateTooEarly',
      values: { day: '2026-03-11' },
    })
    const renewed = { ...facts, days, renewal: true, paidBefore: true }
    expect(planBooking(requested, renewed).refusal?.code).toBe('startDateTooEarly')
    const tomorrow = { ...requested, startDate: '2026-03-11' }
    expect(planBooking(tomorrow, { ...facts, days }).refusal).toBeUndefined()
  })

  test('with the most important reason if there are several', () => {
    const none = { taken: false, paymentInProgress: false, closed: false, ownDays: false }
    expect(seatRefusal(none)).toBeUndefined()
    expect(seatRefusal({ ...none, ownDays: true })?.code).toBe('ownPeriodOverlap')
    expect(seatRefusal({ ...none, ownDays: true, closed: true })?.code).toBe('seatClosed')
    const paying = { ...none, closed: true, paymentInProgress: true }
    expect(seatRefusal(paying)?.code).toBe('paymentPending')
    expect(seatRefusal({ ...paying, taken: true })?.code).toBe('seatTaken')
  })
})
