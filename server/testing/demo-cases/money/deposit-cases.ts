import { getPublicSettings } from '#shared/contract/admin/public-settings.ts'
import { getAdminStats } from '#shared/contract/admin/stats.ts'
import * as bookings from '#shared/contract/booking/desk-booking.ts'
import { getDayBook, getReport } from '#shared/contract/money/books.ts'
import * as deskPayments from '#shared/contract/money/desk-payment.ts'
import { completePayment } from '#shared/contract/money/payment.ts'
import { listReceipts } from '#shared/contract/money/receipt.ts'
import { me } from '#shared/contract/user/auth.ts'
import { exportData } from '#shared/contract/user/privacy.ts'
import { getUser } from '#shared/contract/user/user.ts'
import { addMonths } from '#shared/domain/calendar-day.ts'
import type { DemoState } from '#web/demo/demo-state.ts'
import { TODAY } from '../../test-app.ts'
import { casesFor, type DemoCase } from '../demo-case.ts'
import { bookingId, idOf, paymentId, userId } from '../world.ts'
import { OTHER_ID, REFUND_ID, withRefund, withShift } from './money-world.ts'

const deskHolder = bookingId('deskHolder')
const KEPT_DEPOSIT = {
  deposit: 699,
  depositKind: 'kept',
  depositUntil: addMonths(TODAY, 12),
} as const

/** The hall asks for a deposit that it keeps. */
function askForDeposit(world: DemoState): void {
  world.settings.depositMode = 'kept'
}

/** These users' payments include a deposit. */
const withDeposit =
  (...names: ('seated' | 'deskHolder')[]) =>
  (world: DemoState): void => {
    askForDeposit(world)
    for (const name of names) {
      Object.assign(world.payments.find(({ id }) => id === paymentId(name)) ?? {}, KEPT_DEPOSIT)
    }
  }

const HELD_DEPOSIT = { deposit: 699, depositKind: 'returned', depositUntil: null } as const

/** The hall asks for a deposit that it returns, and holds the deposit that `seated` paid. */
function withDepositHeld(world: DemoState): void {
  world.settings.depositMode = 'returned'
  Object.assign(world.payments.find(({ id }) => id === paymentId('seated')) ?? {}, HELD_DEPOSIT)
}

/** The deposit of `seated` was returned. */
function withDepositReturned(world: DemoState): void {
  withDepositHeld(world)
  withRefund('seated', { deposit: true, amount: 699, reason: '' })(world)
}

/** The deposit of `seated` was returned without a part that the hall keeps. */
function withDepositKeptInPart(world: DemoState): void {
  withDepositHeld(world)
  withRefund('seated', { deposit: true, amount: 500, kept: 199, reason: 'Broken chair' })(world)
}

/** The hall holds the deposit of `seated`, and the world has another change. */
const withDepositHeldAnd =
  (given: (world: DemoState) => void) =>
  (world: DemoState): void => {
    withDepositHeld(world)
    given(world)
  }

const returnRequest = (sent: object = {}, id = bookingId('seated')) => ({
  params: { id },
  body: { id: REFUND_ID, method: 'upi', ...sent },
})

const keeping = (amount: number) => ({ kept: { amount, reason: 'Broken chair' } })

const confirm = (sent: object = {}) => ({
  params: { id: deskHolder },
  body: { paymentMethod: 'upi', ...sent },
})

/** The deposit that the hall may ask for, and how the screens show it. */
export const depositCases: DemoCase[] = [
  ...casesFor(
    getPublicSettings,
    ['with a deposit', undefined, {}, undefined, askForDeposit],
    ['with a deposit to be returned', undefined, {}, undefined, withDepositHeld],
  ),
  ...casesFor(
    me,
    ['who is asked for a deposit', 'member', {}, undefined, askForDeposit],
    ['whose hold includes a deposit', 'holder', {}, undefined, askForDeposit],
    ['who reserved with a deposit', 'deskHolder', {}, undefined, withDeposit('deskHolder')],
    ['who reserved before there was a deposit', 'deskHolder', {}, undefined, askForDeposit],
    ['whose kept deposit is still valid', 'seated', {}, undefined, withDeposit('seated')],
    ['whose deposit is held', 'seated', {}, undefined, withDepositHeld],
    ['whose deposit was returned', 'seated', {}, undefined, withDepositReturned],
  ),
  ...casesFor(
    deskPayments.returnDeposit,
    ['by UPI', 'admin', returnRequest(), undefined, withDepositHeld],
    ['with a UTR', 'admin', returnRequest({ utr: '5123 4567 8901' }), undefined, withDepositHeld],
    ['without a part of it', 'admin', returnRequest(keeping(199)), undefined, withDepositHeld],
    [
      'without anything of it',
      'admin',
      returnRequest(keeping(699)),
      'keptTooMuch',
      withDepositHeld,
    ],
    [
      'without a part of it, repeated',
      'admin',
      returnRequest(keeping(199)),
      undefined,
      withDepositKeptInPart,
    ],
    [
      'without another part than before',
      'admin',
      returnRequest(keeping(200)),
      'notFound',
      withDepositKeptInPart,
    ],
    ['repeated', 'admin', returnRequest(), undefined, withDepositReturned],
    [
      'with a new refund ID',
      'admin',
      returnRequest({ id: OTHER_ID }),
      'noDepositHeld',
      withDepositReturned,
    ],
    ['that is non-refundable', 'admin', returnRequest(), 'noDepositHeld', withDeposit('seated')],
    ['for a booking without a deposit', 'admin', returnRequest(), 'noDepositHeld'],
    ['of an unpaid booking', 'admin', returnRequest({}, deskHolder), 'noDepositHeld'],
    ['of an unknown booking', 'admin', returnRequest({}, idOf('booking', 999)), 'notFound'],
    [
      'with the ID of another refund',
      'admin',
      returnRequest(),
      'notFound',
      withDepositHeldAnd(withRefund('former')),
    ],
    ['above the limit', 'receptionist', returnRequest(), 'refundAboveLimit', withDepositHeld],
    [
      'after a refund of the price',
      'admin',
      returnRequest({ id: OTHER_ID }),
      undefined,
      withDepositHeldAnd(withRefund('seated')),
    ],
    [
      'in cash without a shift',
      'admin',
      returnRequest({ method: 'cash' }),
      'noOpenShift',
      withDepositHeld,
    ],
    [
      'in cash',
      'admin',
      returnRequest({ method: 'cash' }),
      undefined,
      withDepositHeldAnd(withShift('admin', { opening: 699 })),
    ],
    [
      'in cash, more than the drawer has',
      'admin',
      returnRequest({ method: 'cash' }),
      'notEnoughCash',
      withDepositHeldAnd(withShift('admin', { opening: 698 })),
    ],
    [
      'with the UTR of another refund',
      'admin',
      returnRequest({ id: OTHER_ID, utr: '512345678901' }),
      'utrUsed',
      withDepositHeldAnd(withRefund('former', { utr: '512345678901' })),
    ],
  ),
  ...casesFor(deskPayments.refundBooking, [
    'after the return of the deposit',
    'superAdmin',
    {
      params: { id: bookingId('seated') },
      body: { id: OTHER_ID, amount: 300, method: 'upi', reason: 'Moved' },
    },
    undefined,
    withDepositReturned,
  ]),
  ...casesFor(getAdminStats, ['with a deposit held', 'admin', {}, undefined, withDepositHeld]),
  ...casesFor(getAdminStats, [
    'with a deposit returned',
    'admin',
    {},
    undefined,
    withDepositReturned,
  ]),
  ...casesFor(completePayment, [
    'with a deposit',
    'holder',
    { body: { paymentId: 'payment-0001', paymentStatus: 'completed', paymentMethod: 'upi' } },
    undefined,
    askForDeposit,
  ]),
  ...casesFor(
    deskPayments.confirmPayment,
    ['with a deposit', 'admin', confirm(), undefined, withDeposit('deskHolder')],
    [
      'of a hold, with a deposit',
      'admin',
      { params: { id: bookingId('holder') }, body: { paymentMethod: 'upi' } },
      undefined,
      askForDeposit,
    ],
    [
      'with a deposit, without a method',
      'admin',
      confirm({ paymentMethod: undefined }),
      'validationFailed',
      withDeposit('deskHolder'),
    ],
  ),
  ...casesFor(
    bookings.listBookings,
    [
      'with deposits',
      'admin',
      { query: { page: '1' } },
      undefined,
      withDeposit('seated', 'deskHolder'),
    ],
    ['with a deposit to ask for', 'admin', {}, undefined, askForDeposit],
    ['with a deposit held', 'admin', {}, undefined, withDepositHeld],
    ['with a deposit held', 'receptionist', {}, undefined, withDepositHeld],
    ['with a deposit returned', 'admin', {}, undefined, withDepositReturned],
  ),
  ...casesFor(getUser, [
    'with a deposit',
    'admin',
    { params: { id: userId('seated') } },
    undefined,
    withDeposit('seated'),
  ]),
  ...casesFor(
    getDayBook,
    ['with a deposit', 'admin', { query: {} }, undefined, withDeposit('seated')],
    ['with a deposit returned', 'admin', { query: {} }, undefined, withDepositReturned],
  ),
  ...casesFor(
    getReport,
    ['with a deposit', 'admin', { query: { period: 'year' } }, undefined, withDeposit('seated')],
    ['with a deposit held', 'admin', { query: { period: 'year' } }, undefined, withDepositHeld],
    [
      'with a deposit returned',
      'admin',
      { query: { period: 'year' } },
      undefined,
      withDepositReturned,
    ],
  ),
  ...casesFor(
    listReceipts,
    ['with a deposit', 'seated', {}, undefined, withDeposit('seated')],
    ['with a deposit returned', 'seated', {}, undefined, withDepositReturned],
  ),
  ...casesFor(
    exportData,
    ['with a deposit', 'seated', {}, undefined, withDeposit('seated')],
    ['with a deposit returned', 'seated', {}, undefined, withDepositReturned],
  ),
]
