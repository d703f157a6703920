import { expect, test } from 'vitest'
import { receiptNumber } from './receipt.ts'
import { VOUCHER_SERIES, voucherContent } from './refund-voucher.ts'

const TAX = { gstin: '', sac: '', rate: 18, legalName: '', legalAddress: '' }
/** A sale of ₹999 with a returnable deposit of ₹499, and what its vouchers are about. */
const SALE = {
  hallDetails: { name: 'Hall', address: 'Pune', contactPhone: '' },
  booking: {
    room: 'Dyandhara Kaksh',
    batch: 'Day Batch (7:00 AM - 10:00 PM)',
    seatId: 'A5',
    startDate: '2026-03-02',
    endDate: '2026-04-02',
  },
  payment: {
    amount: 999,
    lateFee: 0,
    deposit: 499,
    depositKind: 'returned',
    confirmedBy: 'desk',
  },
  receipt: {
    number: 'DA/25-26/00001',
    day: '2026-03-02',
    tax: { ...TAX, taxable: 84_662, cgst: 7_619, sgst: 7_619 },
  },
  memberId: null,
  returned: 0,
} as const
const PAID = { method: 'cash', utr: null } as const

test('a voucher number has at most 16 characters [refund-18]', () => {
  const number = (of: number) => receiptNumber({ series: VOUCHER_SERIES, year: 2026, number: of })
  expect(number(1)).toBe('RV/26-27/00001')
  expect(number(9_999_999)).toHaveLength(16)
})

test('the voucher of a returned deposit says so, without tax [deposit-21]', () => {
  const deposit = { deposit: true, ...PAID }
  const whole = voucherContent({ ...SALE, refund: { ...deposit, amount: 499, kept: 0 } })
  expect(whole).toMatchObject({ deposit: true, paid: 499, amount: 499, tax: null })
  const inPart = voucherContent({ ...SALE, refund: { ...deposit, amount: 300, kept: 199 } })
  expect(inPart).toMatchObject({ paid: 499, amount: 300, kept: 199 })
  const ofPrice = voucherContent({
    ...SALE,
    refund: { deposit: false, ...PAID, amount: 300, kept: 0 },
  })
  expect(ofPrice).toMatchObject({ paid: 999, amount: 300, tax: { rate: 18 } })
  expect(ofPrice).not.toHaveProperty('deposit')
})
