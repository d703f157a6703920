import { expect, test } from 'vitest'
import { isSamePart, payPart, writeOffJournal } from './due.ts'
import { isOverdue } from './overdue.ts'

const PART = {
  id: 'p2',
  bookingId: 'b1',
  amount: 300,
  open: 999,
  lateFee: 0,
  method: 'cash',
} as const
const FACTS = {
  due: { open: 999, payableOn: '2026-03-15' },
  today: '2026-03-14',
  discountLimit: 0,
  shiftMissing: false,
}

test.each([
  ['2026-03-14', false],
  ['2026-03-15', false],
  ['2026-03-16', true],
])('on %s, a due to be paid by 15 March is overdue: %s [due-5]', (today, expected) => {
  expect(isOverdue(FACTS.due, today)).toBe(expected)
  expect(isOverdue({ ...FACTS.due, open: 0 }, today)).toBe(false)
})

test('a later part leaves the rest [due-6]', () => {
  expect(payPart(PART, FACTS).outcome).toEqual({
    open: 699,
    lateFee: 0,
    feeSettled: false,
    change: {
      action: 'due.pay',
      subject: 'booking:b1',
      details: { payment: 'p2', amount: 300, method: 'cash', left: 699 },
    },
  })
  expect(payPart({ ...PART, amount: 999 }, FACTS).outcome?.open).toBe(0)
})

test.each([
  ['nothingOwed', {}, { due: undefined }],
  ['nothingOwed', {}, { due: { ...FACTS.due, open: 0 } }],
  ['dueChanged', {}, { due: { ...FACTS.due, open: 699 } }],
  ['dueChanged', { amount: 1000 }, {}],
  ['noOpenShift', {}, { shiftMissing: true }],
] as const)('a later part is refused with %s: %j %j [due-7]', (code, part, facts) => {
  expect(payPart({ ...PART, ...part }, { ...FACTS, ...facts }).refusal?.code).toBe(code)
})

test('a part counts as a repetition only with the same person, booking, amount and method [due-8]', () => {
  const known = { ...PART, confirmedBy: 'admin' }
  expect(isSamePart(known, PART, 'admin')).toBe(true)
  expect(isSamePart(known, PART, 'other')).toBe(false)
  expect(isSamePart(known, { ...PART, amount: 301 }, 'admin')).toBe(false)
  expect(isSamePart(known, { ...PART, bookingId: 'b2' }, 'admin')).toBe(false)
  expect(isSamePart(known, { ...PART, method: 'upi' }, 'admin')).toBe(false)
})

test('a write-off reverses the unpaid part of the sale [due-9]', () => {
  const due = { bookingId: 'b1', userId: 'u1', paymentId: 'p1', open: 999 }
  expect(writeOffJournal(due, 'admin')).toMatchObject({
    kind: 'reversal',
    event: 'write-off:b1',
    madeBy: 'admin',
    postings: [
      { account: 'fees', userId: null, paise: 99900 },
      { account: 'members', userId: 'u1', paise: -99900 },
    ],
  })
})
