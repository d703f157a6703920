import { RECEIPT_SERIES, receiptNumber } from '#shared/domain/money/receipt.ts'
import { VOUCHER_SERIES, voucherContent } from '#shared/domain/money/refund-voucher.ts'
import type { DemoRefund, DemoShift, DemoState } from '#web/demo/demo-state.ts'
import { TEST_START, TODAY } from '../../test-app.ts'
import { bookingId, paymentId, type UserName, userId } from '../world.ts'

export const SHIFT_ID = '00000000-0000-4000-8000-000000000001'
export const OTHER_ID = '00000000-0000-4000-8000-000000000003'
export const REFUND_ID = '00000000-0000-4000-8000-000000000004'

/** Adds a shift of this user that began with Rs. 500 and in which no money has moved. */
export const withShift =
  (name: UserName, changes: Partial<DemoShift> = {}) =>
  ({ shifts }: DemoState): void => {
    shifts.push({
      id: SHIFT_ID,
      drawer: 'Reception',
      userId: userId(name),
      openedAt: TEST_START,
      opening: 500,
      openingNote: '',
      closedAt: null,
      closedBy: null,
      expected: null,
      counted: null,
      handedOver: null,
      note: '',
      receivedAt: null,
      received: null,
      receivedNote: '',
      expenses: [],
      ...structuredClone(changes),
    })
  }

/** Adds a refund of Rs. 300 that the admin made for this user's booking. */
export const withRefund =
  (name: UserName, changes: Partial<DemoRefund> = {}) =>
  (world: DemoState): void => {
    const booking = world.bookings.find(({ id }) => id === bookingId(name))
    const payment = world.payments.find(({ id }) => id === paymentId(name))
    const owner = world.users.find(({ id }) => id === userId(name))
    if (!booking || !payment || !owner) throw new Error(`${name} has not paid`)
    const { utr = null, method = 'upi', deposit = false, amount = 300, kept = 0 } = changes
    const refund = { id: REFUND_ID, bookingId: booking.id, deposit, amount, kept, method, utr }
    const receipt = { series: RECEIPT_SERIES, year: 2025, number: 1 }
    world.refunds.push({
      ...refund,
      paymentId: payment.id,
      userId: owner.id,
      madeBy: userId('admin'),
      madeAt: TEST_START,
      shiftId: null,
      reason: 'Moved to another town',
      day: TODAY,
      series: VOUCHER_SERIES,
      year: 2025,
      number: 1,
      content: voucherContent({
        hallDetails: { name: 'Former Hall', address: 'Pune', contactPhone: '' },
        booking,
        payment,
        receipt:
          name === 'seated' ? { number: receiptNumber(receipt), day: '2026-03-02' } : undefined,
        memberId: owner.memberId,
        returned: 0,
        refund,
      }),
      ...changes,
    })
  }
