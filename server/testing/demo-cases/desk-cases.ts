import { getAdminStats } from '#shared/contract/admin.ts'
import { listAuditLog } from '#shared/contract/audit-log.ts'
import * as bookings from '#shared/contract/desk-booking.ts'
import { getPublicSettings } from '#shared/contract/public-settings.ts'
import { getSettings, saveSettings } from '#shared/contract/settings.ts'
import { BOOKING_STATES } from '#shared/domain/booking/booking-state.ts'
import { DEFAULT_ROOM_RULES, type RoomRules } from '#shared/domain/booking/room-rules.ts'
import { DEFAULT_SETTINGS } from '#shared/domain/settings/settings.ts'
import type { DemoState } from '#web/demo/demo-state.ts'
import { type DemoCase, on } from './demo-case.ts'
import { bookingId, freshWorld, idOf, type UserName, userId, withFactor } from './world.ts'

const moved = (id: string, seat: string, from: string) => ({ params: { id }, body: { seat, from } })
const movedAgainstRules = (id: string, seat: string, from: string) => ({
  params: { id },
  body: { seat, from, againstRules: true },
})
/** The user's booking is paid. */
const pay =
  (name: UserName) =>
  ({ bookings: all }: DemoState) => {
    const booking = all.find(({ id }) => id === bookingId(name))
    if (booking) Object.assign(booking, { status: 'paid', paidAt: booking.createdAt })
  }
const REQUIRED = { factorPolicy: 'super-admins' }
const of = (id: string) => ({ params: { id } })
const seated = bookingId('seated')

export const deskBookingCases: DemoCase[] = [
  ...on(
    bookings.listBookings,
    ['all', 'admin', {}],
    ...BOOKING_STATES.map((state) => [state, 'admin', { query: { state } }] as const),
    ['by room', 'admin', { query: { room: 'Dyanasmi Kaksh' } }],
    ['by name', 'admin', { query: { search: 'desk patil' } }],
    ['by member ID', 'admin', { query: { search: '@DA202603002' } }],
    ['by days', 'admin', { query: { from: '2026-01-01', to: '2026-02-01' } }],
    ['from a day', 'admin', { query: { from: '2026-04-10' } }],
    ['page 2', 'admin', { query: { page: '2' } }],
  ),
  ...on(
    bookings.seatsToMoveTo,
    ['paid', 'admin', of(seated)],
    ['of a woman', 'admin', of(bookingId('woman'))],
    ['unknown', 'admin', of(idOf('booking', 999)), 'notFound'],
  ),
  ...on(
    bookings.moveBooking,
    ['to a free seat', 'admin', moved(seated, 'A4', 'A5')],
    ['to a seat whose hold expired', 'admin', moved(seated, 'A2', 'A5')],
    ['a hold', 'admin', moved(bookingId('holder'), 'A4', 'A1')],
    ['unknown', 'admin', moved(idOf('booking', 999), 'A4', 'A5'), 'notFound'],
    ['after its hold', 'admin', moved(bookingId('late'), 'A4', 'A2'), 'bookingNotMovable'],
    ['after its end', 'admin', moved(bookingId('former'), 'A4', 'C12'), 'bookingNotMovable'],
    ['after another move', 'admin', moved(seated, 'A4', 'A1'), 'bookingMoved'],
    ['to another room', 'admin', moved(seated, 'A50', 'A5'), 'validationFailed'],
    ['to an unknown seat', 'admin', moved(seated, 'Z9', 'A5'), 'validationFailed'],
    ['to its own seat', 'admin', moved(seated, 'A5', 'A5')],
    ['repeated', 'admin', moved(seated, 'A5', 'A4')],
    [
      'to a seat for men',
      'admin',
      moved(bookingId('woman'), 'A74', 'B82'),
      'validationFailed',
      pay('woman'),
    ],
    [
      'to a seat for men, against the rules',
      'admin',
      movedAgainstRules(bookingId('woman'), 'A74', 'B82'),
      undefined,
      pay('woman'),
    ],
    [
      'to a seat that other rules allow',
      'admin',
      moved(bookingId('woman'), 'A74', 'B82'),
      undefined,
      (world) => {
        pay('woman')(world)
        const rule = { audience: 'women', unstated: 'online' } as const
        const rules = { ...world.settings.roomRules, 'Dyanasmi Kaksh, Section A': rule }
        world.settings = { ...world.settings, roomRules: rules }
      },
    ],
    ['to a held seat', 'admin', moved(seated, 'A1', 'A5'), 'seatTaken'],
    ['to a closed seat', 'admin', moved(seated, 'A46', 'A5'), 'seatClosed'],
  ),
  ...on(
    bookings.cancelBooking,
    ['paid', 'admin', of(seated)],
    ['held', 'admin', of(bookingId('holder'))],
    ['after its hold', 'admin', of(bookingId('late'))],
    ['with a desk payment', 'admin', of(bookingId('deskHolder'))],
    ['unknown', 'admin', of(idOf('booking', 999)), 'notFound'],
    ['cancelled', 'admin', of(bookingId('woman'))],
    ['replaced', 'admin', of(bookingId('holder', 1)), 'bookingOver'],
    ['after its end', 'admin', of(bookingId('former')), 'bookingOver'],
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
const saved = (changed: object = {}) => ({ body: { ...settings, ...changed } })

export const settingsCases: DemoCase[] = [
  ...on(getPublicSettings, ['anybody', undefined, {}], ['an admin', 'admin', {}]),
  ...on(getSettings, ['an admin', 'admin', {}]),
  ...on(
    saveSettings,
    ['all', 'superAdmin', saved({ name: 'New Hall', contactPhone: '+91 98', tourKeptMonths: 3 })],
    ['the room rules', 'superAdmin', saved({ roomRules })],
    ['the room rules', 'admin', saved({ roomRules }), 'roomRulesNotAllowed'],
    ['a shorter retention', 'admin', saved({ selfieKeptDays: 7 }), 'retentionNotAllowed'],
    ['a second factor, as an admin', 'admin', saved(REQUIRED), 'factorPolicyNotAllowed'],
    ['a second factor, without one', 'superAdmin', saved(REQUIRED), 'secondFactorOwnFirst'],
    ['a second factor', 'superAdmin', saved(REQUIRED), undefined, withFactor('superAdmin')],
    ['a price', 'superAdmin', saved({ prices })],
    ['seats', 'admin', saved({ closedSeats: ['A4', 'A46', 'B6'] })],
    ['seats opened and closed', 'admin', saved({ closedSeats: ['A4'] })],
    ['no change', 'admin', saved()],
    ['an unknown seat', 'admin', saved({ closedSeats: ['Z9'] }), 'validationFailed'],
    ['with an outdated version', 'admin', saved({ version: 2 }), 'settingsChanged'],
    [
      'an unknown seat, with an outdated version',
      'admin',
      saved({ closedSeats: ['Z9'], version: 2 }),
      'validationFailed',
    ],
  ),
  ...on(getAdminStats, ['an admin', 'admin', {}]),
  ...on(
    listAuditLog,
    ['all', 'superAdmin', {}],
    ['by action', 'superAdmin', { query: { action: 'booking.move' } }],
    ['by admin', 'superAdmin', { query: { admin: userId('admin') } }],
    ['before', 'superAdmin', { query: { before: '1' } }],
  ),
]
