import { correctMethod } from '#shared/contract/money/desk-payment.ts'
import type { PaymentMethod } from '#shared/domain/money/payment.ts'
import type { DemoState } from '#web/demo/demo-state.ts'
import { TEST_START } from '../../test-app.ts'
import { UTR, withClaim } from '../booking/booking-world.ts'
import { casesFor, type DemoCase } from '../demo-case.ts'
import { paymentId } from '../world.ts'
import { OTHER_ID, SHIFT_ID, withRefund, withShift } from './money-world.ts'
import { withRow } from './statement-world.ts'

const correction = (method: PaymentMethod, sent: object = {}) => ({
  body: { id: OTHER_ID, paymentId: paymentId('seated'), method, ...sent },
})

/** Changes the paid booking's payment to this method, taken by the admin in the open shift, if there is one. */
const withMethod =
  (method: PaymentMethod, ...given: ((world: DemoState) => void)[]) =>
  (world: DemoState): void => {
    for (const each of given) each(world)
    const payment = world.payments.find(({ id }) => id === paymentId('seated'))
    if (payment) Object.assign(payment, { method, confirmedAt: TEST_START })
  }

const withCountedShift = withShift('admin', {
  closedAt: TEST_START,
  expected: 1_499,
  counted: 500,
  handedOver: 0,
})

export const correctionCases: DemoCase[] = [
  ...casesFor(
    correctMethod,
    ['cash to UPI', 'admin', correction('upi', { utr: UTR }), undefined, withMethod('cash')],
    ['UPI to cash', 'admin', correction('cash'), undefined, withMethod('upi', withShift('admin'))],
    [
      "UPI to cash, in somebody else's shift only",
      'admin',
      correction('cash'),
      'noOpenShift',
      withMethod('upi', withShift('superAdmin')),
    ],
    [
      'cash of a counted drawer without a UTR',
      'superAdmin',
      correction('upi'),
      'utrNeeded',
      withMethod('cash', withCountedShift),
    ],
    [
      'cash of a drawer that the admin counted',
      'admin',
      correction('upi', { utr: UTR }),
      'ownShiftCounted',
      withMethod('cash', withCountedShift),
    ],
    ['to the same method', 'admin', correction('upi'), 'methodUnchanged', withMethod('upi')],
    [
      'of a payment in the bank statement',
      'admin',
      correction('cash'),
      'paymentInStatement',
      withMethod('upi', withRow({ state: 'matched', paymentId: paymentId('seated') })),
    ],
    [
      'unpaid',
      'admin',
      { body: { ...correction('upi').body, paymentId: 'pay-unknown' } },
      'notFound',
    ],
    [
      'with the UTR of another payment',
      'admin',
      correction('upi', { utr: UTR }),
      'utrUsed',
      withMethod('cash', withClaim()),
    ],
    [
      'cash that is no longer in the drawer',
      'admin',
      correction('upi'),
      'notEnoughCash',
      withMethod(
        'cash',
        withShift('admin', { opening: 0 }),
        withRefund('seated', { method: 'cash', shiftId: SHIFT_ID }),
      ),
    ],
    ['as a receptionist', 'receptionist', correction('upi'), 'notAllowed', withMethod('cash')],
  ),
]
