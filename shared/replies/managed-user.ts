import type { ListedUser, UserSummary, ViewedUser } from '../contract/user/user.ts'
import type { BookingStatus } from '../domain/booking/occupancy.ts'
import type { CalendarDay } from '../domain/calendar-day.ts'
import type { Language } from '../domain/language.ts'
import { type DiscountLimits, discountLimit, type GivenDiscount } from '../domain/money/discount.ts'
import { type DrawerState, hasCorrectableMethod } from '../domain/money/method-correction.ts'
import type { PaymentMethod, PaymentState } from '../domain/money/payment.ts'
import { type ReceiptKey, receiptNumber } from '../domain/money/receipt.ts'
import type { RefundTotals } from '../domain/money/refund.ts'
import type { RecordedNotice } from '../domain/personal-data/privacy-notice.ts'
import type { LastContact } from '../domain/user/member-note.ts'
import { may } from '../domain/user/permissions.ts'
import type { Role } from '../domain/user/user.ts'
import { maySeeDetails } from '../domain/user/user-access.ts'
import type { UserDetails } from '../domain/user/user-change.ts'
import {
  type BookingDepositRecord,
  type BookingSummaryRecord,
  bookingDepositReply,
  bookingSummaryReply,
} from './booking.ts'
import { type ParentalConsentRecord, parentalConsentReply } from './consent.ts'
import { lastContactReply } from './member-note.ts'
import { noticeReply } from './privacy-notice.ts'
import { consentNeededBy, type MembershipRecord, membershipReply } from './user.ts'

export type UserSummaryRecord = Pick<UserDetails, 'fullName' | 'role'> & {
  id: string
  email: string | null
  memberId: string | null
  deactivatedAt: Date | null
}

/** Returns a user as this member of staff may see them. */
export function userSummary(
  admin: { id: string; role: Role },
  user: UserSummaryRecord,
): UserSummary {
  if (maySeeDetails(admin, user)) return detailsReply(user)
  const { id, fullName: name, role } = user
  return { id, name, role, email: null, dyanpittId: null, active: null }
}

/** Returns a user as in the list of this member of staff. */
export function listedUser(
  admin: { id: string; role: Role },
  user: UserSummaryRecord & {
    phoneNumber: string | null
    paidUntil: CalendarDay | null
    lastContact: LastContact | null
  },
): ListedUser {
  const summary = userSummary(admin, user)
  if (summary.active === null) {
    return { ...summary, phoneNumber: null, paidUntil: null, lastContact: null }
  }
  const { phoneNumber, paidUntil } = user
  return { ...summary, phoneNumber, paidUntil, lastContact: lastContactReply(user.lastContact) }
}

function detailsReply(user: UserSummaryRecord) {
  return {
    id: user.id,
    name: user.fullName,
    email: user.email,
    dyanpittId: user.memberId,
    role: user.role,
    active: user.deactivatedAt === null,
  }
}

type PaymentRecord = {
  id: string
  /** Whole rupees, including the deposit. */
  amount: number
  method: PaymentMethod | null
  status: PaymentState
  /** An instant, or its ISO 8601 string. */
  createdAt: Date | string
  /** The member of staff; null for a simulated payment. */
  confirmedBy: string | null
  receipt: ReceiptKey | null
  drawer: DrawerState | null
}

type RefundRecord = ReceiptKey & {
  /** Whole rupees. */
  amount: number
  method: PaymentMethod
  day: CalendarDay
}

export type ViewedUserRecord = UserSummaryRecord &
  UserDetails &
  RecordedNotice & {
    /** The profile picture's URL. */
    avatar: string | null
    createdAt: Date
    consentedOn: CalendarDay | null
    parentConsented: boolean
    factorOn: boolean
    awaitsClaim: boolean
    /** The parent's consent that was not withdrawn. */
    parentalConsent: (ParentalConsentRecord & { recordedBy: string | null }) | null
    membership: MembershipRecord | null
    language: Language
    bookings: readonly (BookingSummaryRecord &
      BookingDepositRecord &
      RefundTotals & {
        utrSent: boolean
        status: BookingStatus
        discount: GivenDiscount | null
        /** What the user still owes for a partly paid booking; whole rupees. */
        open: number
        payableOn: CalendarDay | null
        /** An instant, or its ISO 8601 string. */
        heldUntil: Date | string
      })[]
    payments: readonly PaymentRecord[]
    refunds: readonly RefundRecord[]
    /** The version of the editable fields. */
    version: string
  }

type View = { today: CalendarDay; staff: { role: Role }; limits: DiscountLimits }

/** Returns a user with everything that this member of staff may see. */
export function viewedUser(user: ViewedUserRecord, { today, staff, limits }: View): ViewedUser {
  const { membership } = user
  return {
    ...detailsReply(user),
    phoneNumber: user.phoneNumber,
    gender: user.gender,
    dateOfBirth: user.dateOfBirth,
    language: user.language,
    registrationDate: user.createdAt.toISOString(),
    privacyNotice: noticeReply(user),
    consent: {
      needed: consentNeededBy(user, today),
      parental: user.parentalConsent && {
        ...parentalConsentReply(user.parentalConsent),
        recordedBy: user.parentalConsent.recordedBy,
      },
    },
    secondFactorOn: user.factorOn,
    awaitsClaim: user.awaitsClaim,
    avatar: user.avatar,
    membershipDetails:
      membership && membershipReply(membership, `/api/admin/users/${user.id}/selfie`),
    bookings: user.bookings.map((booking) => ({
      ...bookingSummaryReply(booking),
      state: booking.state,
      utrSent: booking.utrSent,
      holdUntil: booking.status === 'held' ? new Date(booking.heldUntil).toISOString() : null,
      returned: booking.returned,
      due:
        booking.open > 0 && booking.payableOn !== null
          ? { open: booking.open, payableOn: booking.payableOn }
          : null,
      discount: booking.discount,
      discountLimit: discountLimit(staff, booking.amount, limits, booking.discount?.amount),
      ...bookingDepositReply(booking),
    })),
    payments: user.payments.map((payment) => {
      const { id, amount, method, status, createdAt, receipt } = payment
      const correctable = may(staff, 'books') && hasCorrectableMethod({ ...payment, total: amount })
      return {
        id,
        amount,
        method,
        state: status,
        at: new Date(createdAt).toISOString(),
        receipt: receipt && receiptNumber(receipt),
        correctable,
        drawer: correctable ? payment.drawer : null,
      }
    }),
    refunds: user.refunds.map(({ amount, method, day, ...key }) => ({
      number: receiptNumber(key),
      amount,
      method,
      day,
    })),
    version: user.version,
  }
}
