import { me } from '#shared/contract/auth.ts'
import { getDayBook, getReport } from '#shared/contract/books.ts'
import * as bookings from '#shared/contract/desk-booking.ts'
import { completePayment } from '#shared/contract/payment.ts'
import { exportData } from '#shared/contract/privacy.ts'
import { getPublicSettings } from '#shared/contract/public-settings.ts'
import { listReceipts } from '#shared/contract/receipt.ts'
import { getUser } from '#shared/contract/user.ts'
import { addMonths } from '#shared/domain/calendar-day.ts'
import type { DemoState } from '#web/demo/demo-state.ts'
import { TODAY } from '../test-app.ts'
import { casesFor, type DemoCase } from './demo-case.ts'
import { bookingId, paymentId, userId } from './world.ts'

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

const confirm = (sent: object = {}) => ({
  params: { id: deskHolder },
  body: { paymentMethod: 'upi', ...sent },
})

/** The deposit that the hall may ask for, and what the screens show of it. */
export const depositCases: DemoCase[] = [
  ...casesFor(getPublicSettings, ['with a deposit', undefined, {}, undefined, askForDeposit]),
  ...casesFor(
    me,
    ['who is asked for a deposit', 'member', {}, undefined, askForDeposit],
    ['whose hold includes a deposit', 'holder', {}, undefined, askForDeposit],
    ['who reserved with a deposit', 'deskHolder', {}, undefined, withDeposit('deskHolder')],
    ['who reserved before there was a deposit', 'deskHolder', {}, undefined, askForDeposit],
    ['whose deposit is valid', 'seated', {}, undefined, withDeposit('seated')],
  ),
  ...casesFor(completePayment, [
    'with a deposit',
    'holder',
    { body: { paymentId: 'payment-0001', paymentStatus: 'completed', paymentMethod: 'upi' } },
    undefined,
    askForDeposit,
  ]),
  ...casesFor(
    bookings.confirmPayment,
    ['with a deposit', 'admin', confirm(), undefined, withDeposit('deskHolder')],
    [
      'with a deposit, without a method',
      'admin',
      confirm({ paymentMethod: undefined }),
      'validationFailed',
      withDeposit('deskHolder'),
    ],
  ),
  ...casesFor(bookings.listBookings, [
    'with deposits',
    'admin',
    { query: { page: '1' } },
    undefined,
    withDeposit('seated', 'deskHolder'),
  ]),
  ...casesFor(getUser, [
    'with a deposit',
    'admin',
    { params: { id: userId('seated') } },
    undefined,
    withDeposit('seated'),
  ]),
  ...casesFor(getDayBook, [
    'with a deposit',
    'admin',
    { query: {} },
    undefined,
    withDeposit('seated'),
  ]),
  ...casesFor(getReport, [
    'with a deposit',
    'admin',
    { query: { period: 'year' } },
    undefined,
    withDeposit('seated'),
  ]),
  ...casesFor(listReceipts, ['with a deposit', 'seated', {}, undefined, withDeposit('seated')]),
  ...casesFor(exportData, ['with a deposit', 'seated', {}, undefined, withDeposit('seated')]),
]
