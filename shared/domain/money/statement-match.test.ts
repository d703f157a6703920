import { describe, expect, test } from 'vitest'
import {
  discountToFit,
  fitOf,
  matchPayment,
  type PaymentToMatch,
  suggestionsFor,
} from './statement-match.ts'

const CREDIT = { day: '2026-03-10', amount: 149_900, utrs: ['512345678901'] }
const PAYMENT: PaymentToMatch = {
  id: 'pay-1',
  bookingId: 'b',
  amount: 1499,
  waiting: true,
  method: 'upi',
  utr: '512345678901',
  day: '2026-03-01',
  matched: false,
}

describe('a payment fits a credit', () => {
  test.each<[string, Partial<PaymentToMatch>, string[], string | undefined]>([
    ['by UTR and amount, on any day', {}, CREDIT.utrs, 'utr'],
    ['by UTR with another amount', { amount: 999 }, CREDIT.utrs, 'otherAmount'],
    ['not with another UTR', { utr: '612345678902', day: '2026-03-10' }, CREDIT.utrs, undefined],
    ['by amount if the bank gives no UTR', { day: '2026-03-07' }, [], 'amount'],
    [
      'by amount if the member gave no UTR',
      { utr: null, day: '2026-03-13' },
      CREDIT.utrs,
      'amount',
    ],
    ['not four days later', { utr: null, day: '2026-03-14' }, CREDIT.utrs, undefined],
    ['not four days earlier', { utr: null, day: '2026-03-06' }, CREDIT.utrs, undefined],
    [
      'not if it is to be paid in cash',
      { utr: null, day: '2026-03-10', method: 'cash' },
      [],
      undefined,
    ],
    ['not if another credit was matched with it', { matched: true }, CREDIT.utrs, undefined],
  ])('%s [statement-12]', (_when, facts, utrs, fit) => {
    expect(fitOf({ ...CREDIT, utrs }, { ...PAYMENT, ...facts })).toBe(fit)
  })

  test('suggests the three nearest payments, or only the one with the same UTR [statement-13]', () => {
    const near = ['2026-03-13', '2026-03-09', '2026-03-10', '2026-03-12'].map((day, at) => ({
      ...PAYMENT,
      id: `pay-${at}`,
      utr: null,
      day,
    }))
    const ids = (payments: PaymentToMatch[]) =>
      suggestionsFor(CREDIT, payments, []).map((found) => 'payment' in found && found.payment.id)
    expect(ids(near)).toEqual(['pay-2', 'pay-1', 'pay-3'])
    expect(ids([...near, { ...PAYMENT, id: 'pay-9', amount: 5 }])).toEqual(['pay-9'])
  })
})

describe('matching', () => {
  const row = { ...CREDIT, state: 'left', paymentId: null } as const
  const changed = { refusal: { code: 'statementChanged' } }

  test('happens automatically only if both UTR and amount match [statement-14]', () => {
    const automatic = { automatic: true }
    expect(matchPayment({ row, payment: PAYMENT, utrUsed: false }, automatic)).toEqual({
      outcome: 'confirm',
    })
    const confirmed = { ...PAYMENT, waiting: false }
    expect(matchPayment({ row, payment: confirmed, utrUsed: false }, automatic)).toEqual({
      outcome: 'link',
    })
    for (const facts of [{ amount: 999 }, { utr: null, day: CREDIT.day }]) {
      const found = { row, payment: { ...PAYMENT, ...facts }, utrUsed: false }
      expect(matchPayment(found, automatic)).toEqual(changed)
      expect(matchPayment(found, { automatic: false })).toEqual({ outcome: 'confirm' })
    }
  })

  test('happens once, and only to unmatched rows [statement-15]', () => {
    const byAdmin = { automatic: false }
    const matched = { ...row, state: 'matched', paymentId: 'pay-1' } as const
    const payment = { ...PAYMENT, waiting: false, matched: true }
    expect(matchPayment({ row: matched, payment, utrUsed: true }, byAdmin)).toEqual({
      outcome: 'none',
    })
    expect(
      matchPayment({ row: matched, payment: { ...PAYMENT, id: 'pay-2' }, utrUsed: false }, byAdmin),
    ).toEqual(changed)
    expect(
      matchPayment(
        { row: { ...row, state: 'ignored' }, payment: PAYMENT, utrUsed: false },
        byAdmin,
      ),
    ).toEqual(changed)
    expect(matchPayment({ row, payment: undefined, utrUsed: false }, byAdmin)).toEqual(changed)
  })

  test('never gives a payment the UTR of another one [statement-83]', () => {
    const used = { refusal: { code: 'utrUsed' } }
    const without = { ...PAYMENT, utr: null, day: CREDIT.day }
    for (const waiting of [true, false]) {
      const payment = { ...without, waiting }
      expect(matchPayment({ row, payment, utrUsed: true }, { automatic: false })).toEqual(used)
    }
  })
})

test('a discount explains a credit below the price, in whole rupees and up to the limit [discount-36]', () => {
  const fitted = (amount: number, limit = 999, waiting = true) =>
    discountToFit({ amount }, { amount: 999, waiting }, limit)
  expect(fitted(90_000)).toBe(99)
  expect(fitted(90_000, 98)).toBe(0)
  expect(fitted(90_050)).toBe(0)
  expect(fitted(99_900)).toBe(0)
  expect(fitted(100_000)).toBe(0)
  expect(fitted(90_000, 999, false)).toBe(0)
  const row = { ...CREDIT, state: 'left', paymentId: null } as const
  const confirmed = { ...PAYMENT, waiting: false }
  const how = { automatic: false, discount: { amount: 99, name: 'Exam offer' } }
  expect(matchPayment({ row, payment: confirmed, utrUsed: false }, how).refusal?.code).toBe(
    'statementChanged',
  )
  expect(matchPayment({ row, payment: PAYMENT, utrUsed: false }, how).outcome).toBe('confirm')
})
