import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type LedgerAccount, type PaidState, paymentJournals, type TakenPayment } from './ledger.ts'

const PAYMENT: TakenPayment = {
  id: 'pay-1',
  bookingId: 'booking-1',
  userId: 'user-1',
  amount: 1499,
  sold: null,
  discount: 0,
  method: 'cash',
  confirmedBy: 'admin-1',
  shiftId: null,
  tax: 0,
}

function balances(journals: ReturnType<typeof paymentJournals>) {
  const sums: Partial<Record<LedgerAccount, number>> = {}
  for (const { account, paise } of journals.flatMap(({ postings }) => postings)) {
    sums[account] = (sums[account] ?? 0) + paise
  }
  return sums
}

describe('a payment', () => {
  test.for([
    [{ method: 'cash', confirmedBy: 'admin-1' }, 'cash'],
    [{ method: 'upi', confirmedBy: 'admin-1' }, 'upi'],
    [{ method: null, confirmedBy: 'admin-1' }, 'upi'],
    [{ method: 'cash', confirmedBy: null }, 'simulated'],
    [{ method: 'upi', confirmedBy: null }, 'simulated'],
  ] as const)(
    'of %o pays the fee into %s, and the member owes nothing [ledger-1]',
    ([taken, account]) => {
      const journals = paymentJournals({ ...PAYMENT, ...taken }, 'completed', null)
      expect(journals.map(({ kind, event }) => [kind, event])).toEqual([
        ['charge', 'charge:booking-1'],
        ['payment', 'payment:pay-1'],
      ])
      expect(balances(journals)).toEqual({ [account]: 149900, members: 0, fees: -149900 })
    },
  )

  test('whose booking could not be paid is owed to the member until it is refunded [ledger-2]', () => {
    const taken = paymentJournals(PAYMENT, 'refunding', null)
    expect(balances(taken)).toEqual({ cash: 149900, members: -149900 })
    const returned = paymentJournals(PAYMENT, 'refunded', 'refunding')
    expect(returned.map(({ event }) => event)).toEqual(['refund:pay-1'])
    expect(balances([...taken, ...returned])).toEqual({ cash: 0, members: 0 })
  })

  test('of the first part posts the whole sale, and a later part posts only the payment [due-4]', () => {
    const first = paymentJournals({ ...PAYMENT, amount: 500, sold: 1499 }, 'completed', null)
    expect(balances(first)).toEqual({ cash: 50000, members: 99900, fees: -149900 })
    const later = { ...PAYMENT, id: 'pay-2', amount: 999, sold: 0 }
    const last = paymentJournals(later, 'completed', null)
    expect(last.map(({ event }) => event)).toEqual(['payment:pay-2'])
    expect(balances([...first, ...last])).toEqual({ cash: 149900, members: 0, fees: -149900 })
  })

  test('with a discount posts the sale at the full price, and the discount separately [discount-5]', () => {
    const paid = { ...PAYMENT, amount: 1299, sold: 1499, discount: 200 }
    const journals = paymentJournals(paid, 'completed', null)
    expect(journals.map(({ kind, event }) => [kind, event])).toEqual([
      ['charge', 'charge:booking-1'],
      ['discount', 'discount:booking-1'],
      ['payment', 'payment:pay-1'],
    ])
    expect(balances(journals)).toEqual({ cash: 129900, members: 0, fees: -149900, discount: 20000 })
    const whole = paymentJournals({ ...paid, amount: 0, discount: 1499 }, 'completed', null)
    expect(balances(whole)).toEqual({ members: 0, fees: -149900, discount: 149900 })
  })

  test('adds nothing if its current state is already posted, or if its amount is 0 [ledger-3]', () => {
    for (const state of ['completed', 'refunding', 'refunded'] as const) {
      expect(paymentJournals(PAYMENT, state, state)).toEqual([])
      expect(paymentJournals({ ...PAYMENT, amount: 0 }, state, null)).toEqual([])
    }
  })
})

test('journals always balance, and name the member only where money is owed [ledger-4]', () => {
  const state = fc.constantFrom<PaidState>('completed', 'refunding', 'refunded')
  const payment = fc.record({
    amount: fc.integer({ min: 0, max: 200_000 }),
    tax: fc.constantFrom(0, 1, 15_238),
    method: fc.constantFrom('cash', 'upi', null),
    confirmedBy: fc.constantFrom('admin-1', null),
  })
  const posted = fc.constantFrom<PaidState | null>(null, 'refunding')
  fc.assert(
    fc.property(payment, state, posted, (facts, status, before) => {
      for (const { postings } of paymentJournals({ ...PAYMENT, ...facts }, status, before)) {
        expect(postings.reduce((sum, { paise }) => sum + paise, 0)).toBe(0)
        for (const { account, userId, paise } of postings) {
          expect(userId !== null).toBe(account === 'members')
          expect(paise).not.toBe(0)
        }
      }
    }),
  )
})
