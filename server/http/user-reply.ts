import type { BookingRecord, UserRecord } from '#server/db/users.ts'
import type { BookingDetails, CurrentUser, PendingBooking } from '#shared/contract/user.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { splitFullName } from '#shared/domain/full-name.ts'
import { coverOn } from '#shared/domain/membership-period.ts'
import { avatarPath, membershipReply } from './membership-reply.ts'

/** Where the owner of a selfie reads it. */
const SELFIE_PATH = '/api/member/selfie'

/** The user as every reply gives it: only what its screens read. */
export function userReply(
  user: UserRecord,
  today: CalendarDay,
  { showCongratulations = false } = {},
): CurrentUser {
  const cover = paidCover(user, today)
  const unpaid = unpaidBooking(user)
  const paidLast = bookingPaidLast(user)
  const { membership } = user
  return {
    _id: user.id,
    email: user.email,
    fullName: user.full_name,
    ...splitFullName(user.full_name),
    role: user.role,
    phoneNumber: user.phone_number,
    gender: user.gender,
    // Nobody has an account without having proved the email first.
    isVerified: true,
    avatar: avatarPath(user.avatar),
    registrationDate: user.created_at.toISOString(),
    hasDnyanpittId: user.member_id !== null,
    dyanpittId: user.member_id,
    membershipCompleted: membership !== null,
    bookingCompleted: cover !== undefined,
    paymentCompleted: cover !== undefined,
    showCongratulations,
    membershipDetails: membership && membershipReply(membership, SELFIE_PATH),
    bookingDetails: cover ? bookingDetails(cover.shown) : unpaid ? bookingDetails(unpaid) : null,
    pendingBooking: unpaid ? pendingBooking(unpaid) : null,
    membershipValidUntil: cover?.validUntil ?? null,
    paidUntil: cover?.paidUntil ?? null,
    paymentAmount: unpaid?.amount ?? paidLast?.amount ?? null,
    lastPackageDate: paidLast?.start_date ?? null,
  }
}

/** The paid days of a user, as they stand on `today`; undefined before a first payment. */
export function paidCover(user: UserRecord, today: CalendarDay) {
  return coverOn(
    today,
    paidBookings(user).map((booking) => ({
      ...booking,
      start: booking.start_date,
      end: booking.end_date,
    })),
  )
}

export function unpaidBooking(user: UserRecord): BookingRecord | undefined {
  return user.bookings.find(({ status }) => status !== 'paid')
}

function paidBookings(user: UserRecord): BookingRecord[] {
  return user.bookings.filter(({ status }) => status === 'paid')
}

/** By the day of paying: days may be bought that lie before others which are paid already. */
function bookingPaidLast(user: UserRecord): BookingRecord | undefined {
  return paidBookings(user).toSorted((a, b) => paidAt(b) - paidAt(a))[0]
}

function paidAt({ paid_at }: BookingRecord): number {
  return paid_at === null ? 0 : Date.parse(paid_at)
}

function bookingDetails(booking: BookingRecord): BookingDetails {
  return {
    timeSlot: booking.time_slot,
    membershipType: booking.membership_type,
    membershipDuration: booking.membership_duration,
    membershipStartDate: booking.start_date,
    membershipEndDate: booking.end_date,
    preferredSeat: booking.seat_id,
    totalAmount: booking.amount,
    paymentStatus: booking.status === 'paid' ? 'completed' : 'pending',
  }
}

function pendingBooking(booking: BookingRecord): PendingBooking {
  return {
    ...bookingDetails(booking),
    holdUntil: new Date(booking.held_until).toISOString(),
    renewal: booking.renewal,
    payAtDesk: booking.pay_at_desk,
  }
}
