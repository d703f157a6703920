import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Receipt, Voucher } from '#web/api/money/receipt.ts'
import { LastPayments } from '#web/features/member/own-payments.tsx'
import { papersOf } from '#web/hall/papers.ts'
import { PAID } from '#web/testing/member.ts'
import { renderStatic } from '#web/testing/render-static.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime('2026-12-10T06:30:00Z')
})
afterEach(() => vi.useRealTimers())

const HALL = { name: 'Dyanpeeth Abhyasika', address: '', contactPhone: '' }

const receipt: Receipt = {
  ...PAID,
  number: 'DA/26-27/00007',
  paymentId: 'PAY_1',
  day: '2026-11-20',
  hall: HALL,
  memberId: '@DA202611001',
  tier: 'standard',
  renewal: false,
  amount: 1499,
  method: 'upi',
  reference: null,
  simulated: false,
  discount: 0,
  tax: null,
}

const voucher: Voucher = {
  ...PAID,
  number: 'RV/26-27/00001',
  day: '2026-11-21',
  hall: HALL,
  memberId: '@DA202611001',
  receipt: receipt.number,
  paid: 1499,
  amount: 300,
  method: 'cash',
  utr: null,
  reason: 'Ill',
  simulated: false,
  tax: null,
  receiptDay: null,
}

const renderPayments = (
  papers: { receipts: Receipt[]; vouchers?: Voucher[] },
  due: Parameters<typeof LastPayments>[0]['due'] = null,
) => renderStatic(<LastPayments papers={papersOf({ vouchers: [], ...papers })} due={due} />)

test('lists payments and refunds, newest first, with links to their papers [dashboard-810]', () => {
  const { text, links } = renderPayments({ receipts: [receipt], vouchers: [voucher] })
  expect(text.split('\n')).toEqual([
    'Refund, seat A5− ₹30021 Nov 2026, Cash at centerRV/26-27/00001',
    'Membership, seat A5₹1,49920 Nov 2026, UPIDA/26-27/00007',
  ])
  expect(Object.values(links)).toEqual([
    '/receipts?number=RV%2F26-27%2F00001',
    '/receipts?number=DA%2F26-27%2F00007',
  ])
})

test('names renewals, parts of a price and returned deposits [dashboard-811]', () => {
  const part = { price: 1499, paidBefore: 0, left: 999, payableOn: '2026-12-24' }
  const { text } = renderPayments({
    receipts: [
      { ...receipt, number: '1', renewal: true },
      { ...receipt, number: '2', amount: 500, part },
      { ...receipt, number: '3', amount: 999, part: { ...part, paidBefore: 500, left: 0 } },
    ],
    vouchers: [{ ...voucher, deposit: true }],
  })
  for (const what of ['Renewal', 'Part payment', 'Rest of the fee', 'Deposit returned']) {
    expect(text).toContain(`${what}, seat A5`)
  }
})

test.each([
  ['2026-12-10', 'Left to pay: ₹999 by 10 Dec 2026'],
  ['2026-12-09', 'Left to pay: ₹999, was due by 9 Dec 2026'],
])('a due payable on %s is shown as "%s" [dashboard-812]', (payableOn, line) => {
  const { text } = renderPayments({ receipts: [receipt] }, { open: 999, payableOn })
  expect(text).toContain(line)
})

test('says that there are no receipts yet [dashboard-813]', () => {
  expect(renderPayments({ receipts: [] }).text).toBe('No receipts yet')
})
