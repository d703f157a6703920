import { describe, expect, test } from 'vitest'
import { bookLine } from './day-book.ts'
import { receiptNumber } from './receipt.ts'
import { isSameRefund, refundable, refundBooking, VOUCHER_SERIES } from './refund.ts'

const REFUND = { id: 'r1', bookingId: 'b1', amount: 300, method: 'cash', utr: null } as const
const PAYMENT = { id: 'p1', userId: 'member', amount: 999, confirmedBy: 'desk' }
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
    ['refundTooMuch', { amount: 400 }, { returned: 600 }],
    ['refundTooMuch', { amount: 1_000 }, { refundLimit: 999 }],
    ['refundAboveLimit', { amount: 501 }, {}],
    ['refundAboveLimit', { amount: 101 }, { returned: 400 }],
    ['refundAboveLimit', { amount: 1 }, { returned: 600 }],
    ['refundAboveLimit', { amount: 1 }, { refundLimit: 0 }],
    ['noOpenShift', {}, { shift: undefined }],
    ['noOpenShift', {}, { shift: { id: 's1', closedAt: new Date(0) } }],
    ['drawerTooEmpty', {}, { inDrawer: 299 }],
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
    for (const changed of [{ amount: 301 }, { bookingId: 'b2' }, { utr: '512345678901' }]) {
      expect(isSameRefund(known, { ...REFUND, ...changed }, 'desk')).toBe(false)
    }
  })

  test('has a voucher number of at most 16 characters [refund-18]', () => {
    const number = (of: number) => receiptNumber({ series: VOUCHER_SERIES, year: 2026, number: of })
    expect(number(1)).toBe('RV/26-27/00001')
    expect(number(9_999_999)).toHaveLength(16)
  })
})
