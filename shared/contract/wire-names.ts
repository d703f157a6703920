/**
 * The wire uses the specification's names for some nouns. The server, browser and demo convert them
 * here, at the boundary, and use one name per noun everywhere else (docs/glossary.md).
 */

import { endingOf } from '../domain/booking/ending.ts'
import type { Cover } from '../domain/booking/membership-period.ts'
import type { DatedPlan, Plan } from '../domain/booking/prices.ts'
import type { RequestedBooking } from '../domain/booking/save-booking.ts'
import type { CalendarDay } from '../domain/calendar-day.ts'
import type { Refusal } from '../domain/refusal.ts'
import type { LoginIdentity } from '../domain/user/login-identifier.ts'
import type { BookingDetails, CurrentUser, PendingBooking } from './user/current-user.ts'

/** A saved booking. `endDate` is the day after its last study day. */
export type Booking = RequestedBooking &
  Pick<BookingDetails, 'paymentStatus'> & {
    endDate: CalendarDay
    /** What reception took off the amount, in whole rupees. */
    discount: number
  }

/** An unpaid booking that keeps its seat until `holdUntil`. */
export type Hold = Booking &
  Pick<
    PendingBooking,
    'holdUntil' | 'renewal' | 'payAtDesk' | 'chosenMethod' | 'utrSent' | 'deposit'
  > & {
    /** Whole rupees: the amount and the deposit. */
    toPay: number
  }

/** The current user. `booking` is the current membership or, before a first payment, the hold. */
export type User = Omit<
  CurrentUser,
  | 'bookingDetails'
  | 'pendingBooking'
  | 'cancelledBooking'
  | 'dyanpittId'
  | 'hasDnyanpittId'
  | 'membershipValidUntil'
  | 'validUntilTimeSlot'
  | 'paidUntil'
  | 'paidUntilTimeSlot'
  | '_id'
> & {
  id: string
  memberId: string | null
  booking: Booking | null
  hold: Hold | null
  /** A paid booking that was cancelled before its end, if no other paid days are left. */
  cancelled: Pick<Booking, 'room' | 'seat' | 'startDate' | 'endDate'> | null
  /** Null before a first payment. */
  cover: Cover | null
}

type WirePlan = Pick<BookingDetails, 'membershipType' | 'timeSlot' | 'membershipDuration'>
type WireDatedPlan = WirePlan & Pick<BookingDetails, 'membershipStartDate'>
type WireBooking = WireDatedPlan & {
  membershipEndDate?: CalendarDay | undefined
  preferredSeat: string
  totalAmount: number
}

const WIRE_FIELDS = [
  ['room', 'membershipType'],
  ['batch', 'timeSlot'],
  ['duration', 'membershipDuration'],
  ['startDate', 'membershipStartDate'],
  ['endDate', 'membershipEndDate'],
  ['seat', 'preferredSeat'],
  ['amount', 'totalAmount'],
] as const satisfies readonly [keyof RequestedBooking, keyof WireBooking][]

/** Renames the fields of a plan and keeps all others. */
export function planFromWire<Wire extends WirePlan>({
  membershipType,
  timeSlot,
  membershipDuration,
  ...others
}: Wire) {
  return { ...others, room: membershipType, batch: timeSlot, duration: membershipDuration }
}

export function datedPlanFromWire(wire: WireDatedPlan): DatedPlan {
  return {
    room: wire.membershipType,
    batch: wire.timeSlot,
    duration: wire.membershipDuration,
    startDate: wire.membershipStartDate,
  }
}

export function planToWire({ room, batch, duration }: Plan): WirePlan {
  return { membershipType: room, timeSlot: batch, membershipDuration: duration }
}

export function datedPlanToWire({ startDate, ...plan }: DatedPlan): WireDatedPlan {
  return { ...planToWire(plan), membershipStartDate: startDate }
}

export function bookingFromWire(wire: WireBooking): RequestedBooking {
  return {
    ...datedPlanFromWire(wire),
    endDate: wire.membershipEndDate,
    seat: wire.preferredSeat,
    amount: wire.totalAmount,
  }
}

export function bookingToWire({ endDate, seat, amount, ...plan }: RequestedBooking): WireBooking {
  return {
    ...datedPlanToWire(plan),
    membershipEndDate: endDate,
    preferredSeat: seat,
    totalAmount: amount,
  }
}

/** Returns a booking's refusal with its fields renamed to their paths on the wire. */
export function bookingRefusalToWire(refusal: Refusal): Refusal {
  const { problems } = refusal
  if (!problems) return refusal
  const paths = WIRE_FIELDS.map(([field, wireField]) => [
    `bookingDetails.${wireField}`,
    problems[field],
  ])
  return { ...refusal, problems: Object.fromEntries(paths) }
}

export function userFromWire({
  _id: id,
  bookingDetails,
  pendingBooking,
  cancelledBooking: cancelled,
  hasDnyanpittId: _,
  membershipValidUntil,
  validUntilTimeSlot,
  paidUntil,
  paidUntilTimeSlot,
  ...others
}: CurrentUser): User {
  const consecutiveEnd = endingOf(membershipValidUntil, validUntilTimeSlot)
  const lastEnd = endingOf(paidUntil, paidUntilTimeSlot)
  return {
    ...withMemberId(others),
    id,
    cover: consecutiveEnd && lastEnd ? { consecutiveEnd, lastEnd } : null,
    booking: bookingDetails && savedFromWire(bookingDetails),
    // Undefined in a reply from an older server.
    cancelled: cancelled
      ? {
          room: cancelled.membershipType,
          seat: cancelled.preferredSeat,
          startDate: cancelled.membershipStartDate,
          endDate: cancelled.membershipEndDate,
        }
      : null,
    hold: pendingBooking && {
      ...savedFromWire(pendingBooking),
      holdUntil: pendingBooking.holdUntil,
      renewal: pendingBooking.renewal,
      payAtDesk: pendingBooking.payAtDesk,
      ...(pendingBooking.chosenMethod && { chosenMethod: pendingBooking.chosenMethod }),
      // Undefined in a reply from an older server.
      utrSent: pendingBooking.utrSent ?? false,
      ...(pendingBooking.deposit !== undefined && { deposit: pendingBooking.deposit }),
      toPay: pendingBooking.totalAmount + (pendingBooking.deposit ?? 0),
    },
  }
}

function savedFromWire(wire: BookingDetails): Booking {
  const { membershipEndDate: endDate, paymentStatus, discount = 0 } = wire
  return { ...bookingFromWire(wire), endDate, paymentStatus, discount }
}

/** Renames a tour's ID and keeps all other fields. */
export function tourFromWire<Wire extends { _id: string }>({ _id: id, ...others }: Wire) {
  return { id, ...others }
}

/** Renames the member ID and keeps all other fields. */
export function withMemberId<Wire extends { dyanpittId: string | null }>({
  dyanpittId,
  ...others
}: Wire) {
  return { ...others, memberId: dyanpittId }
}

export function identityToWire(identity: LoginIdentity) {
  return 'email' in identity ? identity : { dyanpittId: identity.memberId }
}

/** The contract guarantees one of the two. */
export function identityFromWire({
  email,
  dyanpittId,
}: {
  email?: string | undefined
  dyanpittId?: string | undefined
}): LoginIdentity {
  return email !== undefined ? { email } : { memberId: dyanpittId ?? '' }
}
