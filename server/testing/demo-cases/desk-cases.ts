import { getAdminStats } from '#shared/contract/admin.ts'
import { listAuditLog } from '#shared/contract/audit-log.ts'
import * as bookings from '#shared/contract/desk-booking.ts'
import { searchDesk } from '#shared/contract/desk-search.ts'
import { getHallMap } from '#shared/contract/hall-map.ts'
import { getPublicSettings } from '#shared/contract/public-settings.ts'
import { listReceipts } from '#shared/contract/receipt.ts'
import { getSettings, saveSettings } from '#shared/contract/settings.ts'
import * as setup from '#shared/contract/setup.ts'
import { getToday } from '#shared/contract/today.ts'
import { BATCHES } from '#shared/domain/booking/batches.ts'
import { LISTED_STATES } from '#shared/domain/booking/listed-states.ts'
import { DEFAULT_ROOM_RULES, type RoomRules } from '#shared/domain/booking/room-rules.ts'
import { addDays, type CalendarDay } from '#shared/domain/calendar-day.ts'
import { DEFAULT_SETTINGS } from '#shared/domain/settings/settings.ts'
import { ACKNOWLEDGED_STEPS } from '#shared/domain/settings/setup-steps.ts'
import type { DemoState } from '#web/demo/demo-state.ts'
import { DAY } from '../members/members.ts'
import { TODAY } from '../test-app.ts'
import { type DemoCase, on } from './demo-case.ts'
import { OTHER_ID, REFUND_ID, withRefund, withShift } from './money-world.ts'
import { bookingId, freshWorld, idOf, type UserName, userId, withFactor } from './world.ts'

const move = (id: string, seat: string, from: string) => ({ params: { id }, body: { seat, from } })
const moveAgainstRules = (id: string, seat: string, from: string) => ({
  params: { id },
  body: { seat, from, againstRules: true },
})
/** Marks the user's booking as paid. */
const pay =
  (name: UserName) =>
  ({ bookings: all }: DemoState) => {
    const booking = all.find(({ id }) => id === bookingId(name))
    if (booking) Object.assign(booking, { status: 'paid', paidAt: booking.createdAt })
  }
/** The running membership ends in so many days. */
const endInDays =
  (days: number) =>
  ({ bookings: all }: DemoState) => {
    const booking = all.find(({ id }) => id === seated)
    if (booking) booking.endDate = addDays(TODAY, days)
  }
const moveToursTo =
  (day: CalendarDay) =>
  ({ tours }: DemoState) => {
    for (const tour of tours) tour.tourDate = day
  }
const REQUIRED = { factorPolicy: 'super-admins' }
const paramsOf = (id: string) => ({ params: { id } })
const seated = bookingId('seated')
const ROWS = { room: 'Dyandhara Kaksh' } as const

const refund = (id: string, changed: object = {}) => ({
  params: { id },
  body: { id: REFUND_ID, amount: 300, method: 'upi', reason: 'Moved to another town', ...changed },
})

export const deskBookingCases: DemoCase[] = [
  ...on(
    bookings.refundBooking,
    ['a part by UPI', 'admin', refund(seated)],
    ['with a UTR', 'admin', refund(seated, { utr: '5123 4567 8901' })],
    ['again', 'admin', refund(seated), undefined, withRefund('seated')],
    ['the rest', 'superAdmin', refund(seated, { id: OTHER_ID }), undefined, withRefund('seated')],
    [
      'with a UTR that returned another payment',
      'admin',
      refund(seated, { id: OTHER_ID, utr: '512345678901' }),
      'utrUsed',
      withRefund('former', { utr: '512345678901' }),
    ],
    ['with the ID of another', 'admin', refund(seated), 'notFound', withRefund('former')],
    ['unknown', 'admin', refund(idOf('booking', 999)), 'notFound'],
    ['unpaid', 'admin', refund(bookingId('holder')), 'nothingToRefund'],
    ['too much', 'superAdmin', refund(seated, { amount: 900_000 }), 'refundTooMuch'],
    ['above the limit', 'receptionist', refund(seated, { amount: 501 }), 'refundAboveLimit'],
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
      'drawerTooEmpty',
      withShift('admin', { opening: 50 }),
    ],
  ),
  ...on(bookings.listBookings, [
    'with a refund',
    'admin',
    { query: { booking: seated } },
    undefined,
    withRefund('seated'),
  ]),
  ...on(getAdminStats, ['with a refund', 'admin', {}, undefined, withRefund('seated')]),
  ...on(searchDesk, [
    'the number of a voucher',
    'admin',
    { query: { search: 'rv/25-26/1' } },
    undefined,
    withRefund('former'),
  ]),
  ...on(listReceipts, ['with a refund', 'seated', {}, undefined, withRefund('seated')]),
  ...on(
    bookings.listBookings,
    ['all', 'admin', {}],
    ...LISTED_STATES.map((state) => [state, 'admin', { query: { state } }] as const),
    ['one', 'admin', { query: { booking: seated } }],
    ['none', 'admin', { query: { booking: idOf('booking', 999) } }],
    ['by room', 'admin', { query: { room: 'Dyanasmi Kaksh' } }],
    ['by name', 'admin', { query: { search: 'desk patil' } }],
    ['by member ID', 'admin', { query: { search: '@DA202603002' } }],
    ['by days', 'admin', { query: { from: '2026-01-01', to: '2026-02-01' } }],
    ['from a day', 'admin', { query: { from: '2026-04-10' } }],
    ['page 2', 'admin', { query: { page: '2' } }],
  ),
  ...on(
    getToday,
    ['as an admin', 'admin', {}],
    ['as a receptionist', 'receptionist', {}],
    ['with a membership that ends this week', 'admin', {}, undefined, endInDays(5)],
    ['with a membership that ends later', 'admin', {}, undefined, endInDays(8)],
    ['with tours of today', 'admin', {}, undefined, moveToursTo(TODAY)],
    ['with a shift', 'receptionist', {}, undefined, withShift('receptionist')],
  ),
  ...on(
    getHallMap,
    ...BATCHES.map((batch) => [batch, 'receptionist', { query: { ...ROWS, batch } }] as const),
    ['on a day', 'admin', { query: { ...ROWS, batch: DAY, day: '2026-03-13' } }],
    ['in the past', 'admin', { query: { ...ROWS, batch: DAY, day: '2026-01-20' } }],
    ['another room', 'admin', { query: { room: 'Dyanasmi Kaksh', batch: DAY } }],
    ['that ends soon', 'admin', { query: { ...ROWS, batch: DAY } }, undefined, endInDays(7)],
    ['that ends later', 'admin', { query: { ...ROWS, batch: DAY } }, undefined, endInDays(8)],
  ),
  ...on(
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
  ...on(
    bookings.seatsToMoveTo,
    ['paid', 'admin', paramsOf(seated)],
    ['of a woman', 'admin', paramsOf(bookingId('woman'))],
    ['unknown', 'admin', paramsOf(idOf('booking', 999)), 'notFound'],
  ),
  ...on(
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
      pay('woman'),
    ],
    [
      'to a seat for men, against the rules',
      'admin',
      moveAgainstRules(bookingId('woman'), 'A74', 'B82'),
      undefined,
      pay('woman'),
    ],
    [
      'to a seat that other rules allow',
      'admin',
      move(bookingId('woman'), 'A74', 'B82'),
      undefined,
      (world) => {
        pay('woman')(world)
        const rule = { audience: 'women', unstated: 'online' } as const
        const rules = { ...world.settings.roomRules, 'Dyanasmi Kaksh, Section A': rule }
        world.settings = { ...world.settings, roomRules: rules }
      },
    ],
    ['to a held seat', 'admin', move(seated, 'A1', 'A5'), 'seatTaken'],
    ['to a closed seat', 'admin', move(seated, 'A46', 'A5'), 'seatClosed'],
  ),
  ...on(
    bookings.cancelBooking,
    ['paid', 'admin', paramsOf(seated)],
    ['held', 'admin', paramsOf(bookingId('holder'))],
    ['after its hold', 'admin', paramsOf(bookingId('late'))],
    ['with a desk payment', 'admin', paramsOf(bookingId('deskHolder'))],
    ['unknown', 'admin', paramsOf(idOf('booking', 999)), 'notFound'],
    ['cancelled', 'admin', paramsOf(bookingId('woman'))],
    ['replaced', 'admin', paramsOf(bookingId('holder', 1)), 'bookingOver'],
    ['after its end', 'admin', paramsOf(bookingId('former')), 'bookingOver'],
  ),
]

const settings = { ...freshWorld().settings, closedSeats: ['A46'] }
const prices = {
  ...DEFAULT_SETTINGS.prices,
  '1 Day': DEFAULT_SETTINGS.prices['8 Days'],
}
const roomRules: RoomRules = {
  ...DEFAULT_ROOM_RULES,
  'Dyandhara Kaksh': { audience: 'everyone', unstated: 'online' },
  'Dyanasmi Kaksh': { audience: 'women', unstated: 'reception' },
}
const save = (changed: object = {}) => ({ body: { ...settings, ...changed } })

function allSet(world: DemoState) {
  world.acknowledged = [...ACKNOWLEDGED_STEPS]
}

export const settingsCases: DemoCase[] = [
  ...on(getPublicSettings, ['anybody', undefined, {}], ['an admin', 'admin', {}]),
  ...on(getSettings, ['an admin', 'admin', {}]),
  ...on(
    saveSettings,
    ['all', 'superAdmin', save({ name: 'New Hall', contactPhone: '+91 98', tourKeptMonths: 3 })],
    [
      'the landing page',
      'admin',
      save({
        openingHours: '6 to 23',
        amenities: 'Wi-Fi',
        mapUrl: 'https://maps.example/x',
        successFigure: '',
      }),
    ],
    ['the room rules', 'superAdmin', save({ roomRules })],
    ['the room rules', 'admin', save({ roomRules }), 'roomRulesNotAllowed'],
    ['the UPI ID', 'superAdmin', save({ upiId: 'hall@bank', upiPayee: 'Vidya Hall' })],
    ['the UPI ID', 'admin', save({ upiId: 'hall@bank' }), 'upiNotAllowed'],
    ['a shorter retention', 'admin', save({ selfieKeptDays: 7 }), 'retentionNotAllowed'],
    ['a second factor, as an admin', 'admin', save(REQUIRED), 'factorPolicyNotAllowed'],
    ['a second factor, without one', 'superAdmin', save(REQUIRED), 'ownSecondFactorRequired'],
    ['a second factor', 'superAdmin', save(REQUIRED), undefined, withFactor('superAdmin')],
    ['a price', 'superAdmin', save({ prices })],
    ['what seats offer', 'admin', save({ goldNote: 'Window and power socket' })],
    ['seats', 'admin', save({ closedSeats: ['A4', 'A46', 'B6'] })],
    ['seats opened and closed', 'admin', save({ closedSeats: ['A4'] })],
    ['no change', 'admin', save()],
    ['an unknown seat', 'admin', save({ closedSeats: ['Z9'] }), 'validationFailed'],
    ['with an outdated version', 'admin', save({ version: 2 }), 'settingsChanged'],
    [
      'an unknown seat, with an outdated version',
      'admin',
      save({ closedSeats: ['Z9'], version: 2 }),
      'validationFailed',
    ],
  ),
  ...on(
    setup.getSetup,
    ['a new hall', 'superAdmin', {}],
    ['all set', 'superAdmin', {}, undefined, allSet],
  ),
  ...on(
    setup.acknowledgeSetupStep,
    ['a step', 'superAdmin', { body: { step: 'roomRules' } }],
    ['a step again', 'superAdmin', { body: { step: 'prices' } }],
  ),
  ...on(setup.sendTestMail, ['to oneself', 'superAdmin', {}]),
  ...on(getAdminStats, ['an admin', 'admin', {}]),
  ...on(
    listAuditLog,
    ['all', 'superAdmin', {}],
    ['by action', 'superAdmin', { query: { action: 'booking.move' } }],
    ['by admin', 'superAdmin', { query: { admin: userId('admin') } }],
    ['before', 'superAdmin', { query: { before: '1' } }],
  ),
]
