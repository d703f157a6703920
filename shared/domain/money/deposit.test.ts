import { expect, test } from 'vitest'
import { askedDeposit, DEFAULT_DEPOSIT_TERMS, depositDue, depositFor } from './deposit.ts'

const KEPT = { ...DEFAULT_DEPOSIT_TERMS, depositMode: 'kept' } as const
const bookingFrom = (startDate: string) => ({ startDate })

test('by default, a hall asks for no deposit; the amount and months are those of the declaration [deposit-1]', () => {
  expect(DEFAULT_DEPOSIT_TERMS).toEqual({
    depositMode: 'none',
    depositAmount: 699,
    depositMonths: 12,
  })
  expect(depositDue(DEFAULT_DEPOSIT_TERMS, [], bookingFrom('2026-03-10'))).toBeNull()
  expect(askedDeposit(DEFAULT_DEPOSIT_TERMS, [])).toBeNull()
})

test('a kept deposit is valid for the months in the settings, from the start of the membership [deposit-2]', () => {
  expect(depositDue(KEPT, [], bookingFrom('2026-03-10'))).toEqual({
    kind: 'kept',
    amount: 699,
    until: '2027-03-10',
  })
  const months = { ...KEPT, depositMonths: 6 }
  expect(depositDue(months, [], bookingFrom('2026-08-31'))?.until).toBe('2027-02-28')
})

test('a member pays no other deposit while one is valid on the first day of a booking [deposit-3]', () => {
  expect(depositDue(KEPT, ['2027-03-10'], bookingFrom('2027-03-09'))).toBeNull()
  expect(depositDue(KEPT, ['2027-03-10'], bookingFrom('2027-03-10'))?.amount).toBe(699)
  expect(depositDue(KEPT, ['2028-03-10', '2027-03-10'], bookingFrom('2027-06-01'))).toBeNull()
})

test('a screen knows from which start date the deposit is asked for [deposit-4]', () => {
  const asked = askedDeposit(KEPT, ['2027-03-10', '2026-03-10'])
  expect(asked).toEqual({ amount: 699, from: '2027-03-10' })
  expect(depositFor(asked, '2027-03-09')).toBe(0)
  expect(depositFor(asked, '2027-03-10')).toBe(699)
  expect(depositFor(asked, undefined)).toBe(0)
  expect(depositFor(askedDeposit(KEPT, []), undefined)).toBe(699)
  expect(depositFor(undefined, '2027-03-10')).toBe(0)
})
