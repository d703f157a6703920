import { describe, expect, test } from 'vitest'
import { type DueToMatch, matchDue, settlesDue } from './statement-due.ts'
import { suggestionsFor } from './statement-match.ts'

const CREDIT = { day: '2026-03-20', amount: 99_900, utrs: ['512345678901'] }
const DUE: DueToMatch = {
  bookingId: 'booking-1',
  open: 999,
  payableOn: '2026-03-15',
  allowedOn: '2026-03-10',
}
const LATE = { amount: 50, from: '2026-03-19' }

describe('a credit may be the rest of a booking', () => {
  test.each<[string, object, object, boolean]>([
    ['if it is exactly what is owed', {}, {}, true],
    ['not if it is a part of it', { amount: 50_000 }, {}, false],
    ['not if it is more', { amount: 99_950 }, {}, false],
    ['on the day of the first part', { day: '2026-03-10' }, {}, true],
    ['not before the first part', { day: '2026-03-09' }, {}, false],
    ['not once nothing is owed', {}, { open: 0 }, false],
    ['with the late fee', { amount: 104_900 }, { lateFee: LATE }, true],
    ['not without a late fee that is asked for', {}, { lateFee: LATE }, false],
    ['without the late fee if it came in time', { day: '2026-03-18' }, { lateFee: LATE }, true],
    [
      'not with a late fee before its day',
      { day: '2026-03-18', amount: 104_900 },
      { lateFee: LATE },
      false,
    ],
  ])('%s [statement-50]', (_when, credit, due, expected) => {
    expect(settlesDue({ ...CREDIT, ...credit }, { ...DUE, ...due })).toBe(expected)
  })
})

test('ranks dues among payments by their days; a payment with the same UTR excludes them [statement-51]', () => {
  const payment = {
    id: 'pay-1',
    bookingId: 'booking-9',
    amount: 999,
    waiting: true,
    method: 'upi' as const,
    utr: null,
    day: '2026-03-18',
    matched: false,
  }
  const dues = [
    DUE,
    { ...DUE, bookingId: 'booking-2', payableOn: '2026-03-21' },
    { ...DUE, bookingId: 'booking-3', payableOn: '2026-04-15' },
  ]
  const found = (utr: string | null) =>
    suggestionsFor(CREDIT, [{ ...payment, utr }], dues).map((each) =>
      each.fit === 'rest' ? each.due.bookingId : each.payment.id,
    )
  expect(found(null)).toEqual(['booking-2', 'pay-1', 'booking-1'])
  expect(found('512345678901')).toEqual(['pay-1'])
})

describe('taking a credit as the rest', () => {
  const row = { ...CREDIT, id: 'row-1', state: 'left', paymentId: null } as const
  const asked = { row, due: DUE, bookingId: DUE.bookingId, settledBooking: undefined }

  test('takes all of the due by UPI, with the UTR and the late fee, under the ID of the row [statement-52]', () => {
    const part = {
      ...{ id: 'row-1', bookingId: 'booking-1', amount: 999, open: 999 },
      ...{ lateFee: 0, method: 'upi', utr: '512345678901' },
    }
    expect(matchDue(asked)).toEqual({ outcome: part })
    const late = { ...asked, row: { ...row, amount: 104_900 }, due: { ...DUE, lateFee: LATE } }
    expect(matchDue(late)).toEqual({ outcome: { ...part, lateFee: 50 } })
    const unclear = { ...row, utrs: [...row.utrs, '919876543210'] }
    expect(matchDue({ ...asked, row: unclear }).outcome?.utr).toBeUndefined()
  })

  test('happens once, and only while exactly this is owed [statement-53]', () => {
    const matched = { ...row, state: 'matched', paymentId: 'row-1' } as const
    const paid = { ...asked, row: matched, due: { ...DUE, open: 0 } }
    expect(matchDue({ ...paid, settledBooking: 'booking-1' })).toEqual({ outcome: null })
    const code = (facts: Partial<Parameters<typeof matchDue>[0]>) =>
      matchDue({ ...asked, ...facts }).refusal?.code
    expect(code({ row: matched, settledBooking: 'booking-2' })).toBe('statementChanged')
    expect(code({ row: { ...row, state: 'ignored' } })).toBe('statementChanged')
    expect(code({ due: undefined })).toBe('nothingOwed')
    expect(code({ due: { ...DUE, open: 0 } })).toBe('nothingOwed')
    expect(code({ due: { ...DUE, open: 599 } })).toBe('statementChanged')
  })
})
