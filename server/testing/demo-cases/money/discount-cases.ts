import * as bookings from '#shared/contract/booking/desk-booking.ts'
import { getDayBook, getReport } from '#shared/contract/money/books.ts'
import * as deskPayments from '#shared/contract/money/desk-payment.ts'
import { listReceipts } from '#shared/contract/money/receipt.ts'
import { me } from '#shared/contract/user/auth.ts'
import { eraseUser, exportData } from '#shared/contract/user/privacy.ts'
import { getUser } from '#shared/contract/user/user.ts'
import { addDays } from '#shared/domain/calendar-day.ts'
import type { DemoState } from '#web/demo/demo-state.ts'
import { TODAY } from '../../test-app.ts'
import { casesFor, type DemoCase } from '../demo-case.ts'
import { bookingId, freshWorld, minutesAgo, paymentId, userId } from '../world.ts'
import { OTHER_ID, REFUND_ID, withShift } from './money-world.ts'

const seated = bookingId('seated')
const deskHolder = bookingId('deskHolder')
const PRICE = freshWorld().bookings.find(({ id }) => id === deskHolder)?.amount ?? 0
const DISCOUNT_AMOUNT = 100
const IN_FIVE_DAYS = addDays(TODAY, 5)

const confirm = (sent: object) => ({ params: { id: deskHolder }, body: sent })
const giveDiscount = (discount: object = {}, others: object = { paymentMethod: 'upi' }) =>
  confirm({
    ...others,
    discount: { amount: DISCOUNT_AMOUNT, name: ' Friend of a member ', ...discount },
  })

/** A receptionist may give this percentage. */
const withLimit = (receptionistDiscount: number) => (world: DemoState) => {
  world.settings.receptionistDiscount = receptionistDiscount
}

/** The seated user got a discount of Rs. 100; if `open` is given, that much is still owed. */
const withDiscount =
  ({ open = 0 } = {}) =>
  (world: DemoState): void => {
    const payment = world.payments.find(({ id }) => id === paymentId('seated'))
    const booking = world.bookings.find(({ id }) => id === seated)
    if (!payment || !booking) throw new Error('The seated user has not paid')
    const amount = booking.amount - DISCOUNT_AMOUNT - open
    const given = { discount: DISCOUNT_AMOUNT, discountName: 'Friend of a member' }
    Object.assign(payment, { ...given, amount, sold: booking.amount })
    if (open === 0) return
    world.dues.push({
      bookingId: seated,
      userId: userId('seated'),
      paymentId: payment.id,
      amount: open,
      open,
      payableOn: IN_FIVE_DAYS,
      allowedBy: userId('admin'),
      allowedAt: minutesAgo(4_000),
      writtenOffAt: null,
      writtenOffBy: null,
      remindedDaysBefore: [],
      lateFee: null,
    })
  }

const refund = (amount: number) => ({
  params: { id: seated },
  body: { id: REFUND_ID, amount, method: 'upi', reason: 'Moved' },
})
const PAID_AMOUNT =
  (freshWorld().bookings.find(({ id }) => id === seated)?.amount ?? 0) - DISCOUNT_AMOUNT

/** Takes Rs. 60 that are owed, or some of it with a discount. */
function payRest(amount = 60, off = 0, method: object = { method: 'upi' }, id = OTHER_ID) {
  const given = off > 0 ? { discount: { amount: off, name: ' The rest ' } } : {}
  return { params: { id: seated }, body: { id, amount, open: 60, ...given, ...method } }
}
const payAgain = (off: number) => payRest(50, off, { method: 'upi' }, REFUND_ID)

/** The seated user has paid the rest of Rs. 60 with a second discount of Rs. 10. */
function withLaterDiscount(world: DemoState): void {
  withDiscount({ open: 60 })(world)
  const first = world.payments.find(({ id }) => id === paymentId('seated'))
  const receipt = world.receipts[0]
  if (!first || !receipt) throw new Error('The seated user has not paid')
  const confirmed = { confirmedBy: userId('admin'), confirmedAt: minutesAgo(30) }
  const { id, method } = { id: REFUND_ID, method: 'upi' as const }
  const part = {
    id,
    amount: 50,
    method,
    sold: 0,
    reference: `desk-${id}`,
    createdAt: minutesAgo(30),
  }
  const given = { discount: 10, discountName: 'The rest', issuedMemberId: false }
  world.payments.unshift({ ...first, ...part, ...confirmed, ...given })
  world.receipts = world.receipts.map((each) => ({ ...each, paymentId: id }))
  for (const due of world.dues) due.open = 0
}

/** Discounts that reception gives, and how the screens show them. */
export const discountCases: DemoCase[] = [
  ...casesFor(
    deskPayments.confirmPayment,
    ['with a discount', 'admin', giveDiscount()],
    [
      'with a discount, in cash',
      'admin',
      giveDiscount({}, { paymentMethod: 'cash' }),
      undefined,
      withShift('admin'),
    ],
    ['with a discount of the whole price', 'admin', giveDiscount({ amount: PRICE }, {})],
    [
      'with a discount of the whole price, in cash without a shift',
      'otherAdmin',
      giveDiscount({ amount: PRICE }, { paymentMethod: 'cash' }),
      undefined,
      withShift('admin'),
    ],
    [
      'a part, with a discount',
      'superAdmin',
      giveDiscount({}, { paymentMethod: 'upi', part: { amount: 50, payableOn: IN_FIVE_DAYS } }),
    ],
    [
      'all of what is left after the discount, as a part',
      'admin',
      giveDiscount(
        {},
        {
          paymentMethod: 'upi',
          part: { amount: PRICE - DISCOUNT_AMOUNT, payableOn: IN_FIVE_DAYS },
        },
      ),
      'validationFailed',
    ],
    ['without a method', 'admin', confirm({}), 'validationFailed'],
    ['with a discount but no method', 'admin', giveDiscount({}, {}), 'validationFailed'],
    [
      'with a discount above the price',
      'superAdmin',
      giveDiscount({ amount: PRICE + 1 }),
      'discountAboveLimit',
    ],
    ['with a discount, as a receptionist', 'receptionist', giveDiscount(), 'discountAboveLimit'],
    [
      'with a discount within the limit, as a receptionist',
      'receptionist',
      giveDiscount({ amount: Math.floor(PRICE / 5) }),
      undefined,
      withLimit(20),
    ],
    [
      'with a discount above the limit, as a receptionist',
      'receptionist',
      giveDiscount({ amount: Math.floor(PRICE / 5) + 1 }),
      'discountAboveLimit',
      withLimit(20),
    ],
  ),
  ...casesFor(
    deskPayments.payDue,
    ['of a discounted booking', 'admin', payRest(), undefined, withDiscount({ open: 60 })],
    ['with a discount', 'admin', payRest(50, 10), undefined, withDiscount({ open: 60 })],
    [
      'with a discount, and a part left',
      'superAdmin',
      payRest(20, 10),
      undefined,
      withDiscount({ open: 60 }),
    ],
    [
      'with a discount of all that is owed',
      'admin',
      payRest(0, 60, {}),
      undefined,
      withDiscount({ open: 60 }),
    ],
    [
      'with more than is owed and a discount',
      'admin',
      payRest(51, 10),
      'dueChanged',
      withDiscount({ open: 60 }),
    ],
    [
      'with a discount but no method',
      'admin',
      payRest(50, 10, {}),
      'validationFailed',
      withDiscount({ open: 60 }),
    ],
    [
      'with a discount above what the limit leaves',
      'receptionist',
      payRest(50, 10),
      'discountAboveLimit',
      (world) => {
        withDiscount({ open: 60 })(world)
        withLimit(5)(world)
      },
    ],
    ['again, with its discount', 'admin', payAgain(10), undefined, withLaterDiscount],
    ['again, with another discount', 'admin', payAgain(11), 'notFound', withLaterDiscount],
  ),
  ...casesFor(
    bookings.listBookings,
    ['with two discounts', 'admin', { query: { booking: seated } }, undefined, withLaterDiscount],
    ['with a discount', 'admin', { query: { booking: seated } }, undefined, withDiscount()],
    ['with a limit, as a receptionist', 'receptionist', { query: {} }, undefined, withLimit(20)],
  ),
  ...casesFor(
    deskPayments.refundBooking,
    [
      'all that was paid after a discount',
      'superAdmin',
      refund(PAID_AMOUNT),
      undefined,
      withDiscount(),
    ],
    [
      'more than was paid after a discount',
      'superAdmin',
      refund(PAID_AMOUNT + 1),
      'refundTooHigh',
      withDiscount(),
    ],
  ),
  ...casesFor(getUser, [
    'with a discount',
    'admin',
    { params: { id: userId('seated') } },
    undefined,
    withDiscount(),
  ]),
  ...casesFor(
    me,
    ['with a discount', 'seated', {}, undefined, withDiscount()],
    ['with two discounts', 'seated', {}, undefined, withLaterDiscount],
  ),
  ...casesFor(
    listReceipts,
    ['with a discount', 'seated', {}, undefined, withDiscount()],
    ['with two discounts', 'seated', {}, undefined, withLaterDiscount],
  ),
  ...casesFor(exportData, ['with a discount', 'seated', {}, undefined, withDiscount()]),
  ...casesFor(getReport, ['with a discount', 'admin', { query: {} }, undefined, withDiscount()]),
  ...casesFor(getDayBook, ['with a discount', 'admin', { query: {} }, undefined, withDiscount()]),
  ...casesFor(eraseUser, [
    'with a discount',
    'superAdmin',
    { params: { id: userId('seated') }, body: { freeSeats: true } },
    undefined,
    withDiscount({ open: 60 }),
  ]),
]
