import { expect, test } from 'vitest'
import {
  DEFAULT_DEPOSIT_TERMS,
  type DepositTerms,
  depositDue,
  depositFor,
  requestedDeposit,
} from './deposit.ts'

const KEPT = { ...DEFAULT_DEPOSIT_TERMS, depositMode: 'kept' } as const
const RETURNED = { ...DEFAULT_DEPOSIT_TERMS, depositMode: 'returned' } as const
const facts = (terms: DepositTerms, ...validUntil: (string | null)[]) => ({ terms, validUntil })
const bookingFrom = (startDate: string) => ({ startDate })

test('by default, a hall asks for no deposit; the amount and months are those of the declaration [deposit-1]', () => {
  expect(DEFAULT_DEPOSIT_TERMS).toEqual({
    depositMode: 'none',
    depositAmount: 699,
    depositMonths: 12,
  })
  expect(depositDue(facts(DEFAULT_DEPOSIT_TERMS), bookingFrom('2026-03-10'))).toBeNull()
  expect(requestedDeposit(facts(DEFAULT_DEPOSIT_TERMS))).toBeNull()
})

test('a kept deposit is valid for the months in the settings, from the start of the membership [deposit-2]', () => {
  expect(depositDue(facts(KEPT), bookingFrom('2026-03-10'))).toEqual({
    kind: 'kept',
    amount: 699,
    until: '2027-03-10',
  })
  const months = { ...KEPT, depositMonths: 6 }
  expect(depositDue(facts(months), bookingFrom('2026-08-31'))?.until).toBe('2027-02-28')
})

test('a member pays no other deposit while one is valid on the first day of a booking [deposit-3]', () => {
  expect(depositDue(facts(KEPT, '2027-03-10'), bookingFrom('2027-03-09'))).toBeNull()
  expect(depositDue(facts(KEPT, '2027-03-10'), bookingFrom('2027-03-10'))?.amount).toBe(699)
  expect(depositDue(facts(KEPT, '2028-03-10', '2027-03-10'), bookingFrom('2027-06-01'))).toBeNull()
})

test('a screen knows from which start date the deposit is asked for [deposit-4]', () => {
  const asked = requestedDeposit(facts(KEPT, '2027-03-10', '2026-03-10'))
  expect(asked).toEqual({ amount: 699, from: '2027-03-10' })
  expect(depositFor(asked, '2027-03-09')).toBe(0)
  expect(depositFor(asked, '2027-03-10')).toBe(699)
  expect(depositFor(asked, undefined)).toBe(0)
  expect(depositFor(requestedDeposit(facts(KEPT)), undefined)).toBe(699)
  expect(depositFor(undefined, '2027-03-10')).toBe(0)
})

test('a deposit that is returned is held without an end, whatever the months of the settings [deposit-6]', () => {
  expect(depositDue(facts(RETURNED), bookingFrom('2026-03-10'))).toEqual({
    kind: 'returned',
    amount: 699,
    until: null,
  })
})

test.each([[KEPT], [RETURNED]])(
  'a member whose deposit is held is asked for none by a hall with %o [deposit-7]',
  (terms) => {
    const held = facts(terms, '2026-03-10', null)
    expect(requestedDeposit(held)).toBeNull()
    expect(depositDue(held, bookingFrom('2036-03-10'))).toBeNull()
  },
)

test('a kept deposit counts until it is no longer valid, even if new ones are returned [deposit-8]', () => {
  expect(depositDue(facts(RETURNED, '2027-03-10'), bookingFrom('2027-03-09'))).toBeNull()
  expect(depositDue(facts(RETURNED, '2027-03-10'), bookingFrom('2027-03-10'))?.kind).toBe(
    'returned',
  )
})
