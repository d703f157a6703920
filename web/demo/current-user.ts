import type { BookingDetails, CurrentUser } from '#shared/contract/user.ts'
import { splitFullName } from '#shared/domain/full-name.ts'
import { coverOn } from '#shared/domain/membership-period.ts'
import { type DemoBooking, type DemoHall, type DemoPerson, today } from '#web/demo/demo-hall.ts'

/** A person as every reply with `user` gives one. */
export function currentUser(
  hall: DemoHall,
  person: DemoPerson,
  { showCongratulations = false } = {},
): CurrentUser {
  const cover = paidCover(hall, person)
  const unpaid = unpaidBooking(hall, person)
  const paidLast = paidBookings(hall, person).toSorted((a, b) => paidAt(b) - paidAt(a))[0]
  return {
    _id: person.id,
    email: person.email,
    fullName: person.fullName,
    ...splitFullName(person.fullName),
    role: person.role,
    phoneNumber: person.phoneNumber,
    gender: person.gender,
    isVerified: true,
    avatar: person.avatar,
    registrationDate: person.createdAt.toISOString(),
    hasDnyanpittId: person.memberId !== null,
    dyanpittId: person.memberId,
    membershipCompleted: person.membership !== null,
    bookingCompleted: cover !== undefined,
    paymentCompleted: cover !== undefined,
    showCongratulations,
    membershipDetails: person.membership && { ...person.membership, selfiePhoto: SELFIE_PATH },
    bookingDetails: cover ? details(cover.shown) : unpaid ? details(unpaid) : null,
    pendingBooking: unpaid
      ? {
          ...details(unpaid),
          holdUntil: unpaid.heldUntil.toISOString(),
          renewal: unpaid.renewal,
          payAtDesk: false,
        }
      : null,
    membershipValidUntil: cover?.validUntil ?? null,
    paidUntil: cover?.paidUntil ?? null,
    paymentAmount: unpaid?.amount ?? paidLast?.amount ?? null,
    lastPackageDate: paidLast?.start ?? null,
  }
}

/** Where a member's own selfie is asked for. */
export const SELFIE_PATH = '/api/member/selfie'

/** The paid days of a person as they stand today; undefined before a first payment. */
export function paidCover(hall: DemoHall, person: DemoPerson) {
  return coverOn(today(hall), paidBookings(hall, person))
}

export function unpaidBooking(hall: DemoHall, person: DemoPerson): DemoBooking | undefined {
  return hall.bookings.find(({ userId, status }) => userId === person.id && status === 'held')
}

function paidBookings(hall: DemoHall, person: DemoPerson): DemoBooking[] {
  return hall.bookings.filter(({ userId, status }) => userId === person.id && status === 'paid')
}

function paidAt(booking: DemoBooking): number {
  return booking.paidAt?.getTime() ?? 0
}

function details(booking: DemoBooking): BookingDetails {
  return {
    timeSlot: booking.timeSlot,
    membershipType: booking.membershipType,
    membershipDuration: booking.membershipDuration,
    membershipStartDate: booking.start,
    membershipEndDate: booking.end,
    preferredSeat: booking.seat,
    totalAmount: booking.amount,
    paymentStatus: booking.status === 'paid' ? 'completed' : 'pending',
  }
}
