import { describe, expect, test } from 'vitest'
import { DAY, NIGHT } from '../booking/batches.ts'
import { holdRuns } from '../booking/occupancy.ts'
import { PAYMENT_STATES, type PaymentState } from './payment.ts'
import {
  type BookingToPay,
  deskRefusal,
  issuesMemberId,
  nextGatewayRequest,
  payingRefusal,
  paymentHoldEnd,
  paymentOutcome,
  paymentStart,
  refusalForPayment,
} from './payment-steps.ts'

const now = new Date('2026-03-10T04:30:00Z')
const today = '2026-03-10'
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
const seconds = (count: number) => minutes(count / 60)

test('a hold runs until its end, and only while the booking is held', () => {
  expect(holdRuns({ status: 'held', heldUntil: seconds(1) }, now)).toBe(true)
  expect(holdRuns({ status: 'held', heldUntil: now }, now)).toBe(false)
  expect(holdRuns({ status: 'lapsed', heldUntil: seconds(1) }, now)).toBe(false)
})

test('keeps the seat for ten minutes after the charge', () => {
  expect(paymentHoldEnd(now)).toEqual(minutes(10))
})

describe('the start of a payment', () => {
  const own = { id: 'p1', userId: 'u1' }
  const inProgress = { id: 'p2', userId: 'u1' }
  const booking = { id: 'b1' }

  test('continues a known payment of the user, even if nothing is unpaid', () => {
    const start = paymentStart('u1', { known: own, booking: undefined, consentNeeded: 'parent' })
    expect(start.outcome).toEqual({ continued: own })
  })

  test('continues the payment in progress of the unpaid booking', () => {
    const start = paymentStart('u1', { known: undefined, booking, inProgress, consentNeeded: null })
    expect(start.outcome).toEqual({ continued: inProgress })
  })

  test('otherwise pays for the unpaid booking', () => {
    expect(paymentStart('u1', { known: undefined, booking, consentNeeded: null }).outcome).toEqual({
      booking,
    })
  })

  test("is refused for someone else's payment, or without an unpaid booking", () => {
    const foreign = paymentStart('u2', { known: own, booking, consentNeeded: null })
    expect(foreign.refusal).toEqual({ code: 'paymentIdUsed' })
    const none = paymentStart('u1', { known: undefined, booking: undefined, consentNeeded: null })
    expect(none.refusal).toEqual({ code: 'nothingToPay' })
  })
})

test('the first payment issues the member ID', () => {
  expect(issuesMemberId({ memberId: null })).toBe(true)
  expect(issuesMemberId({ memberId: '@DA260301001' })).toBe(false)
})

describe('payingRefusal', () => {
  const held: BookingToPay = {
    status: 'held',
    heldUntil: minutes(5),
    startDate: today,
    batch: DAY,
    userActive: true,
    seatClosed: false,
    seatTaken: false,
  }
  const ended: BookingToPay = { ...held, heldUntil: now }
  const lapsed: BookingToPay = { ...ended, status: 'lapsed' }

  test.each<[string, BookingToPay, ReturnType<typeof payingRefusal>]>([
    ['while its hold runs', held, undefined],
    ['while its hold runs, after its start day', { ...held, startDate: '2026-03-09' }, undefined],
    ['while its hold runs on a seat that was closed', { ...held, seatClosed: true }, undefined],
    ['after its hold, while the seat is free', ended, undefined],
    ['after someone else temporarily had the seat', lapsed, undefined],
    ['after its hold, with the seat taken', { ...ended, seatTaken: true }, 'seatTaken'],
    ['after it lapsed, with the seat taken', { ...lapsed, seatTaken: true }, 'seatTaken'],
    ['after its hold, with the seat closed', { ...ended, seatClosed: true }, 'seatClosed'],
    ['after its hold and its start day', { ...ended, startDate: '2026-03-09' }, 'startDatePassed'],
    [
      'after its hold, during its night',
      { ...ended, batch: NIGHT, startDate: '2026-03-09' },
      undefined,
    ],
    ['after another choice', { ...held, status: 'replaced' }, 'nothingToPay'],
    ['after it was cancelled', { ...held, status: 'cancelled' }, 'nothingToPay'],
    ['after it was paid', { ...held, status: 'paid' }, 'nothingToPay'],
    ['by an account that was deactivated', { ...held, userActive: false }, 'notLoggedIn'],
  ])('%s', (_when, booking, refusal) => {
    expect(
      payingRefusal(booking, { now, days: { day: today, night: '2026-03-09', openDay: today } }),
    ).toBe(refusal)
  })

  test.each([
    ['startDatePassed', 'paymentTooLate'],
    ['seatTaken', 'seatNoLongerFree'],
    ['seatClosed', 'seatNoLongerFree'],
    ['seatReservedForRenewal', 'seatNoLongerFree'],
    ['nothingToPay', 'nothingToPay'],
  ] as const)('for a desk payment, the refusal %s becomes %s', (refusal, atDesk) => {
    expect(deskRefusal(refusal)).toBe(atDesk)
  })
})

describe('the next call to the gateway', () => {
  const payable = { refusal: undefined, holdRuns: true, memberWaits: true }
  test.each<[PaymentState, Parameters<typeof nextGatewayRequest>[1], string | undefined]>([
    ['begun', payable, 'charge'],
    ['begun', { ...payable, holdRuns: false }, 'charge'],
    ['begun', { ...payable, memberWaits: false }, 'charge'],
    // A job does not charge for a seat that is no longer held.
    ['begun', { ...payable, holdRuns: false, memberWaits: false }, 'find'],
    ['begun', { ...payable, refusal: 'seatTaken' }, 'find'],
    ['begun', { refusal: 'nothingToPay', holdRuns: false, memberWaits: false }, 'find'],
    ['refunding', payable, 'refund'],
    ['refunding', { ...payable, refusal: 'seatTaken' }, 'refund'],
    ['waiting', payable, undefined],
    ['completed', payable, undefined],
    ['refused', payable, undefined],
    ['refunded', payable, undefined],
  ])('for a payment that is %s, given %j: %s', (status, given, request) => {
    expect(nextGatewayRequest(status, given)).toBe(request)
  })
})

describe("the state after the gateway's answer", () => {
  const inProgress = { status: 'begun', refusal: null, askedAt: seconds(-20) } as const
  const justCharged = { ...inProgress, askedAt: seconds(-19) }
  const fine = { refusal: undefined, now }
  const seatTaken = { refusal: 'seatTaken', now } as const
  const refused = { status: 'refused', refusal: 'paymentRefused' } as const

  test.each<[...Parameters<typeof paymentOutcome>, ReturnType<typeof paymentOutcome> | object]>([
    [inProgress, 'charged', fine, { status: 'completed' }],
    [inProgress, 'charged', seatTaken, { status: 'refunding', refusal: 'seatTaken' }],
    [inProgress, 'refused', fine, refused],
    [inProgress, 'refused', seatTaken, refused],
    [inProgress, 'unclear', fine, undefined],
    [inProgress, 'unclear', seatTaken, undefined],
    [inProgress, 'none', fine, refused],
    [inProgress, 'none', seatTaken, { status: 'refused', refusal: 'seatTaken' }],
    // The charge may still be on its way.
    [justCharged, 'none', fine, undefined],
    [justCharged, 'none', seatTaken, undefined],
    [
      { ...inProgress, askedAt: minutes(30) },
      'none',
      seatTaken,
      { status: 'refused', refusal: 'seatTaken' },
    ],
    // The charge arrived late.
    [
      { ...inProgress, ...refused, status: 'refused' },
      'charged',
      fine,
      { ...refused, status: 'refunding' },
    ],
  ])('%j, %s, %j', (payment, answer, facts, expected) => {
    expect(paymentOutcome(payment, answer, facts)).toEqual(expected)
  })

  test.each(PAYMENT_STATES.filter((status) => status !== 'begun' && status !== 'refused'))(
    'a repeated answer does not change a %s payment',
    (status) => {
      for (const answer of ['charged', 'refused', 'none', 'unclear'] as const) {
        expect(paymentOutcome({ ...inProgress, status }, answer, fine)).toBeUndefined()
      }
    },
  )
})

describe('the reply to a call', () => {
  test.each<[PaymentState, Parameters<typeof refusalForPayment>[0]['refusal'], string | undefined]>(
    [
      ['completed', null, undefined],
      ['waiting', null, undefined],
      ['begun', null, 'paymentPending'],
      ['refused', 'paymentRefused', 'paymentRefused'],
      ['refunding', 'seatTaken', 'seatTaken'],
      ['refunded', 'seatTaken', 'seatTaken'],
      // A desk payment whose booking was replaced or cancelled.
      ['refused', null, 'paymentIdUsed'],
    ],
  )('for a %s payment with the refusal %s is %s', (status, refusal, reply) => {
    expect(refusalForPayment({ status, refusal })).toBe(reply)
  })
})
