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
  paidOn: '2026-03-14',
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
    method: 'cash',
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
  ['utrUsed', { utr: '512345678901' }, { utrUsed: true }],
] as const)('a later part is refused with %s: %j %j [due-7]', (code, part, facts) => {
  expect(payPart({ ...PART, ...part }, { ...FACTS, ...facts }).refusal?.code).toBe(code)
})

test('a part counts as a repetition only with the same person, booking, amount and method [due-8]', () => {
  const known = {
    ...PART,
    discount: 0,
    discountName: '',
    confirmedBy: 'admin',
    reference: `desk-${PART.id}`,
  }
  expect(isSamePart(known, PART, 'admin')).toBe(true)
  expect(isSamePart(known, { ...PART, utr: '512345678901' }, 'admin')).toBe(false)
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

const OFF = { amount: 99, name: 'Friend of a member' }

test('a discount is taken off the due in addition to the part, and named in the audit entry [discount-31]', () => {
  const facts = { ...FACTS, discountLimit: 99 }
  expect(payPart({ ...PART, amount: 900, discount: OFF }, facts).outcome).toMatchObject({
    open: 0,
    change: {
      details: { amount: 900, method: 'cash', discount: 99, discountName: OFF.name, left: 0 },
    },
  })
  expect(payPart({ ...PART, discount: OFF }, facts).outcome?.open).toBe(600)
  const tooMuch = payPart({ ...PART, amount: 901, discount: OFF }, facts)
  expect(tooMuch.refusal?.code).toBe('dueChanged')
  const above = payPart({ ...PART, discount: { ...OFF, amount: 100 } }, facts)
  expect(above.refusal).toEqual({ code: 'discountAboveLimit', values: { limit: '₹99' } })
})

test('a discount of the whole due needs neither a method nor a shift; a late fee with it does [discount-32]', () => {
  const { method: _none, ...rest } = PART
  const free = { ...rest, amount: 0, discount: { ...OFF, amount: 999 } }
  const facts = { ...FACTS, discountLimit: 999, shiftMissing: true }
  const { outcome } = payPart(free, facts)
  expect(outcome).toMatchObject({ open: 0, method: null })
  expect(outcome?.change.details).not.toHaveProperty('method')
  const due = { ...FACTS.due, lateFee: { amount: 50, from: FACTS.paidOn } }
  const late = { ...free, lateFee: 50 }
  expect(payPart(late, { ...facts, due }).refusal?.code).toBe('validationFailed')
  const inCash = { ...late, method: 'cash' as const }
  expect(payPart(inCash, { ...facts, due }).refusal?.code).toBe('noOpenShift')
  const bothOff = { ...late, withoutLateFee: 'Was ill' }
  expect(payPart(bothOff, { ...facts, due }).refusal).toEqual({
    code: 'discountAboveLimit',
    values: { limit: '₹999' },
  })
})

test('a part with another discount is no repetition [discount-33]', () => {
  const known = {
    ...PART,
    discount: 99,
    discountName: OFF.name,
    confirmedBy: 'admin',
    reference: 'desk-p2',
  }
  expect(isSamePart(known, { ...PART, discount: OFF }, 'admin')).toBe(true)
  expect(isSamePart(known, PART, 'admin')).toBe(false)
  expect(isSamePart(known, { ...PART, discount: { ...OFF, name: 'Exam offer' } }, 'admin')).toBe(
    false,
  )
})
