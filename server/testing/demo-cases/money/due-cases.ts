import { getToday } from '#shared/contract/admin/today.ts'
import * as bookings from '#shared/contract/booking/desk-booking.ts'
import { getHallMap } from '#shared/contract/booking/hall-map.ts'
import { getReport } from '#shared/contract/money/books.ts'
import * as deskPayments from '#shared/contract/money/desk-payment.ts'
import { listReceipts } from '#shared/contract/money/receipt.ts'
import { me } from '#shared/contract/user/auth.ts'
import { eraseUser, exportData } from '#shared/contract/user/privacy.ts'
import { addDays } from '#shared/domain/calendar-day.ts'
import type { DemoState } from '#web/demo/demo-state.ts'
import { DAY } from '../../members/members.ts'
import { TODAY } from '../../test-app.ts'
import { UTR, withClaim } from '../booking/booking-world.ts'
import { casesFor, type DemoCase } from '../demo-case.ts'
import { bookingId, freshWorld, idOf, minutesAgo, paymentId, userId } from '../world.ts'
import { OTHER_ID, REFUND_ID, SHIFT_ID, withShift } from './money-world.ts'
import { withRow } from './statement-world.ts'

const seated = bookingId('seated')
const PAID_AMOUNT = 500
export const OPEN_AMOUNT =
  (freshWorld().bookings.find(({ id }) => id === seated)?.amount ?? 0) - PAID_AMOUNT
const IN_FIVE_DAYS = addDays(TODAY, 5)

/** The seated user has paid a part of Rs. 500 only. */
export const withPartPaid = (payableOn = IN_FIVE_DAYS) => {
  return (world: DemoState): void => {
    const payment = world.payments.find(({ id }) => id === paymentId('seated'))
    const booking = world.bookings.find(({ id }) => id === seated)
    if (!payment || !booking) throw new Error('The seated user has not paid')
    Object.assign(payment, { amount: PAID_AMOUNT, sold: booking.amount })
    world.dues.push({
      bookingId: seated,
      userId: userId('seated'),
      paymentId: payment.id,
      amount: booking.amount - PAID_AMOUNT,
      open: booking.amount - PAID_AMOUNT,
      payableOn,
      allowedBy: userId('admin'),
      allowedAt: minutesAgo(4_000),
      writtenOffAt: null,
      writtenOffBy: null,
      remindedDaysBefore: [3],
      lateFee: null,
    })
  }
}

const YESTERDAY = addDays(TODAY, -1)
const PART = { id: REFUND_ID, amount: 200, open: OPEN_AMOUNT, method: 'upi' }
const pay = (changed: object = {}, id = seated) => ({
  params: { id },
  body: { ...PART, ...changed },
})
const confirm = (part: object, paymentMethod = 'upi') => ({
  params: { id: bookingId('deskHolder') },
  body: { paymentMethod, part: { amount: PAID_AMOUNT, payableOn: IN_FIVE_DAYS, ...part } },
})

/** A later part of Rs. 200 that the admin took. */
export function withSecondPart(world: DemoState): void {
  withPartPaid()(world)
  const first = world.payments.find(({ id }) => id === paymentId('seated'))
  const receipt = world.receipts[0]
  if (!first || !receipt) throw new Error('The seated user has not paid')
  const confirmed = { confirmedBy: userId('admin'), confirmedAt: minutesAgo(30) }
  const { id, amount, method } = { id: REFUND_ID, amount: 200, method: 'upi' as const }
  const part = { id, amount, method, sold: 0, reference: `desk-${id}`, createdAt: minutesAgo(30) }
  world.payments.unshift({ ...first, ...part, ...confirmed, issuedMemberId: false })
  world.receipts = world.receipts.map((each) => ({ ...each, paymentId: id }))
  for (const due of world.dues) due.open -= amount
}

/** Reception's first parts and later ones, and how the screens show them. */
export const dueCases: DemoCase[] = [
  ...casesFor(
    deskPayments.confirmPayment,
    ['a part', 'admin', confirm({})],
    ['all of it as a part', 'admin', confirm({ amount: 999_999 }), 'validationFailed'],
    [
      'with a past day for the rest',
      'admin',
      confirm({ payableOn: YESTERDAY }),
      'validationFailed',
    ],
    ['a part, in cash', 'admin', confirm({}, 'cash'), undefined, withShift('admin')],
    [
      'a part, in cash without a shift',
      'otherAdmin',
      confirm({}, 'cash'),
      'noOpenShift',
      withShift('admin'),
    ],
  ),
  ...casesFor(
    deskPayments.payDue,
    ['a part of the rest', 'admin', pay(), undefined, withPartPaid()],
    ['all of the rest', 'receptionist', pay({ amount: OPEN_AMOUNT }), undefined, withPartPaid()],
    [
      'in cash',
      'admin',
      pay({ method: 'cash' }),
      undefined,
      (world) => {
        withPartPaid()(world)
        withShift('admin', { id: SHIFT_ID })(world)
      },
    ],
    [
      'in cash without a shift',
      'otherAdmin',
      pay({ method: 'cash' }),
      'noOpenShift',
      (world) => {
        withPartPaid()(world)
        withShift('admin')(world)
      },
    ],
    ['with a UTR', 'admin', pay({ utr: '5123 4567 8901' }), undefined, withPartPaid()],
    [
      'with the UTR of another payment',
      'admin',
      pay({ utr: UTR }),
      'utrUsed',
      (world) => {
        withPartPaid()(world)
        withClaim()(world)
      },
    ],
    [
      'with a UTR with which less came in',
      'receptionist',
      pay({ utr: UTR }),
      'lessReceived',
      (world) => {
        withPartPaid()(world)
        withRow({ utrs: [UTR], amount: 100 })(world)
      },
    ],
    [
      'with a UTR and a discount that is not the difference',
      'admin',
      pay({ utr: UTR, amount: 1, discount: { amount: 1, name: 'Friend' } }),
      'discountNotTheDifference',
      (world) => {
        withPartPaid()(world)
        withRow({ utrs: [UTR], amount: 500 })(world)
      },
    ],
    ['again', 'admin', pay(), undefined, withSecondPart],
    ['again, by somebody else', 'otherAdmin', pay(), 'notFound', withSecondPart],
    ['with an amount of before', 'admin', pay({ id: OTHER_ID }), 'dueChanged', withSecondPart],
    ['more than is owed', 'admin', pay({ amount: OPEN_AMOUNT + 1 }), 'dueChanged', withPartPaid()],
    ['of what was paid at once', 'admin', pay(), 'nothingOwed'],
    ['unknown', 'admin', pay({}, idOf('booking', 999)), 'notFound'],
  ),
  ...casesFor(
    bookings.listBookings,
    ['with a due', 'admin', { query: { state: 'dues' } }, undefined, withPartPaid()],
    [
      'with a due that is paid in parts',
      'admin',
      { query: { state: 'dues' } },
      undefined,
      withSecondPart,
    ],
  ),
  ...casesFor(
    bookings.cancelBooking,
    ['with a due', 'admin', { params: { id: seated } }, undefined, withPartPaid()],
    [
      'with a due above the limit',
      'receptionist',
      { params: { id: seated } },
      'writeOffAboveLimit',
      withPartPaid(),
    ],
  ),
  ...casesFor(
    deskPayments.refundBooking,
    [
      'all that was paid in parts',
      'superAdmin',
      {
        params: { id: seated },
        body: { id: OTHER_ID, amount: PAID_AMOUNT + 200, method: 'upi', reason: 'Ill' },
      },
      undefined,
      withSecondPart,
    ],
    [
      'more than was paid in parts',
      'superAdmin',
      {
        params: { id: seated },
        body: { id: OTHER_ID, amount: PAID_AMOUNT + 201, method: 'upi', reason: 'Ill' },
      },
      'refundTooHigh',
      withSecondPart,
    ],
  ),
  ...casesFor(
    getToday,
    ['with a due', 'admin', {}, undefined, withPartPaid()],
    [
      'with an overdue due, as a receptionist',
      'receptionist',
      {},
      undefined,
      withPartPaid(YESTERDAY),
    ],
  ),
  ...casesFor(getHallMap, [
    'with a due',
    'admin',
    { query: { room: 'Dyandhara Kaksh', batch: DAY } },
    undefined,
    withPartPaid(),
  ]),
  ...casesFor(me, ['with a due', 'seated', {}, undefined, withPartPaid()]),
  ...casesFor(listReceipts, ['with a later part', 'seated', {}, undefined, withSecondPart]),
  ...casesFor(exportData, ['with a due', 'seated', {}, undefined, withPartPaid()]),
  ...casesFor(getReport, ['with a due', 'admin', { query: {} }, undefined, withPartPaid()]),
  ...casesFor(eraseUser, [
    'with a due',
    'superAdmin',
    { params: { id: userId('seated') }, body: { freeSeats: true } },
    undefined,
    withPartPaid(),
  ]),
]
