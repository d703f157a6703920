import type { PersonalData } from '../contract/personal-data.ts'
import type { BookingStatus } from '../domain/booking/occupancy.ts'
import { MEMBERSHIP_FIELDS, type MembershipDetails } from '../domain/membership.ts'
import type { PaymentMethod, PaymentState } from '../domain/payment.ts'
import type { RecordedNotice } from '../domain/personal-data/privacy-notice.ts'
import type { TourStatus } from '../domain/tour/tour.ts'
import { TOUR_FIELDS, type TourForm } from '../domain/tour/tour-form.ts'
import type { Device } from '../domain/user/device.ts'
import type { CodePurpose } from '../domain/user/one-time-code.ts'
import type { UserDetails } from '../domain/user/user-change.ts'
import { type BookedRecord, bookedReply } from './booking.ts'
import { type ParentalConsentRecord, parentalConsentReply } from './consent.ts'
import { pick, withInstantTexts } from './pick.ts'
import { noticeReply } from './privacy-notice.ts'

/** One user's records, by their names in the data file. */
export type PersonalRecords = {
  user: UserDetails &
    RecordedNotice & {
      id: string
      email: string
      memberId: string | null
      secondFactorOn: boolean
      registeredAt: Date
    }
  membership: (MembershipDetails & { savedAt: Date }) | null | undefined
  parentalConsents: readonly ParentalConsentRecord[]
  bookings: readonly (BookedRecord & {
    renewal: boolean
    status: BookingStatus
    heldUntil: Date
    bookedAt: Date
    paidAt: Date | null
    remindedDaysBefore: number[]
  })[]
  payments: readonly {
    id: string
    bookingId: string
    amount: number
    method: PaymentMethod | null
    status: PaymentState
    reference: string | null
    confirmedBy: string | null
    confirmedAt: Date | null
    createdAt: Date
  }[]
  tours: readonly (TourForm &
    RecordedNotice & {
      id: string
      status: TourStatus
      adminNotes: string | null
      requestedAt: Date
      completedAt: Date | null
    })[]
  sessions: readonly (Device & {
    startedAt: Date
    lastUsedAt: Date
    expiresAt: Date
    endedAt: Date | null
  })[]
  mails: readonly { subject: string; queuedAt: Date }[]
  codes: readonly { purpose: CodePurpose; sentAt: Date; expiresAt: Date }[]
  changes: readonly {
    adminId: string | null
    action: string
    subject: string
    /** A JSON object. */
    details: unknown
    at: Date
  }[]
}

const ACCOUNT = [
  'id',
  'email',
  'fullName',
  'role',
  'phoneNumber',
  'dateOfBirth',
  'gender',
  'memberId',
  'secondFactorOn',
  'registeredAt',
] as const
const BOOKING = [
  'renewal',
  'status',
  'heldUntil',
  'bookedAt',
  'paidAt',
  'remindedDaysBefore',
] as const
const PAYMENT = [
  'id',
  'bookingId',
  'amount',
  'method',
  'status',
  'reference',
  'confirmedAt',
  'createdAt',
] as const
const TOUR = ['id', ...TOUR_FIELDS, 'status', 'adminNotes', 'requestedAt', 'completedAt'] as const

/** Returns one user's records as in the data file, which contains no other person's name. */
export function personalDataReply(
  { user, membership, ...records }: PersonalRecords,
  pictures: PersonalData['pictures'],
  about: PersonalData['about'],
): PersonalData {
  return {
    about,
    account: { ...withInstantTexts(pick(user, ACCOUNT)), privacyNotice: noticeReply(user) },
    pictures,
    membershipDetails: membership
      ? withInstantTexts(pick(membership, [...MEMBERSHIP_FIELDS, 'savedAt']))
      : null,
    parentalConsents: records.parentalConsents.map(parentalConsentReply),
    bookings: records.bookings.map((booking) => ({
      ...bookedReply(booking),
      ...withInstantTexts(pick(booking, BOOKING)),
    })),
    payments: records.payments.map((payment) => ({
      ...withInstantTexts(pick(payment, PAYMENT)),
      confirmedBy: payment.confirmedBy === null ? null : 'reception',
    })),
    tours: records.tours.map(tourHeldReply),
    sessions: records.sessions.map(withInstantTexts),
    mails: records.mails.map(mailReply),
    codes: records.codes.map(codeReply),
    changes: records.changes.map((change) => changeReply(change, user.id)),
  }
}

export function tourHeldReply(tour: PersonalRecords['tours'][number]) {
  return { ...withInstantTexts(pick(tour, TOUR)), privacyNotice: noticeReply(tour) }
}

export function mailReply(mail: PersonalRecords['mails'][number]) {
  return withInstantTexts(mail)
}

export function codeReply(code: PersonalRecords['codes'][number]) {
  return withInstantTexts(code)
}

/** Returns an audit entry as in a data file: without the name of an admin. */
export function changeReply(
  { adminId, action, subject, at, details }: PersonalRecords['changes'][number],
  userId: string | undefined,
) {
  return {
    ...{ action, subject, at: at.toISOString() },
    details: typeof details === 'object' ? { ...details } : {},
    by: adminId === userId ? ('you' as const) : ('reception' as const),
  }
}
