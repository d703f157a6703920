import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_TAX_DETAILS } from '../settings/tax-details.ts'
import { type LedgerAccount, paymentJournals } from './ledger.ts'
import { receiptTax } from './receipt-tax.ts'
import { refundBooking, refundTax } from './refund.ts'
import { includedTax, partTax, taxOf } from './tax.ts'

const HALL = {
  ...DEFAULT_TAX_DETAILS,
  gstin: '27AAPFU0939F1ZV',
  name: 'Vidya Hall',
  address: 'Pune',
}

test.for([
  [99_900, 18, { taxable: 84_662, cgst: 7_619, sgst: 7_619 }],
  [149_900, 18, { taxable: 127_034, cgst: 11_433, sgst: 11_433 }],
  [11_800, 18, { taxable: 10_000, cgst: 900, sgst: 900 }],
  [10_500, 5, { taxable: 10_000, cgst: 250, sgst: 250 }],
  [0, 18, { taxable: 0, cgst: 0, sgst: 0 }],
] as const)('%d paise that include %d %% tax split into %o [tax-1]', ([paise, rate, parts]) => {
  expect(includedTax(paise, rate)).toEqual(parts)
})

const rupees = fc.integer({ min: 1, max: 200_000 })
const rates = fc.integer({ min: 1, max: 40 })

test('the parts add up, and each half is within a paisa of its share [tax-2]', () => {
  fc.assert(
    fc.property(rupees, rates, (amount, rate) => {
      const { taxable, cgst, sgst } = includedTax(amount * 100, rate)
      expect(taxable + cgst + sgst).toBe(amount * 100)
      expect(cgst).toBe(sgst)
      expect(Math.abs(cgst - (taxable * rate) / 200)).toBeLessThanOrEqual(1)
    }),
  )
})

test('a hall without a GSTIN has no tax on its receipts [tax-3]', () => {
  expect(receiptTax({ ...HALL, gstin: '' }, 99_900)).toBeNull()
  expect(receiptTax(HALL, 99_900)).toMatchObject({
    legalName: 'Vidya Hall',
    legalAddress: 'Pune',
    sac: '998451',
    rate: 18,
  })
  const registered = { legalName: 'Vidya Hall LLP', legalAddress: 'Mumbai' }
  expect(receiptTax({ ...HALL, ...registered }, 99_900)).toMatchObject(registered)
})

test('a sale with a late fee and its refunds, both in the same parts, balance and leave no tax [tax-4]', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(parts, rates, fc.nat(500), (amounts, gstRate, fee) => {
      const lateFee = amounts.length > 1 ? fee : 0
      const paid = amounts.reduce((sum, amount) => sum + amount)
      const tax = receiptTax({ ...HALL, gstRate }, paid * 100)
      const payment = { id: 'p', userId: 'u', amount: paid, discount: 0, confirmedBy: 'staff' }
      const taken = { ...payment, bookingId: 'b', method: 'upi', shiftId: null } as const
      const journals = amounts.flatMap((amount, index) => {
        const before = amounts.slice(0, index).reduce((sum, each) => sum + each, 0)
        const part = partTax(tax, amount * 100, before * 100)
        const sold = index === 0 ? paid : 0
        const isLast = lateFee > 0 && index === amounts.length - 1
        const feeTax = taxOf(partTax(tax, lateFee * 100, 0))
        const withFee = isLast ? { lateFee: { amount: lateFee, tax: feeTax } } : {}
        const later = { ...taken, id: `p${index}`, amount, sold, tax: taxOf(part), ...withFee }
        return paymentJournals(later, 'completed', null)
      })
      let returned = 0
      for (const amount of [...amounts, ...(lateFee > 0 ? [lateFee] : [])]) {
        const refund = {
          id: `r${returned}`,
          bookingId: 'b',
          deposit: false,
          amount,
          kept: 0,
          method: 'upi',
          utr: null,
        } as const
        const staff = { id: 'owner' }
        const sale = { ...payment, lateFee, deposit: 0, depositKind: null }
        const paidBy = { staff, payment: sale, refundLimit: payment.amount + lateFee }
        const facts = { ...paidBy, tax, returned, shift: undefined, inDrawer: 0 }
        const { outcome } = refundBooking(refund, facts)
        if (outcome) journals.push(outcome.journal)
        const credited = refundTax({ tax, payment, amount, returned })
        expect((credited?.taxable ?? 0) + taxOf(credited)).toBe(amount * 100)
        returned += amount
      }
      const sums = new Map<LedgerAccount, number>()
      for (const { postings } of journals) {
        expect(postings.reduce((sum, { paise }) => sum + paise, 0)).toBe(0)
        for (const { account, paise } of postings) {
          expect(paise).not.toBe(0)
          sums.set(account, (sums.get(account) ?? 0) + paise)
        }
      }
      expect([...sums.values()].every((sum) => sum === 0)).toBe(true)
    }),
  )
})
