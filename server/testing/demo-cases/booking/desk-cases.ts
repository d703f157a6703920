import { searchDesk } from '#shared/contract/admin/desk-search.ts'
import { getAdminStats } from '#shared/contract/admin/stats.ts'
import { getToday } from '#shared/contract/admin/today.ts'
import * as bookings from '#shared/contract/booking/desk-booking.ts'
import { getHallMap } from '#shared/contract/booking/hall-map.ts'
import * as deskPayments from '#shared/contract/money/desk-payment.ts'
import { listReceipts, readPaper } from '#shared/contract/money/receipt.ts'
import { BATCHES } from '#shared/domain/booking/batches.ts'
import { addDays, type CalendarDay } from '#shared/domain/calendar-day.ts'
import { LISTED_STATES } from '#shared/domain/desk-booking/listed-states.ts'
import type { DemoState } from '#web/demo/demo-state.ts'
import { DAY } from '../../members/members.ts'
import { TODAY } from '../../test-app.ts'
import { casesFor, type DemoCase } from '../demo-case.ts'
import { OTHER_ID, REFUND_ID, withRefund, withShift } from '../money/money-world.ts'
import { bookingId, idOf, type UserName } from '../world.ts'
import { withClaim } from './booking-world.ts'

const move = (id: string, seat: string, from: string) => ({ params: { id }, body: { seat, from } })
const moveAgainstTheRules = (id: string, seat: string, from: string) => ({
  params: { id },
  body: { seat, from, againstRules: true },
})
/** A receptionist and an admin may refund this much. */
const withRefundLimit =
  (limit: number) =>
  ({ settings }: DemoState) => {
    Object.assign(settings, { receptionistRefund: limit, adminRefund: limit })
  }
/** Marks the user's booking as paid. */
const withPaid =
  (name: UserName) =>
  ({ bookings: all }: DemoState) => {
    const booking = all.find(({ id }) => id === bookingId(name))
    if (booking) Object.assign(booking, { status: 'paid', paidAt: booking.createdAt })
  }
/** The current membership of `seated` ends in that many days. */
const withEndInDays =
  (days: number) =>
  ({ bookings: all }: DemoState) => {
    const booking = all.find(({ id }) => id === seated)
    if (booking) booking.endDate = addDays(TODAY, days)
  }
const withToursOn =
  (day: CalendarDay) =>
  ({ tours }: DemoState) => {
    for (const tour of tours) tour.tourDate = day
  }
const paramsOf = (id: string) => ({ params: { id } })
const seated = bookingId('seated')
const ROOM = { room: 'Dyandhara Kaksh' } as const

const refund = (id: string, changed: object = {}) => ({
  params: { id },
  body: { id: REFUND_ID, amount: 300, method: 'upi', reason: 'Moved to another town', ...changed },
})

export const deskCases: DemoCase[] = [
  ...casesFor(
    deskPayments.refundBooking,
    ['a part by UPI', 'admin', refund(seated)],
    ['with a UTR', 'admin', refund(seated, { utr: '5123 4567 8901' })],
    ['again', 'admin', refund(seated), undefined, withRefund('seated')],
    ['the rest', 'superAdmin', refund(seated, { id: OTHER_ID }), undefined, withRefund('seated')],
    [
      'with the UTR of another refund',
      'admin',
      refund(seated, { id: OTHER_ID, utr: '512345678901' }),
      'utrUsed',
      withRefund('former', { utr: '512345678901' }),
    ],
    ['with the ID of another refund', 'admin', refund(seated), 'notFound', withRefund('former')],
    ['unknown', 'admin', refund(idOf('booking', 999)), 'notFound'],
    ['unpaid', 'admin', refund(bookingId('holder')), 'nothingToRefund'],
    ['too much', 'superAdmin', refund(seated, { amount: 900_000 }), 'refundTooHigh'],
    ['above the limit', 'receptionist', refund(seated, { amount: 501 }), 'refundAboveLimit'],
    ...(['receptionist', 'admin'] as const).flatMap((role) => [
      ['up to the limit', role, refund(seated), undefined, withRefundLimit(300)] as const,
      [
        'above the limit',
        role,
        refund(seated, { amount: 301 }),
        'refundAboveLimit',
        withRefundLimit(300),
      ] as const,
      ['with no refunds', role, refund(seated), 'refundAboveLimit', withRefundLimit(0)] as const,
    ]),
    ['above the limit of the others', 'superAdmin', refund(seated), undefined, withRefundLimit(0)],
    ['in cash without a shift', 'admin', refund(seated, { method: 'cash' }), 'noOpenShift'],
    [
      'in cash',
      'admin',
      refund(seated, { method: 'cash', amount: 50 }),
      undefined,
      withShift('admin', { opening: 50 }),
    ],
    [
      'in cash, more than the drawer has',
      'admin',
      refund(seated, { method: 'cash', amount: 51 }),
      'notEnoughCash',
      withShift('admin', { opening: 50 }),
    ],
  ),
  ...casesFor(
    bookings.listBookings,
    ['with a refund', 'admin', { query: { booking: seated } }, undefined, withRefund('seated')],
    ['with no refunds', 'receptionist', {}, undefined, withRefundLimit(0)],
    ['with a limit of refunds', 'admin', {}, undefined, withRefundLimit(300)],
  ),
  ...casesFor(getAdminStats, ['with a refund', 'admin', {}, undefined, withRefund('seated')]),
  ...casesFor(searchDesk, [
    "a voucher's number",
    'admin',
    { query: { search: 'rv/25-26/1' } },
    undefined,
    withRefund('former'),
  ]),
  ...casesFor(
    readPaper,
    // The demo has the words of the page's language only.
    [
      'a receipt',
      'receptionist',
      { query: { number: 'DA/25-26/00001' } },
      undefined,
      ({ users }) => {
        for (const user of users) user.language = 'en'
      },
    ],
    [
      'a voucher',
      'admin',
      { query: { number: 'RV/25-26/00001' } },
      undefined,
      withRefund('former'),
    ],
    ['an unknown number', 'admin', { query: { number: 'DA/25-26/00099' } }, 'notFound'],
  ),
  ...casesFor(listReceipts, ['with a refund', 'seated', {}, undefined, withRefund('seated')]),
  ...casesFor(
    bookings.listBookings,
    ['all', 'admin', {}],
    ...LISTED_STATES.map((state) => [state, 'admin', { query: { state } }] as const),
    ['one', 'admin', { query: { booking: seated } }],
    ['none', 'admin', { query: { booking: idOf('booking', 999) } }],
    ['by room', 'admin', { query: { room: 'Dyanasmi Kaksh' } }],
    ...BATCHES.map((batch) => [`of the ${batch}`, 'admin', { query: { batch } }] as const),
    ['by name', 'admin', { query: { search: 'desk patil' } }],
    ['by member ID', 'admin', { query: { search: '@DA202603002' } }],
    ...(['9000000012', '0 90000 00012', '+91 90000', '0012', '919000000012'] as const).map(
      (search) => [`by the phone number ${search}`, 'receptionist', { query: { search } }] as const,
    ),
    ...(['DA/25-26/00001', 'da/25-26/1', 'DA/25-26/00099'] as const).map(
      (search) => [`by the receipt ${search}`, 'receptionist', { query: { search } }] as const,
    ),
    [
      'by the number of a voucher',
      'admin',
      { query: { search: 'RV/25-26/00001' } },
      undefined,
      withRefund('former'),
    ],
    [
      'by the UTR of a claim',
      'admin',
      { query: { search: '5123 4567 8901' } },
      undefined,
      withClaim(),
    ],
    [
      'by the UTR of a refund',
      'admin',
      { query: { search: '512345678901' } },
      undefined,
      withRefund('former', { utr: '512345678901' }),
    ],
    ['by an unknown UTR', 'admin', { query: { search: '512345678999' } }],
    ['by days', 'admin', { query: { from: '2026-01-01', to: '2026-02-01' } }],
    ['from a day', 'admin', { query: { from: '2026-04-10' } }],
    ['page 2', 'admin', { query: { page: '2' } }],
  ),
  ...casesFor(
    getToday,
    ['as an admin', 'admin', {}],
    ['as a receptionist', 'receptionist', {}],
    ['with a membership that ends this week', 'admin', {}, undefined, withEndInDays(5)],
    ['with a membership that ends later', 'admin', {}, undefined, withEndInDays(8)],
    ['with tours of today', 'admin', {}, undefined, withToursOn(TODAY)],
    ['with a shift', 'receptionist', {}, undefined, withShift('receptionist')],
  ),
  ...casesFor(
    getHallMap,
    ...BATCHES.map((batch) => [batch, 'receptionist', { query: { ...ROOM, batch } }] as const),
    ['on a day', 'admin', { query: { ...ROOM, batch: DAY, day: '2026-03-13' } }],
    ['in the past', 'admin', { query: { ...ROOM, batch: DAY, day: '2026-01-20' } }],
    ['another room', 'admin', { query: { room: 'Dyanasmi Kaksh', batch: DAY } }],
    ['with a UTR', 'admin', { query: { ...ROOM, batch: DAY } }, undefined, withClaim()],
    [
      'with a membership that ends soon',
      'admin',
      { query: { ...ROOM, batch: DAY } },
      undefined,
      withEndInDays(7),
    ],
    [
      'with a membership that ends later',
      'admin',
      { query: { ...ROOM, batch: DAY } },
      undefined,
      withEndInDays(8),
    ],
  ),
  ...casesFor(
    searchDesk,
    ...(
      [
        'patil',
        'desk patil',
        'seated@example.com',
        'da202603001',
        'a5',
        'C13',
        '9000000012',
        '+91 90000 00013',
        'DA/25-26/00001',
        'DA/25-26/00002',
        'admin',
        '9000000003',
        'x',
        'nobody at all',
      ] as const
    ).flatMap((search) => [
      [search, 'admin', { query: { search } }] as const,
      [`${search}, as a receptionist`, 'receptionist', { query: { search } }] as const,
      [`${search}, as a super admin`, 'superAdmin', { query: { search } }] as const,
    ]),
  ),
  ...casesFor(
    bookings.seatsToMoveTo,
    ['paid', 'admin', paramsOf(seated)],
    ['of a woman', 'admin', paramsOf(bookingId('woman'))],
    ['that is over', 'admin', paramsOf(bookingId('former'))],
    ['unknown', 'admin', paramsOf(idOf('booking', 999)), 'notFound'],
  ),
  ...casesFor(
    bookings.moveBooking,
    ['to a free seat', 'admin', move(seated, 'A4', 'A5')],
    ['to a seat whose hold expired', 'admin', move(seated, 'A2', 'A5')],
    ['a hold', 'admin', move(bookingId('holder'), 'A4', 'A1')],
    ['unknown', 'admin', move(idOf('booking', 999), 'A4', 'A5'), 'notFound'],
    ['after its hold', 'admin', move(bookingId('late'), 'A4', 'A2'), 'bookingNotMovable'],
    ['after its end', 'admin', move(bookingId('former'), 'A4', 'C12'), 'bookingNotMovable'],
    ['after another move', 'admin', move(seated, 'A4', 'A1'), 'bookingMoved'],
    ['to another room', 'admin', move(seated, 'A50', 'A5'), 'validationFailed'],
    ['to an unknown seat', 'admin', move(seated, 'Z9', 'A5'), 'validationFailed'],
    ['to its own seat', 'admin', move(seated, 'A5', 'A5')],
    ['repeated', 'admin', move(seated, 'A5', 'A4')],
    [
      'to a seat for men',
      'admin',
      move(bookingId('woman'), 'A74', 'B82'),
      'validationFailed',
      withPaid('woman'),
    ],
    [
      'to a seat for men, against the rules',
      'admin',
      moveAgainstTheRules(bookingId('woman'), 'A74', 'B82'),
      undefined,
      withPaid('woman'),
    ],
    [
      'to a seat that other rules allow',
      'admin',
      move(bookingId('woman'), 'A74', 'B82'),
      undefined,
      (world) => {
        withPaid('woman')(world)
        const rule = { audience: 'women', unstated: 'online' } as const
        const rules = { ...world.settings.roomRules, 'Dyanasmi Kaksh, Section A': rule }
        world.settings = { ...world.settings, roomRules: rules }
      },
    ],
    ['to a held seat', 'admin', move(seated, 'A1', 'A5'), 'seatTaken'],
    ['to a closed seat', 'admin', move(seated, 'A46', 'A5'), 'seatClosed'],
  ),
  ...casesFor(
    bookings.cancelBooking,
    ['paid', 'admin', paramsOf(seated)],
    ['held', 'admin', paramsOf(bookingId('holder'))],
    ['after its hold', 'admin', paramsOf(bookingId('late'))],
    ['with a desk payment', 'admin', paramsOf(bookingId('deskHolder'))],
    ['unknown', 'admin', paramsOf(idOf('booking', 999)), 'notFound'],
    ['cancelled', 'admin', paramsOf(bookingId('woman'))],
    ['replaced', 'admin', paramsOf(bookingId('holder', 1)), 'bookingEnded'],
    ['after its end', 'admin', paramsOf(bookingId('former')), 'bookingEnded'],
  ),
]
