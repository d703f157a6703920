import { getToday } from '#shared/contract/admin/today.ts'
import * as bookings from '#shared/contract/booking/desk-booking.ts'
import { getReport } from '#shared/contract/money/books.ts'
import * as deskPayments from '#shared/contract/money/desk-payment.ts'
import { listReceipts } from '#shared/contract/money/receipt.ts'
import { me } from '#shared/contract/user/auth.ts'
import { exportData } from '#shared/contract/user/privacy.ts'
import { getUser } from '#shared/contract/user/user.ts'
import { addDays } from '#shared/domain/calendar-day.ts'
import type { DemoState } from '#web/demo/demo-state.ts'
import { TODAY } from '../../test-app.ts'
import { casesFor, type DemoCase } from '../demo-case.ts'
import { bookingId, userId } from '../world.ts'
import { OPEN_AMOUNT, withPartPaid, withSecondPart } from './due-cases.ts'
import { OTHER_ID, REFUND_ID } from './money-world.ts'

const seated = bookingId('seated')
const FEE = 50

/** The hall asks for a late fee after three days; the due of `seated` was to be paid by this day. */
const withLateDue =
  (payableOn = addDays(TODAY, -4)) =>
  (world: DemoState): void => {
    withPartPaid(payableOn)(world)
    world.settings.lateFeeAmount = FEE
    for (const due of world.dues) due.lateFee = { amount: FEE, from: addDays(payableOn, 4) }
  }

/** The admin took the fee with a second part of Rs. 200. */
function withLateFeePaid(world: DemoState): void {
  withSecondPart(world)
  world.settings.lateFeeAmount = FEE
  const part = world.payments.find(({ id }) => id === REFUND_ID)
  if (part) part.lateFee = FEE
}

const pay = (changed: object = {}) => ({
  params: { id: seated },
  body: {
    id: REFUND_ID,
    amount: 200,
    open: OPEN_AMOUNT,
    lateFee: FEE,
    method: 'upi',
    ...changed,
  },
})
const refund = (amount: number) => ({
  params: { id: seated },
  body: { id: OTHER_ID, amount, method: 'upi', reason: 'Ill' },
})

/** The late fee that the hall may ask for, and how the screens show it. */
export const lateFeeCases: DemoCase[] = [
  ...casesFor(deskPayments.confirmPayment, [
    'a part, while the hall asks for late fees',
    'admin',
    {
      params: { id: bookingId('deskHolder') },
      body: { paymentMethod: 'upi', part: { amount: 500, payableOn: addDays(TODAY, 5) } },
    },
    undefined,
    (world) => {
      world.settings.lateFeeAmount = FEE
    },
  ]),
  ...casesFor(
    deskPayments.payDue,
    ['with the late fee', 'admin', pay(), undefined, withLateDue()],
    [
      'without the late fee, for a reason',
      'admin',
      pay({ withoutLateFee: 'Was ill' }),
      undefined,
      withLateDue(),
    ],
    [
      'without the late fee, above the limit',
      'receptionist',
      pay({ withoutLateFee: 'Was ill' }),
      'discountAboveLimit',
      withLateDue(),
    ],
    ['without the late fee', 'admin', pay({ lateFee: 0 }), 'lateFeeChanged', withLateDue()],
    [
      'with a late fee on the last day of grace',
      'admin',
      pay(),
      'lateFeeChanged',
      withLateDue(addDays(TODAY, -3)),
    ],
    [
      'with a late fee that the hall no longer asks for',
      'admin',
      pay(),
      'lateFeeChanged',
      (world) => {
        withLateDue()(world)
        world.settings.lateFeeAmount = 0
      },
    ],
    [
      'with a late fee again',
      'admin',
      pay({ id: OTHER_ID, open: OPEN_AMOUNT - 200 }),
      'lateFeeChanged',
      withLateFeePaid,
    ],
  ),
  ...casesFor(bookings.listBookings, [
    'with a late fee',
    'admin',
    { query: { state: 'dues' } },
    undefined,
    withLateDue(),
  ]),
  ...casesFor(
    deskPayments.refundBooking,
    ['all that was paid, with the late fee', 'superAdmin', refund(750), undefined, withLateFeePaid],
    [
      'more than was paid with a late fee',
      'superAdmin',
      refund(751),
      'refundTooHigh',
      withLateFeePaid,
    ],
  ),
  ...casesFor(getToday, ['with a late fee', 'admin', {}, undefined, withLateDue()]),
  ...casesFor(me, ['with a late fee', 'seated', {}, undefined, withLateDue()]),
  ...casesFor(listReceipts, ['with a late fee', 'seated', {}, undefined, withLateFeePaid]),
  ...casesFor(exportData, ['with a late fee', 'seated', {}, undefined, withLateDue()]),
  ...casesFor(getUser, [
    'who paid a late fee',
    'admin',
    { params: { id: userId('seated') } },
    undefined,
    withLateFeePaid,
  ]),
  ...casesFor(getReport, ['with a late fee', 'admin', { query: {} }, undefined, withLateFeePaid]),
]
