import * as calls from '#shared/contract/money/cash.ts'
import { confirmPayment } from '#shared/contract/money/desk-payment.ts'
import { NO_CASH } from '#shared/domain/money/cash-count.ts'
import type { DemoShift, DemoState } from '#web/demo/demo-state.ts'
import { TEST_START } from '../../test-app.ts'
import { casesFor, type DemoCase } from '../demo-case.ts'
import { bookingId, userId } from '../world.ts'
import { SHIFT_ID as ID, OTHER_ID, withShift } from './money-world.ts'

const EXPENSE_ID = '00000000-0000-4000-8000-000000000002'

const openingRequest = (id: string, drawer: string, note?: string) => ({
  body: { id, drawer, count: { ...NO_CASH, coins: 500 }, note },
})
const expense = (amount: number, id = EXPENSE_ID) => ({
  body: { id, amount, category: 'tea', note: 'Tea' },
})
const closingRequest = (handedOver: number, note = 'One torn note') => ({
  params: { id: ID },
  body: { count: { ...NO_CASH, coins: 440 }, handedOver, note },
})
const BILL = { params: { id: EXPENSE_ID } }
const receipt = { params: { id: ID }, body: { received: 390, note: 'Torn note' } }

const CLOSED_SHIFT = {
  closedAt: TEST_START,
  expected: 500,
  counted: 490,
  handedOver: 400,
  note: 'Gave change',
} as const
const EXPENSE: DemoShift['expenses'][number] = {
  id: EXPENSE_ID,
  amount: 60,
  category: 'tea',
  note: 'Tea',
  madeAt: TEST_START,
  takenBackAt: null,
}

/** The second shift found Rs. 90 less than the first one left, and paid an expense without a bill. */
function withTwoShifts(state: DemoState): void {
  withShift('superAdmin', { ...CLOSED_SHIFT, handedOver: 0 })(state)
  withShift('admin', {
    ...CLOSED_SHIFT,
    id: OTHER_ID,
    drawer: 'reception',
    opening: 400,
    openingNote: 'Nobody knows',
    expenses: [EXPENSE],
  })(state)
}

export const cashCases: DemoCase[] = [
  ...casesFor(
    calls.getCash,
    ['no shift', 'admin', {}],
    ['an open one', 'admin', {}, undefined, withShift('admin')],
    ["somebody else's", 'admin', {}, undefined, withShift('superAdmin')],
    ['a closed one', 'admin', {}, undefined, withShift('admin', CLOSED_SHIFT)],
  ),
  ...casesFor(
    calls.openShift,
    ['first', 'admin', openingRequest(ID, 'Reception')],
    ['again', 'admin', openingRequest(ID, 'Reception'), undefined, withShift('admin')],
    [
      'again, with another count',
      'admin',
      openingRequest(ID, 'Reception'),
      'notFound',
      withShift('admin', { opening: 400 }),
    ],
    ['a second one', 'admin', openingRequest(OTHER_ID, 'Office'), 'shiftOpen', withShift('admin')],
    [
      "at somebody else's drawer",
      'admin',
      openingRequest(OTHER_ID, 'reception'),
      'drawerInUse',
      withShift('superAdmin'),
    ],
    [
      'at a new drawer, as a receptionist',
      'receptionist',
      openingRequest(OTHER_ID, 'Office'),
      'unknownDrawer',
      withShift('admin', CLOSED_SHIFT),
    ],
    [
      'at a known drawer, as a receptionist',
      'receptionist',
      openingRequest(OTHER_ID, 'reception', 'The owner added change'),
      undefined,
      withShift('admin', CLOSED_SHIFT),
    ],
    [
      'after a closed one',
      'admin',
      openingRequest(OTHER_ID, 'Reception'),
      undefined,
      withShift('admin', { ...CLOSED_SHIFT, counted: 900 }),
    ],
    [
      'with more than was left, without a note',
      'admin',
      openingRequest(OTHER_ID, 'Reception', ' '),
      'cashNoteNeeded',
      withShift('admin', CLOSED_SHIFT),
    ],
  ),
  ...casesFor(
    calls.payExpense,
    ['without a shift', 'admin', expense(60), 'noOpenShift'],
    ['too much', 'admin', expense(501), 'notEnoughCash', withShift('admin')],
    ['again', 'admin', expense(60), undefined, withShift('admin', { expenses: [EXPENSE] })],
    [
      'again, with another amount',
      'admin',
      expense(70),
      'notFound',
      withShift('admin', { expenses: [EXPENSE] }),
    ],
    [
      "with the ID of somebody else's expense",
      'admin',
      expense(60),
      'notFound',
      withShift('superAdmin', { expenses: [EXPENSE] }),
    ],
  ),
  ...casesFor(
    calls.takeBackExpense,
    ['unknown', 'admin', { params: { id: EXPENSE_ID } }, 'notFound'],
    [
      'of a closed shift',
      'admin',
      { params: { id: EXPENSE_ID } },
      undefined,
      withShift('superAdmin', { ...CLOSED_SHIFT, expenses: [EXPENSE] }),
    ],
    [
      'of the own closed shift, as a receptionist',
      'receptionist',
      { params: { id: EXPENSE_ID } },
      'shiftClosed',
      withShift('receptionist', { ...CLOSED_SHIFT, expenses: [EXPENSE] }),
    ],
    [
      "of somebody else's closed shift, as a receptionist",
      'receptionist',
      { params: { id: EXPENSE_ID } },
      'notFound',
      withShift('admin', { ...CLOSED_SHIFT, expenses: [EXPENSE] }),
    ],
  ),
  ...casesFor(
    calls.saveBill,
    [
      'a picture',
      'admin',
      { ...BILL, file: true },
      undefined,
      withShift('admin', { expenses: [EXPENSE] }),
    ],
    ['no file', 'admin', BILL, 'notAnImage', withShift('admin', { expenses: [EXPENSE] })],
    ['of an unknown expense', 'admin', { ...BILL, file: true }, 'notFound'],
    [
      'of a closed shift',
      'admin',
      { ...BILL, file: true },
      'shiftClosed',
      withShift('admin', { ...CLOSED_SHIFT, expenses: [EXPENSE] }),
    ],
  ),
  ...casesFor(
    calls.closeShift,
    ['with cash missing', 'admin', closingRequest(400), undefined, withShift('admin')],
    [
      'with cash missing, without a note',
      'admin',
      closingRequest(400, ''),
      'cashNoteNeeded',
      withShift('admin'),
    ],
    [
      'handing over more than was counted',
      'admin',
      closingRequest(441),
      'handOverTooHigh',
      withShift('admin'),
    ],
    ['again', 'admin', closingRequest(400), 'shiftClosed', withShift('admin', CLOSED_SHIFT)],
    ["somebody else's", 'admin', closingRequest(400), undefined, withShift('superAdmin')],
    [
      "somebody else's, as a receptionist",
      'receptionist',
      closingRequest(400),
      'notFound',
      withShift('superAdmin'),
    ],
  ),
  ...casesFor(
    calls.listShifts,
    ['none', 'admin', {}],
    ['closed', 'admin', {}, undefined, withShift('superAdmin', CLOSED_SHIFT)],
    ['open', 'admin', {}, undefined, withShift('admin')],
    [
      'closed by somebody else',
      'admin',
      {},
      undefined,
      withShift('receptionist', { ...CLOSED_SHIFT, closedBy: userId('admin') }),
    ],
    ['with cash missing at its opening', 'admin', {}, undefined, withTwoShifts],
  ),
  ...casesFor(
    calls.receiveHandOver,
    ['in part', 'superAdmin', receipt, undefined, withShift('admin', CLOSED_SHIFT)],
    [
      'in part, without a note',
      'superAdmin',
      { params: { id: ID }, body: { received: 390 } },
      'cashNoteNeeded',
      withShift('admin', CLOSED_SHIFT),
    ],
    [
      'in full',
      'superAdmin',
      { params: { id: ID }, body: { received: 400 } },
      undefined,
      withShift('admin', CLOSED_SHIFT),
    ],
    ['unknown', 'superAdmin', receipt, 'notFound'],
    ['by an admin', 'admin', receipt, 'notAllowed'],
    ['of an open shift', 'superAdmin', receipt, 'shiftStillOpen', withShift('admin')],
    [
      'again',
      'superAdmin',
      receipt,
      'handOverReceived',
      withShift('admin', { ...CLOSED_SHIFT, receivedAt: TEST_START, received: 400 }),
    ],
  ),
  ...casesFor(confirmPayment, [
    'in cash without a shift, while somebody else has one',
    'admin',
    { params: { id: bookingId('deskHolder') }, body: { paymentMethod: 'cash' } },
    'noOpenShift',
    withShift('superAdmin'),
  ]),
]
