import { me } from '#shared/contract/auth.ts'
import { getReport } from '#shared/contract/books.ts'
import * as bookings from '#shared/contract/desk-booking.ts'
import { getHallMap } from '#shared/contract/hall-map.ts'
import { eraseUser, exportData } from '#shared/contract/privacy.ts'
import { listReceipts } from '#shared/contract/receipt.ts'
import { getToday } from '#shared/contract/today.ts'
import { addDays } from '#shared/domain/calendar-day.ts'
import type { DemoState } from '#web/demo/demo-state.ts'
import { DAY } from '../members/members.ts'
import { TODAY } from '../test-app.ts'
import { type DemoCase, on } from './demo-case.ts'
import { OTHER_ID, REFUND_ID, SHIFT_ID, withShift } from './money-world.ts'
import { bookingId, freshWorld, idOf, minutesAgo, paymentId, userId } from './world.ts'

const seated = bookingId('seated')
const PAID = 500
const OPEN = (freshWorld().bookings.find(({ id }) => id === seated)?.amount ?? 0) - PAID
const IN_FIVE_DAYS = addDays(TODAY, 5)

/** The seated user has paid a part of Rs. 500 only. */
const inPart = (payableOn = IN_FIVE_DAYS) => {
  return (world: DemoState): void => {
    const payment = world.payments.find(({ id }) => id === paymentId('seated'))
    const booking = world.bookings.find(({ id }) => id === seated)
    if (!payment || !booking) throw new Error('The seated user has not paid')
    Object.assign(payment, { amount: PAID, sold: booking.amount })
    world.dues.push({
      bookingId: seated,
      userId: userId('seated'),
      paymentId: payment.id,
      amount: booking.amount - PAID,
      open: booking.amount - PAID,
      payableOn,
      allowedBy: userId('admin'),
      allowedAt: minutesAgo(4_000),
      writtenOffAt: null,
      writtenOffBy: null,
      remindedDaysBefore: [3],
    })
  }
}

const OVERDUE = addDays(TODAY, -1)
const PART = { id: REFUND_ID, amount: 200, open: OPEN, method: 'upi' }
const pay = (changed: object = {}, id = seated) => ({
  params: { id },
  body: { ...PART, ...changed },
})
const confirm = (part: object, paymentMethod = 'upi') => ({
  params: { id: bookingId('deskHolder') },
  body: { paymentMethod, part: { amount: PAID, payableOn: IN_FIVE_DAYS, ...part } },
})

/** A later part of Rs. 200 that the admin took. */
function withPart(world: DemoState): void {
  inPart()(world)
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

/** Reception's first parts and later ones, and what the screens show of them. */
export const dueCases: DemoCase[] = [
  ...on(
    bookings.confirmPayment,
    ['a part', 'admin', confirm({})],
    ['all of it as a part', 'admin', confirm({ amount: 999_999 }), 'validationFailed'],
    ['with a past day for the rest', 'admin', confirm({ payableOn: OVERDUE }), 'validationFailed'],
    ['a part, in cash', 'admin', confirm({}, 'cash'), undefined, withShift('admin')],
    [
      'a part, in cash without a shift',
      'otherAdmin',
      confirm({}, 'cash'),
      'noOpenShift',
      withShift('admin'),
    ],
  ),
  ...on(
    bookings.payDue,
    ['a part of the rest', 'admin', pay(), undefined, inPart()],
    ['all of the rest', 'receptionist', pay({ amount: OPEN }), undefined, inPart()],
    [
      'in cash',
      'admin',
      pay({ method: 'cash' }),
      undefined,
      (world) => {
        inPart()(world)
        withShift('admin', { id: SHIFT_ID })(world)
      },
    ],
    [
      'in cash without a shift',
      'otherAdmin',
      pay({ method: 'cash' }),
      'noOpenShift',
      (world) => {
        inPart()(world)
        withShift('admin')(world)
      },
    ],
    ['again', 'admin', pay(), undefined, withPart],
    ['again, by somebody else', 'otherAdmin', pay(), 'notFound', withPart],
    ['with an amount of before', 'admin', pay({ id: OTHER_ID }), 'dueChanged', withPart],
    ['more than is owed', 'admin', pay({ amount: OPEN + 1 }), 'dueChanged', inPart()],
    ['of what was paid at once', 'admin', pay(), 'nothingOwed'],
    ['unknown', 'admin', pay({}, idOf('booking', 999)), 'notFound'],
  ),
  ...on(
    bookings.listBookings,
    ['with a due', 'admin', { query: { state: 'dues' } }, undefined, inPart()],
    [
      'with a due that is paid in parts',
      'admin',
      { query: { state: 'dues' } },
      undefined,
      withPart,
    ],
  ),
  ...on(bookings.cancelBooking, [
    'with a due',
    'admin',
    { params: { id: seated } },
    undefined,
    inPart(),
  ]),
  ...on(
    bookings.refundBooking,
    [
      'all that was paid in parts',
      'superAdmin',
      {
        params: { id: seated },
        body: { id: OTHER_ID, amount: PAID + 200, method: 'upi', reason: 'Ill' },
      },
      undefined,
      withPart,
    ],
    [
      'more than was paid in parts',
      'superAdmin',
      {
        params: { id: seated },
        body: { id: OTHER_ID, amount: PAID + 201, method: 'upi', reason: 'Ill' },
      },
      'refundTooMuch',
      withPart,
    ],
  ),
  ...on(
    getToday,
    ['with a due', 'admin', {}, undefined, inPart()],
    ['with an overdue due, as a receptionist', 'receptionist', {}, undefined, inPart(OVERDUE)],
  ),
  ...on(getHallMap, [
    'with a due',
    'admin',
    { query: { room: 'Dyandhara Kaksh', batch: DAY } },
    undefined,
    inPart(),
  ]),
  ...on(me, ['with a due', 'seated', {}, undefined, inPart()]),
  ...on(listReceipts, ['with a later part', 'seated', {}, undefined, withPart]),
  ...on(exportData, ['with a due', 'seated', {}, undefined, inPart()]),
  ...on(getReport, ['with a due', 'admin', { query: {} }, undefined, inPart()]),
  ...on(eraseUser, [
    'with a due',
    'superAdmin',
    { params: { id: userId('seated') }, body: { freeSeats: true } },
    undefined,
    inPart(),
  ]),
]
