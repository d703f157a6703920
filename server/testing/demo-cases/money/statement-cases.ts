import { searchDesk } from '#shared/contract/admin/desk-search.ts'
import * as calls from '#shared/contract/money/statement.ts'
import { exportData } from '#shared/contract/user/privacy.ts'
import type { DemoState } from '#web/demo/demo-state.ts'
import { UTR, withClaim } from '../booking/booking-world.ts'
import { casesFor, type DemoCase } from '../demo-case.ts'
import { bookingId, paymentId } from '../world.ts'
import { OPEN_AMOUNT, withPartPaid, withSecondPart } from './due-cases.ts'
import { withRefund } from './money-world.ts'
import { priceOf, ROW_ID, withClaimAndRow, withRow } from './statement-world.ts'

const params = { id: ROW_ID }
const MAPPING = { date: 0, narration: 1, amount: 2, reference: null, type: null }

const textOf = (...lines: string[]) => ['Date,Narration,Credit,Balance', ...lines].join('\n')
const importBody = (text: string, mapping: object = MAPPING) => ({ body: { text, mapping } })

const HUGE = 'x'.repeat(2 * 1024 * 1024 + 1)
const confirmation = (id = paymentId('deskHolder')) => ({ params, body: { paymentId: id } })
const discounted = (amount: number) => ({
  params,
  body: { paymentId: paymentId('deskHolder'), discount: { amount, name: ' Exam offer ' } },
})
const withClaimAndLess = (less: number) => (world: DemoState) =>
  withClaimAndRow({ utrs: [UTR], amount: (priceOf(world) - less) * 100 })(world)
const LINES = textOf('10/03/26,ONE,5,10', '10/03/26,TWO,6,4', '09/03/26,PAID,,2', 'x,TOTAL,5,1')

/** A UPI payment is waiting, and a row with its amount has no UTR. */
function withUpiPayment(world: DemoState): void {
  const payment = world.payments.find(({ id }) => id === paymentId('deskHolder'))
  if (payment) Object.assign(payment, { method: 'upi', createdAt: world.now() })
  withRow()(world)
}

/** A row has the amount of a due. */
function withRest(world: DemoState): void {
  withPartPaid()(world)
  withRow({ amount: OPEN_AMOUNT * 100, utrs: ['612345678901'] })(world)
}
const rest = () => ({ params, body: { dueOf: bookingId('seated') } })

/** Adds a row with the amount of a payment that was confirmed today. */
function withConfirmedPayment(row: { utrs?: string[] } = {}) {
  return (world: DemoState): void => {
    const payment = world.payments.find(({ id }) => id === paymentId('seated'))
    Object.assign(payment ?? {}, { method: 'upi', confirmedAt: world.now() })
    withRow({ ...row, amount: (payment?.amount ?? 0) * 100 })(world)
  }
}

function withMatchedPayment(world: DemoState): void {
  withConfirmedPayment()(world)
  const [row] = world.statementRows
  Object.assign(row ?? {}, { state: 'matched', paymentId: paymentId('seated') })
}

export const statementCases: DemoCase[] = [
  ...casesFor(
    searchDesk,
    ...(['admin', 'receptionist'] as const).map(
      (role) =>
        [
          `an unmatched UTR, as ${role}`,
          role,
          { query: { search: UTR } },
          undefined,
          withRow({ utrs: [UTR] }),
        ] as const,
    ),
  ),
  ...casesFor(
    calls.previewStatement,
    ['with guessed columns', 'admin', { body: { text: LINES } }],
    [
      'with saved columns',
      'admin',
      { body: { text: LINES } },
      undefined,
      ({ statementMappings }) =>
        void statementMappings.set('date|narration|credit|balance', { ...MAPPING, reference: 3 }),
    ],
    ['an Excel workbook', 'admin', { body: { text: 'PK\u0003\u0004' } }, 'statementNotText'],
    ['text without a table', 'admin', { body: { text: 'Hello' } }, 'statementUnreadable'],
    ['a huge file', 'admin', { body: { text: HUGE } }, 'statementTooLarge'],
    ['by a receptionist', 'receptionist', { body: { text: LINES } }, 'notAllowed'],
  ),
  ...casesFor(
    calls.importStatement,
    ['new lines', 'admin', importBody(LINES)],
    [
      'with the UTR and another amount',
      'admin',
      importBody(textOf(`10/03/26,UPI-${UTR},5,1`)),
      undefined,
      withClaim(),
    ],
    [
      'with a match for a row of an earlier import',
      'admin',
      importBody(LINES),
      undefined,
      withClaimAndRow(),
    ],
    [
      'with a payment that cannot be confirmed',
      'admin',
      importBody(LINES),
      undefined,
      (world) => {
        withClaim({}, 'deskOutdated')(world)
        withRow({ utrs: [UTR] })(world)
      },
    ],
    [
      'with the wrong columns',
      'admin',
      importBody(LINES, { ...MAPPING, date: 1 }),
      'statementColumnsWrong',
    ],
    [
      'with one column used twice',
      'admin',
      importBody(LINES, { ...MAPPING, date: 2 }),
      'statementColumnsWrong',
    ],
    ['an Excel workbook', 'admin', importBody('PK\u0003\u0004'), 'statementNotText'],
    ['text without a table', 'admin', importBody('Hello'), 'statementUnreadable'],
    ['a huge file', 'admin', importBody(HUGE), 'statementTooLarge'],
  ),
  ...casesFor(
    calls.listStatement,
    ['without any rows', 'admin', {}],
    ['unmatched', 'admin', { query: { show: 'left' } }, undefined, withRow({ amount: 5 })],
    ['with a UTR', 'admin', { query: { utr: UTR } }, undefined, withRow({ utrs: [UTR] })],
    [
      'with another UTR',
      'admin',
      { query: { utr: '512345678999' } },
      undefined,
      withRow({ utrs: [UTR] }),
    ],
    ['suggested by the amount', 'admin', {}, undefined, withUpiPayment],
    ['suggested by UTR', 'admin', { query: { show: 'suggested' } }, undefined, withClaimAndRow()],
    [
      'suggested by UTR, with another amount',
      'admin',
      {},
      undefined,
      withClaimAndRow({ utrs: [UTR], amount: 100 }),
    ],
    ['suggested by UTR, with a discount', 'admin', {}, undefined, withClaimAndLess(99)],
    ['suggested as the rest', 'admin', { query: { show: 'suggested' } }, undefined, withRest],
    ['with another UTR', 'admin', {}, undefined, withClaimAndRow({ utrs: ['612345678901'] })],
    [
      'matched',
      'superAdmin',
      { query: { show: 'matched', page: 1 } },
      undefined,
      withRow({ state: 'matched', paymentId: paymentId('seated') }),
    ],
    ['ignored', 'admin', { query: { show: 'ignored' } }, undefined, withRow({ state: 'ignored' })],
  ),
  ...casesFor(
    calls.listMissingPayments,
    ['without any rows', 'admin', {}],
    ['without a row for the payment', 'admin', {}, undefined, withConfirmedPayment()],
    ['matched', 'admin', {}, undefined, withMatchedPayment],
    [
      'refunded by UPI in part',
      'admin',
      { query: { page: 1 } },
      undefined,
      (world) => {
        withConfirmedPayment()(world)
        withRefund('seated')(world)
      },
    ],
    ['by a receptionist', 'receptionist', {}, 'notAllowed'],
  ),
  ...casesFor(
    calls.confirmStatementRow,
    ['by UTR', 'admin', confirmation(), undefined, withClaimAndRow()],
    ['with a discount', 'admin', discounted(99), undefined, withClaimAndLess(99)],
    [
      'with a discount that is not the difference',
      'admin',
      discounted(98),
      'discountNotTheDifference',
      withClaimAndLess(99),
    ],
    [
      'with more missing than the limit',
      'admin',
      confirmation(),
      'lessReceived',
      (world) => {
        world.settings.adminDiscount = 1
        withClaimAndLess(99)(world)
      },
    ],
    [
      'with a discount above the limit',
      'admin',
      discounted(99),
      'discountAboveLimit',
      (world) => {
        world.settings.adminDiscount = 1
        withClaimAndLess(99)(world)
      },
    ],
    ['of an unknown row', 'admin', confirmation(), 'notFound', withClaim()],
    ['of an unknown payment', 'admin', confirmation('pay-unknown'), 'notFound', withRow()],
    [
      'that does not fit',
      'admin',
      confirmation(),
      'statementChanged',
      withClaimAndRow({ utrs: ['612345678901'] }),
    ],
    [
      'of an ignored row',
      'admin',
      confirmation(),
      'statementChanged',
      withClaimAndRow({ state: 'ignored' }),
    ],
    ['by the amount', 'admin', confirmation(), undefined, withUpiPayment],
    ['as the rest', 'admin', rest(), undefined, withRest],
    [
      'as the rest, again',
      'admin',
      rest(),
      undefined,
      (world) => {
        withSecondPart(world)
        const [part] = world.payments
        const [receipt] = world.receipts
        Object.assign(part ?? {}, { id: ROW_ID })
        Object.assign(receipt ?? {}, { paymentId: ROW_ID })
        withRow({ state: 'matched', paymentId: ROW_ID })(world)
      },
    ],
    ['as the rest of what was paid at once', 'admin', rest(), 'nothingOwed', withRow()],
    [
      'as the rest, with another amount',
      'admin',
      rest(),
      'statementChanged',
      (world) => {
        withPartPaid()(world)
        withRow({ amount: OPEN_AMOUNT * 100 - 100 })(world)
      },
    ],
    [
      'as the rest, with the UTR of another payment',
      'admin',
      rest(),
      'utrUsed',
      (world) => {
        withPartPaid()(world)
        withClaimAndRow({ utrs: [UTR], amount: OPEN_AMOUNT * 100 })(world)
      },
    ],
    [
      'by the amount, with the UTR of another payment',
      'admin',
      confirmation(paymentId('seated')),
      'utrUsed',
      (world) => {
        withClaim()(world)
        withConfirmedPayment({ utrs: [UTR] })(world)
      },
    ],
    [
      'of a payment that was confirmed',
      'admin',
      confirmation(paymentId('seated')),
      undefined,
      withConfirmedPayment(),
    ],
    ...(
      [
        ['of a minor', 'minorAtDesk', 'consentRequired'],
        ['after the first day', 'deskOutdated', 'paymentTooLate'],
        ['after someone else took the seat', 'deskTooLate', 'seatNoLongerFree'],
        ['for days that are paid', 'deskTwice', 'ownPeriodOverlap'],
      ] as const
    ).map(
      ([when, name, refused]) =>
        [
          when,
          'admin',
          confirmation(paymentId(name)),
          refused,
          (world: DemoState) => {
            withClaim({}, name)(world)
            withRow({ utrs: [UTR] })(world)
          },
        ] as const,
    ),
    [
      'of a cancelled booking',
      'admin',
      confirmation(),
      'bookingEnded',
      (world) => {
        withClaimAndRow()(world)
        const booking = world.bookings.find(({ id }) => id === bookingId('deskHolder'))
        if (booking) booking.status = 'cancelled'
      },
    ],
    [
      'of a booking cancelled after it was paid',
      'admin',
      confirmation(),
      'paymentAlreadyConfirmed',
      (world) => {
        withClaimAndRow()(world)
        const booking = world.bookings.find(({ id }) => id === bookingId('deskHolder'))
        if (booking) Object.assign(booking, { status: 'cancelled', paidAt: world.now() })
      },
    ],
  ),
  ...casesFor(
    calls.ignoreStatementRow,
    ['an unmatched row', 'admin', { params, body: { ignored: true } }, undefined, withRow()],
    [
      'an ignored row, back',
      'admin',
      { params, body: { ignored: false } },
      undefined,
      withRow({ state: 'ignored' }),
    ],
    [
      'a matched row',
      'admin',
      { params, body: { ignored: true } },
      'statementChanged',
      withRow({ state: 'matched', paymentId: paymentId('seated') }),
    ],
    ['an unknown row', 'admin', { params, body: { ignored: true } }, 'notFound'],
  ),
  ...casesFor(exportData, [
    'with a matched row',
    'seated',
    {},
    undefined,
    withRow({ state: 'matched', paymentId: paymentId('seated'), utrs: [UTR] }),
  ]),
]
