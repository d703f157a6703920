import type { getBookingStatus } from '../contract/booking/booking.ts'
import type { ReplyOf } from '../contract/call.ts'
import type { CurrentUser, MembershipDetails } from '../contract/user/current-user.ts'
import type { getMemberStatus } from '../contract/user/member.ts'
import { endingOf } from '../domain/booking/ending.ts'
import {
  cancelledBooking,
  lastPaidBooking,
  paidPeriods,
  unpaidBooking,
} from '../domain/booking/membership-period.ts'
import { daysLeft, type StudyDays } from '../domain/booking/study-day.ts'
import type { CalendarDay } from '../domain/calendar-day.ts'
import type { Language } from '../domain/language.ts'
import type { MembershipDetails as SavedDetails } from '../domain/membership.ts'
import { type DepositFacts, requestedDeposit } from '../domain/money/deposit.ts'
import type { AgreedLateFee } from '../domain/money/late-fee.ts'
import type { Gender } from '../domain/options.ts'
import { splitFullName } from '../domain/user/full-name.ts'
import {
  type ConsentNeeded,
  consentNeeded,
  ownConsentDay,
} from '../domain/user/parental-consent.ts'
import { isFactorMissing } from '../domain/user/required-factor.ts'
import type { FactorPolicy } from '../domain/user/second-factor.ts'
import type { Role } from '../domain/user/user.ts'
import {
  bookingDetails,
  cancelledBookingReply,
  type OwnBookingRecord,
  pendingBooking,
} from './booking.ts'

/** Saved membership details. `selfie` is its stored form, null after its retention period. */
export type MembershipRecord = SavedDetails & { selfie: unknown }

/** A user with their paid and unpaid bookings. */
export type UserRecord = {
  id: string
  email: string
  fullName: string
  role: Role
  phoneNumber: string | null
  gender: Gender | null
  /** The profile picture's URL. */
  avatar: string | null
  memberId: string | null
  language: Language
  dateOfBirth: CalendarDay | null
  /** The day of the user's own latest consent; null if they registered before consents existed. */
  consentedOn: CalendarDay | null
  /** Whether a parent has consented and not withdrawn it. */
  parentConsented: boolean
  createdAt: Date
  factorOn: boolean
  factorPolicy: FactorPolicy
  membership: MembershipRecord | null
  bookings: readonly OwnBookingRecord[]
  /** What the user still owes for all partly paid bookings; whole rupees. */
  due: { open: number; payableOn: CalendarDay; lateFees: AgreedLateFee[] | null } | null
  /** null if the hall asks for no deposit. */
  deposits: DepositFacts | null
}

/** The URL of the user's own selfie. */
export const SELFIE_PATH = '/api/member/selfie'

/** Returns the current user as in every reply: only the fields that screens need. */
export function userReply(
  user: UserRecord,
  days: StudyDays,
  { showCongratulations = false } = {},
): CurrentUser {
  const cover = paidPeriods(user.bookings, days)
  const unpaid = unpaidBooking(user.bookings)
  const cancelled = cancelledBooking(user.bookings, days)
  const paidLast = lastPaidBooking(user.bookings)
  const { membership, deposits } = user
  const deposit = deposits && requestedDeposit(deposits)
  const pending = unpaid && pendingBooking(unpaid, deposit)
  return {
    _id: user.id,
    email: user.email,
    fullName: user.fullName,
    ...splitFullName(user.fullName),
    role: user.role,
    phoneNumber: user.phoneNumber,
    gender: user.gender,
    // Every account's email was verified before registration.
    isVerified: true,
    avatar: user.avatar,
    registrationDate: user.createdAt.toISOString(),
    language: user.language,
    hasDnyanpittId: user.memberId !== null,
    dyanpittId: user.memberId,
    consentNeeded: consentNeededBy(user, days.day),
    secondFactorMissing: isFactorMissing(user),
    membershipCompleted: membership !== null,
    bookingCompleted: cover !== undefined,
    paymentCompleted: cover !== undefined,
    showCongratulations,
    membershipDetails: membership && membershipReply(membership, SELFIE_PATH),
    bookingDetails: cover ? bookingDetails(cover.shown) : unpaid ? bookingDetails(unpaid) : null,
    pendingBooking: pending ?? null,
    cancelledBooking: cancelled ? cancelledBookingReply(cancelled) : null,
    membershipValidUntil: cover?.consecutiveEnd.endDate ?? null,
    validUntilTimeSlot: cover?.consecutiveEnd.batch ?? null,
    paidUntil: cover?.lastEnd.endDate ?? null,
    paidUntilTimeSlot: cover?.lastEnd.batch ?? null,
    paymentAmount: pending
      ? pending.totalAmount + (pending.deposit ?? 0)
      : paidLast
        ? paidLast.amount - paidLast.discount
        : null,
    due: user.due && dueReply(user.due),
    ...(deposit && { deposit }),
    lastPackageDate: paidLast?.startDate ?? null,
  }
}

function dueReply({ lateFees, ...due }: NonNullable<UserRecord['due']>): CurrentUser['due'] {
  return { ...due, ...(lateFees && { lateFees }) }
}

type ConsentRecord = Pick<
  UserRecord,
  'role' | 'dateOfBirth' | 'consentedOn' | 'parentConsented' | 'createdAt'
>

/** Returns whose consent is missing before the user may book and pay, or null. */
export function consentNeededBy(user: ConsentRecord, today: CalendarDay): ConsentNeeded | null {
  const consentedOn = ownConsentDay(user.consentedOn, user.createdAt)
  return consentNeeded({ ...user, consentedOn }, today)
}

/** Returns membership details as in replies. `selfiePath` is the selfie's URL for the caller. */
export function membershipReply(
  { selfie, ...details }: MembershipRecord,
  selfiePath: string,
): MembershipDetails {
  return {
    ...details,
    visitedBefore: details.visitedBefore ? 'yes' : 'no',
    selfiePhoto: selfie === null ? null : selfiePath,
  }
}

/** Returns the progress of the booking. */
export function bookingStatus(user: CurrentUser): ReplyOf<typeof getBookingStatus>['data'] {
  const { bookingCompleted, paymentCompleted, pendingBooking, membershipValidUntil } = user
  const paymentWaiting = pendingBooking !== null
  return { bookingCompleted, paymentCompleted, paymentWaiting, membershipValidUntil }
}

/** Returns the progress of the membership and its remaining days. */
export function memberStatus(
  user: CurrentUser,
  days: StudyDays,
): ReplyOf<typeof getMemberStatus>['data'] {
  const { membershipCompleted, bookingCompleted, dyanpittId, membershipValidUntil } = user
  const cover = endingOf(membershipValidUntil, user.validUntilTimeSlot)
  return {
    membershipCompleted,
    bookingCompleted,
    dyanpittId,
    membershipValidUntil,
    daysLeft: cover ? daysLeft(cover, days) : null,
  }
}
