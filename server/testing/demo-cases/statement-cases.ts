import { exportData } from '#shared/contract/privacy.ts'
import * as calls from '#shared/contract/statement.ts'
import type { StatementRow } from '#shared/domain/money/statement.ts'
import type { DemoState, DemoStatementRow } from '#web/demo/demo-state.ts'
import { UTR, withClaim } from './booking-cases.ts'
import { type DemoCase, on } from './demo-case.ts'
import { bookingId, paymentId } from './world.ts'

const ROW_ID = '00000000-0000-4000-8000-000000000031'
const params = { id: ROW_ID }
const MAPPING = { date: 0, narration: 1, amount: 2, reference: null, type: null }

const textOf = (...lines: string[]) => ['Date,Narration,Credit,Balance', ...lines].join('\n')
const importing = (text: string, mapping: object = MAPPING) => ({ body: { text, mapping } })

/** The price of the world's bookings. */
const priceOf = ({ payments }: DemoState) =>
  payments.find(({ id }) => id === paymentId('deskHolder'))?.amount ?? 0

/** Adds a row with the amount of the waiting payment. */
function withRow(row: Partial<StatementRow & DemoStatementRow> = {}) {
  return (world: DemoState): void => {
    const amount = priceOf(world) * 100
    world.statementRows.push({
      id: ROW_ID,
      key: 'row',
      day: '2026-03-10',
      amount,
      narration: 'UPI RAVI',
      utrs: [],
      state: 'left',
      paymentId: null,
      ...row,
    })
  }
}

const withBoth =
  (row: Partial<DemoStatementRow> = { utrs: [UTR] }) =>
  (world: DemoState): void => {
    withClaim()(world)
    withRow(row)(world)
  }

const HUGE = 'x'.repeat(2 * 1024 * 1024 + 1)
const confirming = (id = paymentId('deskHolder')) => ({ params, body: { paymentId: id } })
const LINES = textOf('10/03/26,ONE,5,10', '10/03/26,TWO,6,4', '09/03/26,PAID,,2', 'x,TOTAL,5,1')

/** The payment was to be made by UPI; the bank gives no UTR. */
function byAmount(world: DemoState): void {
  const payment = world.payments.find(({ id }) => id === paymentId('deskHolder'))
  if (payment) Object.assign(payment, { method: 'upi', createdAt: world.now() })
  withRow()(world)
}

export const statementCases: DemoCase[] = [
  ...on(
    calls.previewStatement,
    ['guessed', 'admin', { body: { text: LINES } }],
    [
      'saved',
      'admin',
      { body: { text: LINES } },
      undefined,
      ({ statementMappings }) =>
        void statementMappings.set('date|narration|credit|balance', { ...MAPPING, reference: 3 }),
    ],
    ['a workbook', 'admin', { body: { text: 'PK\u0003\u0004' } }, 'statementNotText'],
    ['a letter', 'admin', { body: { text: 'Hello' } }, 'statementUnreadable'],
    ['a huge file', 'admin', { body: { text: HUGE } }, 'statementTooLarge'],
    ['by a receptionist', 'receptionist', { body: { text: LINES } }, 'notAllowed'],
  ),
  ...on(
    calls.importStatement,
    ['new lines', 'admin', importing(LINES)],
    [
      'with the UTR and another amount',
      'admin',
      importing(textOf(`10/03/26,UPI-${UTR},5,1`)),
      undefined,
      withClaim(),
    ],
    ['that matches rows of an earlier import', 'admin', importing(LINES), undefined, withBoth()],
    [
      'whose payment can not be confirmed',
      'admin',
      importing(LINES),
      undefined,
      (world) => {
        withClaim({}, 'deskOutdated')(world)
        withRow({ utrs: [UTR] })(world)
      },
    ],
    [
      'by wrong columns',
      'admin',
      importing(LINES, { ...MAPPING, date: 1 }),
      'statementColumnsWrong',
    ],
    [
      'by one column twice',
      'admin',
      importing(LINES, { ...MAPPING, date: 2 }),
      'statementColumnsWrong',
    ],
    ['a workbook', 'admin', importing('PK\u0003\u0004'), 'statementNotText'],
    ['a letter', 'admin', importing('Hello'), 'statementUnreadable'],
    ['a huge file', 'admin', importing(HUGE), 'statementTooLarge'],
  ),
  ...on(
    calls.listStatement,
    ['without any rows', 'admin', {}],
    ['unmatched', 'admin', { query: { show: 'left' } }, undefined, withRow({ amount: 5 })],
    ['suggested by the amount', 'admin', {}, undefined, byAmount],
    ['suggested by UTR', 'admin', { query: { show: 'suggested' } }, undefined, withBoth()],
    [
      'suggested by UTR, with another amount',
      'admin',
      {},
      undefined,
      withBoth({ utrs: [UTR], amount: 100 }),
    ],
    ['with another UTR', 'admin', {}, undefined, withBoth({ utrs: ['612345678901'] })],
    [
      'matched',
      'superAdmin',
      { query: { show: 'matched', page: 1 } },
      undefined,
      withRow({ state: 'matched', paymentId: paymentId('seated') }),
    ],
    ['ignored', 'admin', { query: { show: 'ignored' } }, undefined, withRow({ state: 'ignored' })],
  ),
  ...on(
    calls.confirmStatementRow,
    ['by UTR', 'admin', confirming(), undefined, withBoth()],
    ['of an unknown row', 'admin', confirming(), 'notFound', withClaim()],
    ['of an unknown payment', 'admin', confirming('pay-unknown'), 'notFound', withRow()],
    [
      'that does not fit',
      'admin',
      confirming(),
      'statementChanged',
      withBoth({ utrs: ['612345678901'] }),
    ],
    [
      'of an ignored row',
      'admin',
      confirming(),
      'statementChanged',
      withBoth({ state: 'ignored' }),
    ],
    ['by the amount', 'admin', confirming(), undefined, byAmount],
    [
      'of a payment that was confirmed',
      'admin',
      confirming(paymentId('seated')),
      undefined,
      (world) => {
        const payment = world.payments.find(({ id }) => id === paymentId('seated'))
        Object.assign(payment ?? {}, { method: 'upi', confirmedAt: world.now() })
        withRow({ amount: (payment?.amount ?? 0) * 100 })(world)
      },
    ],
    ...(
      [
        ['of a minor', 'minorAtDesk', 'consentRequired'],
        ['after the first day', 'deskOutdated', 'paymentTooLate'],
        ['after someone else took the seat', 'deskTooLate', 'deskSeatGone'],
        ['for days that are paid', 'deskTwice', 'ownPeriodOverlap'],
      ] as const
    ).map(
      ([when, name, refused]) =>
        [
          when,
          'admin',
          confirming(paymentId(name)),
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
      confirming(),
      'paymentNotWaiting',
      (world) => {
        withBoth()(world)
        const booking = world.bookings.find(({ id }) => id === bookingId('deskHolder'))
        if (booking) booking.status = 'cancelled'
      },
    ],
  ),
  ...on(
    calls.ignoreStatementRow,
    ['an unmatched row', 'admin', { params, body: { ignored: true } }, undefined, withRow()],
    [
      'back',
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
  ...on(exportData, [
    'with a matched line',
    'seated',
    {},
    undefined,
    withRow({ state: 'matched', paymentId: paymentId('seated'), utrs: [UTR] }),
  ]),
]
