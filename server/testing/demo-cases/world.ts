import { membershipEnd } from '#shared/domain/booking/durations.ts'
import type { BookingStatus } from '#shared/domain/booking/occupancy.ts'
import { PRICE_TABLE, quote } from '#shared/domain/booking/prices.ts'
import { findSeat } from '#shared/domain/booking/seats.ts'
import { addDays } from '#shared/domain/calendar-day.ts'
import { NO_DEPOSIT } from '#shared/domain/money/deposit.ts'
import { RECEIPT_SERIES, receiptContent } from '#shared/domain/money/receipt.ts'
import { NOTICE_NOT_SHOWN, recordedNotice } from '#shared/domain/personal-data/privacy-notice.ts'
import { DEFAULT_SETTINGS } from '#shared/domain/settings/settings.ts'
import { DEFAULT_TAX_DETAILS } from '#shared/domain/settings/tax-details.ts'
import type { TourStatus } from '#shared/domain/tour/tour.ts'
import type {
  DemoBooking,
  DemoConsent,
  DemoReceipt,
  DemoState,
  DemoUser,
} from '#web/demo/demo-state.ts'
import { DAY, MEMBERSHIP, PASSWORD } from '../members/members.ts'
import { TOUR } from '../members/tours.ts'
import { TEST_START, TODAY } from '../test-app.ts'

/** The users of the world in which each case starts. */
const USERS = {
  superAdmin: 'super_admin',
  otherSuperAdmin: 'super_admin',
  admin: 'admin',
  otherAdmin: 'admin',
  newcomer: 'user',
  /** Has saved the membership details. */
  member: 'user',
  woman: 'user',
  /** Holds an unpaid seat. */
  holder: 'user',
  /** The hold has expired, and the seat is still free. */
  late: 'user',
  /** The hold has expired, and the start day has passed. */
  outdated: 'user',
  /** The hold has expired, and the seat is taken. */
  tooLate: 'user',
  /** The hold has expired, and the seat is closed. */
  shutOut: 'user',
  /** Has paid for days that an unpaid booking covers too. */
  twice: 'user',
  /** Has paid for a seat. */
  seated: 'user',
  /** The membership has expired. */
  former: 'user',
  /** A desk payment during the hold. */
  deskHolder: 'user',
  /** A desk payment after the hold. */
  deskLate: 'user',
  /** A desk payment after the start day. */
  deskOutdated: 'user',
  /** A desk payment after the hold, for a seat that is taken. */
  deskTooLate: 'user',
  /** A desk payment for days that are paid already. */
  deskTwice: 'user',
  /** The gateway has not responded to the charge. */
  paying: 'user',
  /** Under 18, without a parent's consent. */
  minor: 'user',
  /** Like `minor`, with an unpaid booking. */
  minorHolder: 'user',
  /** Like `minor`, with a desk payment. */
  minorAtDesk: 'user',
  /** Under 18, with a parent's consent. */
  minorAllowed: 'user',
  /** Registered under 18, and now an adult. */
  grownUp: 'user',
  /** Deactivated. */
  deactivated: 'user',
  receptionist: 'receptionist',
} as const

export type UserName = keyof typeof USERS

const isUserName = (name: string): name is UserName => Object.hasOwn(USERS, name)
export const userNames: readonly UserName[] = Object.keys(USERS).filter(isUserName)

/** An id that is the same on each run, such as `user:3`. */
export function idOf(kind: 'user' | 'booking' | 'tour', number: number): string {
  const kinds = { user: 1, booking: 2, tour: 3 }
  return `00000000-0000-4000-8000-${String(kinds[kind] * 1_000_000 + number).padStart(12, '0')}`
}

export function userId(name: UserName): string {
  return idOf('user', userNames.indexOf(name))
}

export function emailOf(name: UserName): string {
  return `${name.toLowerCase()}@example.com`
}

/** The visitor who has just verified the email. */
export const VERIFIED_VISITOR = 'confirmed@example.com'

/** A time before TEST_START. The world uses distinct times, so that the order of lists is unambiguous. */
export const minutesAgo = (minutes: number) => new Date(TEST_START.getTime() - minutes * 60_000)

type BookingOptions = {
  seat: string
  /** The first day, in days from today; 0 by default. */
  start?: number
  status?: BookingStatus
  /** Minutes until the hold ends. */
  holdMinutes?: number
  payment?: 'waiting' | 'begun' | 'completed' | 'refused'
}

const BOOKINGS: readonly [UserName, BookingOptions][] = [
  ['holder', { seat: 'A1', holdMinutes: 20 }],
  ['late', { seat: 'A2', holdMinutes: -5 }],
  ['outdated', { seat: 'A3', start: -1, holdMinutes: -5 }],
  ['tooLate', { seat: 'A5', status: 'lapsed', holdMinutes: -5 }],
  ['tooLate', { seat: 'A5', start: -9, status: 'cancelled', payment: 'refused' }],
  ['shutOut', { seat: 'A46', holdMinutes: -5 }],
  ['twice', { seat: 'B9', start: 2, holdMinutes: 20 }],
  ['twice', { seat: 'B11', status: 'paid', payment: 'completed' }],
  ['seated', { seat: 'A5', start: -3, status: 'paid', payment: 'completed' }],
  ['former', { seat: 'C12', start: -60, status: 'paid', payment: 'completed' }],
  ['deskHolder', { seat: 'C13', holdMinutes: 600, payment: 'waiting' }],
  ['deskLate', { seat: 'C14', start: 1, holdMinutes: -5, payment: 'waiting' }],
  ['deskOutdated', { seat: 'C15', start: -1, holdMinutes: -5, payment: 'waiting' }],
  ['deskTooLate', { seat: 'A5', status: 'lapsed', holdMinutes: -5, payment: 'waiting' }],
  ['deskTwice', { seat: 'C17', holdMinutes: 600, payment: 'waiting' }],
  ['deskTwice', { seat: 'D18', start: 3, status: 'paid', payment: 'completed' }],
  ['paying', { seat: 'B43', holdMinutes: 600, payment: 'begun' }],
  ['woman', { seat: 'B82', start: -2, status: 'cancelled', payment: 'refused' }],
  ['holder', { seat: 'D19', status: 'replaced' }],
  ['minorHolder', { seat: 'D20', holdMinutes: 20 }],
  ['minorAtDesk', { seat: 'D21', holdMinutes: 600, payment: 'waiting' }],
]

/** A user's booking, by its position among theirs in the table above. */
export function bookingId(name: UserName, index = 0): string {
  const own = BOOKINGS.flatMap(([owner], number) => (owner === name ? [number] : []))
  return idOf('booking', own[index] ?? -1)
}

/** The id of that booking's payment: `pay-…`. */
export function paymentId(name: UserName, index = 0): string {
  return `pay-${bookingId(name, index)}`
}

const TOURS: readonly TourStatus[] = ['pending', 'confirmed', 'completed', 'cancelled']

export function tourId(status: TourStatus): string {
  return idOf('tour', TOURS.indexOf(status))
}

/** The email that the browser's user has verified with a code. */
export const VERIFIED_EMAIL = 'verified@example.com'
/** The email with a pending registration code. */
export const CODE_EMAIL = 'code@example.com'
export const CODE = '123456'

/** The key of every second factor in the world: its code at TEST_START is CODE, as in the demo. */
export const FACTOR_KEY = '9062f3be266e111f959554cf0ff54a59770f93a3'
export const RECOVERY_CODE = 'abcde23456'

/** Gives a user a second factor, by default one that is on. */
export function withFactor(name: UserName, since: Date | null = minutesAgo(300)) {
  return ({ users }: DemoState): void => {
    const user = users.find(({ id }) => id === userId(name))
    if (user) user.secondFactor = { since, recoveryCodes: since ? [RECOVERY_CODE] : [] }
  }
}

/** Reception has replaced the user's email by one that they have not verified. */
export function withUnverifiedEmail(name: UserName, email: string, lastVerifiedEmail?: string) {
  return ({ users }: DemoState): void => {
    const user = users.find(({ id }) => id === userId(name))
    if (user) Object.assign(user, { lastVerifiedEmail: lastVerifiedEmail ?? user.email, email })
  }
}

/** The notice that some users and visitors have been shown. */
const NOTICE = { noticeVersion: '2026-11-22', noticeLanguage: 'mr' } as const

const BIRTH_DATES: Readonly<Record<string, string>> = {
  minor: '2010-06-01',
  minorHolder: '2008-03-11',
  minorAtDesk: '2010-06-01',
  minorAllowed: '2010-06-01',
  // Turned 18 today.
  grownUp: '2008-03-10',
}

/** A parent's consent at reception. */
const CONSENT = {
  method: 'reception',
  parentEmail: null,
  idKind: 'pan',
  idLastFour: '123A',
  recordedBy: 'Admin Patil',
  givenAt: minutesAgo(100),
  withdrawnAt: null,
  ...recordedNotice(NOTICE, minutesAgo(100)),
} as const satisfies DemoConsent

/** The world in which each case starts: users, bookings and tours in every state. */
export function freshWorld(): DemoState {
  const bookings = BOOKINGS.map(([owner, options], number) => booking(owner, options, number))
  let added = 0
  return {
    now: () => TEST_START,
    users: Object.entries(USERS).map(([name, role], number) => user(name, role, number)),
    bookings,
    acknowledged: ['prices'],
    payments: BOOKINGS.flatMap(([owner, { payment: status }], number) => {
      const booking = bookings[number]
      if (!status || !booking) return []
      return {
        id: `pay-${booking.id}`,
        bookingId: booking.id,
        userId: booking.userId,
        status,
        amount: booking.amount,
        method: 'cash' as const,
        createdAt: booking.createdAt,
        refusal: owner === 'tooLate' ? ('paymentRefused' as const) : null,
        reference: status === 'completed' ? `desk-${owner}` : null,
        issuedMemberId: status === 'completed',
        sold: null,
        discount: 0,
        discountName: '',
        ...NO_DEPOSIT,
        lateFee: 0,
        confirmedBy: status === 'completed' ? idOf('user', 2) : null,
        confirmedAt: status === 'completed' ? booking.createdAt : null,
      }
    }),
    receipts: receiptOf('seated', bookings),
    dues: [],
    refunds: [],
    corrections: [],
    notes: [],
    claims: [],
    statementRows: [],
    statementMappings: new Map(),
    tours: TOURS.map((status, number) => ({
      ...TOUR,
      id: idOf('tour', number),
      gender: 'female',
      language: status === 'confirmed' ? 'hi' : 'en',
      email: `${status}@example.com`,
      adminNotes: status === 'confirmed' ? 'Comes with a friend' : null,
      followUpOn: status === 'completed' ? TODAY : null,
      contactKind: null,
      contactedAt: null,
      createdAt: minutesAgo(200 + number),
      completedAt: status === 'completed' ? minutesAgo(90) : null,
      ...(status === 'confirmed' ? recordedNotice(NOTICE, minutesAgo(201)) : NOTICE_NOT_SHOWN),
      status,
    })),
    changes: [
      {
        id: '1',
        at: minutesAgo(60),
        adminId: idOf('user', 2),
        action: 'tour.confirm',
        subject: `tour:${tourId('confirmed')}`,
        details: { from: 'pending', to: 'confirmed' },
      },
    ],
    passes: [],
    gates: [],
    entries: [],
    shifts: [],
    closings: [],
    settings: { ...DEFAULT_SETTINGS, name: 'Vidya Hall', version: 3 },
    closedSeats: ['A46'],
    codes: new Map(),
    verifiedEmails: new Set([VERIFIED_EMAIL]),
    verifiedVisitors: new Set([VERIFIED_VISITOR]),
    sessions: new Map(),
    nextId: () => `0000aaaa-0000-4000-8000-${String(++added).padStart(12, '0')}`,
  }
}

/** The receipt of a user's paid booking, issued under the hall's former name. */
function receiptOf(owner: UserName, bookings: readonly DemoBooking[]): DemoReceipt[] {
  const booking = bookings.find(
    ({ userId: id, status }) => id === userId(owner) && status === 'paid',
  )
  if (!booking) throw new Error(`${owner} has not paid`)
  const payment = {
    amount: booking.amount,
    deposit: null,
    method: 'cash',
    reference: `desk-${owner}`,
    confirmedBy: idOf('user', 2),
  } as const
  const seller = { ...DEFAULT_TAX_DETAILS, name: 'Former Hall', address: 'Pune', contactPhone: '' }
  const content = receiptContent({
    seller,
    booking,
    payment,
    memberId: '@DA202603001',
    discount: 0,
  })
  const { id, userId: ownerId } = booking
  const key = { series: RECEIPT_SERIES, year: 2025, number: 1 }
  return [{ ...key, paymentId: `pay-${id}`, userId: ownerId, day: '2026-03-02', content }]
}

function user(name: string, role: DemoUser['role'], number: number): DemoUser {
  const { visitedBefore: _, ...details } = MEMBERSHIP
  const paidBefore = ['twice', 'seated', 'former', 'deskTwice'].indexOf(name)
  return {
    id: idOf('user', number),
    email: `${name.toLowerCase()}@example.com`,
    password: PASSWORD,
    fullName: `${name[0]?.toUpperCase()}${name.slice(1)} Patil`,
    role,
    phoneNumber: `+91${9_000_000_000 + number}`,
    gender: name === 'woman' ? 'female' : 'male',
    dateOfBirth: BIRTH_DATES[name] ?? '2001-02-03',
    consentedOn: name === 'grownUp' ? '2026-01-15' : TODAY,
    parentalConsents: name === 'minorAllowed' ? [{ ...CONSENT }] : [],
    secondFactor: null,
    awaitsClaim: false,
    attendanceOn: true,
    memberId: paidBefore < 0 ? null : `@DA20260300${paidBefore + 1}`,
    avatar: null,
    createdAt: minutesAgo(5_000 + number),
    deactivatedAt: name === 'deactivated' ? minutesAgo(30) : null,
    erasedAt: null,
    language: name === 'seated' ? 'mr' : 'en',
    ...(name === 'seated' ? recordedNotice(NOTICE, minutesAgo(5_000 + number)) : NOTICE_NOT_SHOWN),
    membership:
      role === 'user' && name !== 'newcomer'
        ? { ...details, visitedBefore: false, selfie: 'drawing' }
        : null,
  }
}

function booking(
  owner: UserName,
  { seat: seatId, start = 0, status = 'held', holdMinutes = 0 }: BookingOptions,
  number: number,
): DemoBooking {
  const seat = findSeat(seatId)
  if (!seat) throw new Error(`The hall has no seat ${seatId}`)
  const startDate = addDays(TODAY, start)
  const plan = { room: seat.room, batch: DAY, duration: '1 Month' } as const
  return {
    id: idOf('booking', number),
    userId: userId(owner),
    seatId,
    ...plan,
    startDate,
    status,
    endDate: membershipEnd(startDate, plan.duration),
    amount: quote(plan, seat.tier, PRICE_TABLE).total,
    renewal: false,
    heldUntil: minutesAgo(-holdMinutes),
    createdAt: minutesAgo(1_000 + number),
    paidAt: status === 'paid' ? minutesAgo(1_000 + number) : null,
  }
}
