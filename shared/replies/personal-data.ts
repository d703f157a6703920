import type { PersonalData } from '../contract/user/personal-data.ts'
import type { DayHalf } from '../domain/booking/batches.ts'
import type { BookingStatus } from '../domain/booking/occupancy.ts'
import type { Room } from '../domain/booking/rooms.ts'
import type { CalendarDay } from '../domain/calendar-day.ts'
import type { EntryOutcome, EntrySource } from '../domain/door/door-entry.ts'
import type { Direction, DoorReason } from '../domain/door/door-verdict.ts'
import type { PassKind, RevokedReason } from '../domain/door/hall-pass.ts'
import type { Language } from '../domain/language.ts'
import { MEMBERSHIP_FIELDS, type MembershipDetails } from '../domain/membership.ts'
import type { DepositKind } from '../domain/money/deposit.ts'
import type { AgreedLateFee } from '../domain/money/late-fee.ts'
import type { PaymentMethod, PaymentState } from '../domain/money/payment.ts'
import type { ClaimState, RejectionReason } from '../domain/money/upi-claim.ts'
import type { RecordedNotice } from '../domain/personal-data/privacy-notice.ts'
import type { TourStatus } from '../domain/tour/tour.ts'
import { TOUR_FIELDS, type TourForm } from '../domain/tour/tour-form.ts'
import type { Device } from '../domain/user/device.ts'
import type { ContactKind, NoteKind } from '../domain/user/member-note.ts'
import type { CodePurpose } from '../domain/user/one-time-code.ts'
import type { UserDetails } from '../domain/user/user-change.ts'
import { type BookingSummaryRecord, bookingSummaryReply } from './booking.ts'
import { type ParentalConsentRecord, parentalConsentReply } from './consent.ts'
import { pick, withIsoDates } from './pick.ts'
import { noticeReply } from './privacy-notice.ts'
import { type ReceiptRecord, receiptReply, type VoucherRecord, voucherReply } from './receipt.ts'

/** One user's records, by their names in the data file. */
export type PersonalRecords = {
  user: UserDetails &
    RecordedNotice & {
      id: string
      memberId: string | null
      language: Language
      attendanceOn: boolean
      secondFactorOn: boolean
      registeredAt: Date
    }
  membership: (MembershipDetails & { savedAt: Date }) | null | undefined
  parentalConsents: readonly ParentalConsentRecord[]
  bookings: readonly (BookingSummaryRecord & {
    renewal: boolean
    status: BookingStatus
    heldUntil: Date
    bookedAt: Date
    paidAt: Date | null
    remindedToPayAt: Date | null
    remindedDaysBefore: number[]
  })[]
  payments: readonly {
    id: string
    bookingId: string
    amount: number
    /** Whole rupees off the price, and why. */
    discount: number
    discountName: string
    /** The deposit paid in addition to the amount, in rupees, and the first day on which it is no longer valid. */
    deposit: number
    depositKind: DepositKind | null
    depositUntil: CalendarDay | null
    /** Paid in addition to the amount of a later part, in rupees. */
    lateFee: number
    method: PaymentMethod | null
    status: PaymentState
    reference: string | null
    confirmedBy: string | null
    confirmedAt: Date | null
    createdAt: Date
  }[]
  dues: readonly {
    bookingId: string
    /** Whole rupees. */
    amount: number
    open: number
    payableOn: CalendarDay
    allowedAt: Date
    writtenOffAt: Date | null
    /** The days before payableOn on which reminders were sent. */
    remindedDaysBefore: number[]
    lateFee: AgreedLateFee | null
  }[]
  receipts: readonly ReceiptRecord[]
  refunds: readonly VoucherRecord[]
  notes: readonly { at: Date; kind: NoteKind; text: string; bookingId: string | null }[]
  upiClaims: readonly {
    paymentId: string
    utr: string
    status: ClaimState
    sentAt: Date
    checkedAt: Date | null
    reason: RejectionReason | null
    note: string | null
  }[]
  bankLines: readonly {
    day: CalendarDay
    /** In paise. */
    amount: number
    narration: string
    utrs: string[]
    paymentId: string
  }[]
  tours: readonly (TourForm &
    RecordedNotice & {
      id: string
      status: TourStatus
      language: Language
      adminNotes: string | null
      followUpOn: CalendarDay | null
      contactKind: ContactKind | null
      contactedAt: Date | null
      requestedAt: Date
      completedAt: Date | null
    })[]
  sessions: readonly (Device & {
    startedAt: Date
    lastUsedAt: Date
    expiresAt: Date
    endedAt: Date | null
  })[]
  notifications: readonly { endpoint: string; since: Date }[]
  passes: readonly {
    kind: PassKind
    issuedAt: Date
    revokedAt: Date | null
    revokedReason: RevokedReason | null
  }[]
  entries: readonly {
    at: Date
    direction: Direction
    outcome: EntryOutcome
    reason: DoorReason | null
    looks: readonly string[]
    note: string | null
    source: EntrySource
    gate: string
    room: Room | null
    studyDay: CalendarDay
    half: DayHalf
  }[]
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
  'language',
  'attendanceOn',
  'secondFactorOn',
  'registeredAt',
] as const
const BOOKING = [
  'renewal',
  'status',
  'heldUntil',
  'bookedAt',
  'paidAt',
  'remindedToPayAt',
  'remindedDaysBefore',
] as const
const PAYMENT = [
  'id',
  'bookingId',
  'amount',
  'discount',
  'discountName',
  'method',
  'status',
  'reference',
  'confirmedAt',
  'createdAt',
] as const
const DEPOSIT_PAID = ['deposit', 'depositKind', 'depositUntil'] as const
const DUE = [
  'bookingId',
  'amount',
  'open',
  'payableOn',
  'allowedAt',
  'writtenOffAt',
  'remindedDaysBefore',
] as const
const TOUR = [
  'id',
  ...TOUR_FIELDS,
  'status',
  'language',
  'adminNotes',
  'followUpOn',
  'contactKind',
  'contactedAt',
  'requestedAt',
  'completedAt',
] as const

/** Returns one user's records as in the data file, which contains no other person's name. */
export function personalDataReply(
  { user, membership, ...records }: PersonalRecords,
  pictures: PersonalData['pictures'],
  about: PersonalData['about'],
): PersonalData {
  return {
    about,
    account: { ...withIsoDates(pick(user, ACCOUNT)), privacyNotice: noticeReply(user) },
    pictures,
    membershipDetails: membership
      ? withIsoDates(pick(membership, [...MEMBERSHIP_FIELDS, 'savedAt']))
      : null,
    parentalConsents: records.parentalConsents.map(parentalConsentReply),
    bookings: records.bookings.map((booking) => ({
      ...bookingSummaryReply(booking),
      ...withIsoDates(pick(booking, BOOKING)),
    })),
    payments: records.payments.map((payment) => ({
      ...withIsoDates(pick(payment, PAYMENT)),
      ...(payment.deposit > 0 && pick(payment, DEPOSIT_PAID)),
      ...(payment.lateFee > 0 && pick(payment, ['lateFee'])),
      confirmedBy: payment.confirmedBy === null ? null : 'reception',
    })),
    dues: records.dues.map(({ lateFee, ...due }) => ({
      ...withIsoDates(pick(due, DUE)),
      ...(lateFee && { lateFee }),
    })),
    receipts: records.receipts.map(receiptReply),
    refunds: records.refunds.map(voucherReply),
    upiClaims: records.upiClaims.map(withIsoDates),
    bankLines: records.bankLines.map((line) => ({ ...line, amount: line.amount / 100 })),
    tours: records.tours.map(storedTourReply),
    sessions: records.sessions.map(withIsoDates),
    notifications: records.notifications.map(withIsoDates),
    passes: records.passes.map(withIsoDates),
    notes: records.notes.map(withIsoDates),
    entries: records.entries.map(withIsoDates),
    mails: records.mails.map(mailReply),
    codes: records.codes.map(codeReply),
    changes: records.changes.map((change) => changeReply(change, user.id)),
  }
}

export function storedTourReply(tour: PersonalRecords['tours'][number]) {
  return { ...withIsoDates(pick(tour, TOUR)), privacyNotice: noticeReply(tour) }
}

export function mailReply(mail: PersonalRecords['mails'][number]) {
  return withIsoDates(mail)
}

export function codeReply(code: PersonalRecords['codes'][number]) {
  return withIsoDates(code)
}

/** Returns an audit entry as in a data file: without admins' names. */
export function changeReply(
  { adminId, action, subject, at, details }: PersonalRecords['changes'][number],
  userId: string | undefined,
) {
  return {
    action,
    subject,
    at: at.toISOString(),
    details: typeof details === 'object' ? { ...details } : {},
    by: adminId === userId ? ('you' as const) : ('reception' as const),
  }
}
