import * as calls from '#shared/contract/money/books.ts'
import { addDays, startOfDay } from '#shared/domain/calendar-day.ts'
import { type DemoState, TIME_ZONE } from '#web/demo/demo-state.ts'
import { TEST_START } from '../../test-app.ts'
import { casesFor, type DemoCase } from '../demo-case.ts'
import { userId } from '../world.ts'
import { withRefund } from './money-world.ts'
import { withRow } from './statement-world.ts'

const TODAY = '2026-03-10'
const YESTERDAY = '2026-03-09'

/** Only the payment with a receipt, made now: the order of simultaneous journals is not comparable. */
const withPayment = ({ payments, receipts }: DemoState): void => {
  const paid = payments.find(({ id }) => id === receipts[0]?.paymentId)
  payments.splice(0, payments.length, ...(paid ? [{ ...paid, confirmedAt: TEST_START }] : []))
}

const withPaymentAndRefund = (world: DemoState): void => {
  withPayment(world)
  withRefund('seated')(world)
}

/** The payment was confirmed before yesterday, and a row of that day is not matched with it. */
const withMissingPayment = (world: DemoState): void => {
  withPayment(world)
  const [payment] = world.payments
  const day = addDays(YESTERDAY, -1)
  Object.assign(payment ?? {}, { method: 'upi', confirmedAt: startOfDay(TIME_ZONE, day) })
  withRow({ day, amount: 500 })(world)
}

const withClosing = ({ closings }: DemoState): void => {
  closings.push({ day: YESTERDAY, at: TEST_START, by: userId('admin') })
}

export const booksCases: DemoCase[] = [
  ...casesFor(
    calls.getDayBook,
    ['today', 'admin', {}, undefined, withPayment],
    ['with a refund', 'admin', {}, undefined, withPaymentAndRefund],
    ['a day without anything', 'admin', { query: { day: '2020-02-29' } }],
    ['a closed day', 'admin', { query: { day: '2020-02-29' } }, undefined, withClosing],
    [
      'the day after a UPI payment that the bank does not have',
      'admin',
      { query: { day: YESTERDAY } },
      undefined,
      withMissingPayment,
    ],
    ['for a receptionist', 'receptionist', {}, 'notAllowed'],
  ),
  ...casesFor(
    calls.closeDay,
    ['yesterday', 'admin', { body: { day: YESTERDAY } }],
    ['today', 'admin', { body: { day: TODAY } }, 'dayNotOver'],
    ['a closed day', 'admin', { body: { day: '2026-03-01' } }, 'dayClosed', withClosing],
  ),
  ...casesFor(
    calls.getReport,
    ['this month', 'admin', {}, undefined, withPayment],
    ['with a refund', 'admin', {}, undefined, withPaymentAndRefund],
    ['for a receptionist', 'receptionist', {}, 'notAllowed'],
    ['the financial year', 'admin', { query: { period: 'year', day: TODAY } }],
    ['a day', 'admin', { query: { period: 'day', day: TODAY } }, undefined, withPayment],
  ),
]
