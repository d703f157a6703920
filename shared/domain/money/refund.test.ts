import { describe, expect, test } from 'vitest'
import { bookLine } from './day-book.ts'
import { isSameRefund, paidFor, refundable, refundBooking } from './refund.ts'

const REFUND = {
  id: 'r1',
  bookingId: 'b1',
  deposit: false,
  amount: 300,
  kept: 0,
  method: 'cash',
  utr: null,
} as const
const PAYMENT = {
  id: 'p1',
  userId: 'member',
  amount: 999,
  lateFee: 0,
  deposit: 0,
  depositKind: null,
  confirmedBy: 'desk',
}
const HELD = { payment: { ...PAYMENT, deposit: 499, depositKind: 'returned' } } as const
const SHIFT = { id: 's1', closedAt: null }
const FACTS = {
  staff: { id: 'desk' },
  payment: PAYMENT,
  tax: null,
  returned: 0,
  refundLimit: 500,
  shift: SHIFT,
  inDrawer: 2_000,
}

const decide = (refund: object = {}, facts: object = {}) =>
  refundBooking({ ...REFUND, ...refund }, { ...FACTS, ...facts })

const postingsOf = (refund: object, facts: object = {}) =>
  decide(refund, facts).outcome?.journal.postings.map(({ account, paise }) => [account, paise])

describe('the refundable amount', () => {
  test.each([
    [{ paid: 999, returned: 0 }, 999],
    [{ paid: 999, returned: 600 }, 399],
    [{ paid: 999, returned: 999 }, 0],
    [{ paid: 0, returned: 0 }, 0],
  ])('for %o is %d rupees [refund-10]', (returns, rupees) => {
    expect(refundable(returns)).toBe(rupees)
  })
})

describe('a refund', () => {
  test('reverses that part of the sale and leaves the member owing nothing [refund-13]', () => {
    const { journal } = decide().outcome ?? {}
    expect(journal).toEqual({
      kind: 'refund',
      event: 'desk-refund:r1',
      bookingId: 'b1',
      paymentId: 'p1',
      shiftId: 's1',
      madeBy: 'desk',
      postings: [
        { account: 'fees', userId: null, paise: 30_000 },
        { account: 'members', userId: 'member', paise: -30_000 },
        { account: 'members', userId: 'member', paise: 30_000 },
        { account: 'cash', userId: null, paise: -30_000 },
      ],
    })
    expect(bookLine(journal?.postings ?? [])).toEqual({
      amount: 300,
      in: 0,
      out: 300,
      methods: ['cash'],
    })
  })

  test('is paid from the drawer or the bank, or is simulated like its payment [refund-14]', () => {
    const without = { shift: undefined, inDrawer: 0 }
    expect(postingsOf({ method: 'upi' }, without)?.at(-1)).toEqual(['upi', -30_000])
    const simulated = { ...without, payment: { ...PAYMENT, confirmedBy: null } }
    expect(postingsOf({}, simulated)?.at(-1)).toEqual(['simulated', -30_000])
    for (const facts of [without, simulated]) {
      expect(decide({ method: 'upi' }, facts).outcome?.journal.shiftId).toBeNull()
    }
  })

  test.each([
    ['nothingToRefund', {}, { payment: undefined }],
    ['nothingToRefund', {}, { returned: 999 }],
    ['refundTooHigh', { amount: 400 }, { returned: 600 }],
    ['refundTooHigh', { amount: 1_000 }, { refundLimit: 999 }],
    ['refundAboveLimit', { amount: 501 }, {}],
    ['refundAboveLimit', { amount: 101 }, { returned: 400 }],
    ['refundAboveLimit', { amount: 1 }, { returned: 600 }],
    ['refundAboveLimit', { amount: 1 }, { refundLimit: 0 }],
    ['noOpenShift', {}, { shift: undefined }],
    ['noOpenShift', {}, { shift: { id: 's1', closedAt: new Date(0) } }],
    ['notEnoughCash', {}, { inDrawer: 299 }],
  ] as const)('is refused with %s for %o and %o [refund-15]', (code, refund, facts) => {
    expect(decide(refund, facts).refusal?.code).toBe(code)
  })

  test.each([
    [{ amount: 500 }, {}],
    [{ amount: 100 }, { returned: 400 }],
    [{ amount: 999 }, { refundLimit: 999 }],
    [{ amount: 300 }, { inDrawer: 300 }],
  ])('is allowed for %o and %o [refund-16]', (refund, facts) => {
    expect(decide(refund, facts).refusal).toBeUndefined()
  })

  test('counts as a repeated request only if nothing differs [refund-17]', () => {
    const known = { ...REFUND, madeBy: 'desk' }
    expect(isSameRefund(known, REFUND, 'desk')).toBe(true)
    expect(isSameRefund(known, REFUND, 'other')).toBe(false)
    for (const changed of [
      { amount: 301 },
      { bookingId: 'b2' },
      { utr: '512345678901' },
      { deposit: true },
      { kept: 100 },
    ]) {
      expect(isSameRefund(known, { ...REFUND, ...changed }, 'desk')).toBe(false)
    }
  })
})

test('a refund takes the price first, and the late fee only once all of the price is refunded [late-fee-7]', () => {
  const paid = { payment: { ...PAYMENT, lateFee: 50 }, refundLimit: 2_000 }
  const accounts = (amount: number, returned: number) =>
    postingsOf({ amount }, { ...paid, returned })?.filter(([account]) => /fees/i.test(`${account}`))
  expect(accounts(999, 0)).toEqual([['fees', 99_900]])
  expect(accounts(1_049, 0)).toEqual([
    ['fees', 99_900],
    ['lateFees', 5_000],
  ])
  expect(accounts(50, 999)).toEqual([['lateFees', 5_000]])
  expect(decide({ amount: 50 }, { ...paid, returned: 1_000 }).refusal?.code).toBe('refundTooHigh')
  expect(decide({ amount: 1 }, { ...paid, returned: 1_049 }).refusal?.code).toBe('nothingToRefund')
})

describe('the return of a deposit', () => {
  const RETURN = { deposit: true, amount: 499 }

  test('takes it from the deposits held and leaves the sale and its tax as they are [deposit-9]', () => {
    const tax = { ...HELD, tax: { gstin: '27AAPFU0939F1ZV', rate: 18 } }
    expect(postingsOf(RETURN, tax)).toEqual([
      ['heldDeposits', 49_900],
      ['members', -49_900],
      ['members', 49_900],
      ['cash', -49_900],
    ])
    const { journal, change } = decide(RETURN, HELD).outcome ?? {}
    expect(journal).toMatchObject({ kind: 'refund', shiftId: 's1' })
    expect(bookLine(journal?.postings ?? [])).toMatchObject({ amount: 499, out: 499 })
    expect(change).toMatchObject({ action: 'payment.return-deposit', details: { amount: 499 } })
  })

  test('without a part that the hall keeps turns that part into income without tax [deposit-35]', () => {
    const tax = { ...HELD, tax: { gstin: '27AAPFU0939F1ZV', rate: 18 } }
    const inPart = { deposit: true, amount: 300, kept: 199 }
    expect(postingsOf(inPart, tax)).toEqual([
      ['heldDeposits', 49_900],
      ['keptDeposits', -19_900],
      ['members', -30_000],
      ['members', 30_000],
      ['cash', -30_000],
    ])
    const { journal, change } = decide(inPart, HELD).outcome ?? {}
    expect(bookLine(journal?.postings ?? [])).toMatchObject({ amount: 499, out: 300 })
    expect(change?.details).toMatchObject({ amount: 300, kept: 199 })
  })

  test.each([499, 500])('is refused if the hall would keep ₹%i of ₹499 [deposit-36]', (kept) => {
    const refund = { deposit: true, amount: 499 - kept, kept }
    expect(decide(refund, HELD).refusal).toEqual({
      code: 'keptTooMuch',
      values: { deposit: '₹499' },
    })
  })

  test('counts the whole deposit against the limit, whatever is kept [deposit-37]', () => {
    const inPart = { deposit: true, amount: 100, kept: 399 }
    const limited = { ...HELD, refundLimit: 498 }
    expect(decide(inPart, limited).refusal?.code).toBe('refundAboveLimit')
    expect(decide(inPart, { ...HELD, refundLimit: 499 }).refusal).toBeUndefined()
  })

  test('is refused unless the hall returns its deposits [deposit-19]', () => {
    const kept = { ...PAYMENT, deposit: 499, depositKind: 'kept' } as const
    expect(paidFor({ deposit: true }, HELD.payment)).toBe(499)
    expect(paidFor({ deposit: true }, kept)).toBe(0)
    expect(paidFor({ deposit: true }, undefined)).toBe(0)
    expect(paidFor({ deposit: false }, HELD.payment)).toBe(999)
    expect(decide(RETURN, { payment: kept }).refusal?.code).toBe('noDepositHeld')
  })

  test.each([
    ['noDepositHeld', {}],
    ['noDepositHeld', { ...HELD, returned: 499 }],
    ['refundAboveLimit', { ...HELD, refundLimit: 498 }],
    ['noOpenShift', { ...HELD, shift: undefined }],
    ['notEnoughCash', { ...HELD, inDrawer: 498 }],
  ] as const)('is refused with %s for %o [deposit-20]', (code, facts) => {
    expect(decide(RETURN, facts).refusal?.code).toBe(code)
  })
})
