import * as z from 'zod/mini'
import { BATCHES } from '../../domain/booking/batches.ts'
import { DURATIONS } from '../../domain/booking/durations.ts'
import { ROOMS } from '../../domain/booking/rooms.ts'
import { LANGUAGES } from '../../domain/language.ts'
import { PAYMENT_METHODS } from '../../domain/money/payment.ts'
import { GENDERS, YES_NO } from '../../domain/options.ts'
import { CONSENTS_NEEDED } from '../../domain/user/parental-consent.ts'
import { ROLES } from '../../domain/user/user.ts'
import { agreedLateFee, calendarDay, instant, rupeeAmount } from '../fields.ts'

/**
 * Saved membership details (specification document 2, section 3). `selfiePhoto` is the URL that serves it, null
 * after its retention period.
 */
export const membershipDetails = z.object({
  visitedBefore: z.enum(YES_NO),
  fatherName: z.string(),
  parentContactNumber: z.string(),
  educationalBackground: z.string(),
  currentOccupation: z.string(),
  currentAddress: z.string(),
  jobTitle: z.string(),
  examPreparation: z.string(),
  examinationDate: calendarDay,
  selfiePhoto: z.nullable(z.string()),
})
export type MembershipDetails = z.infer<typeof membershipDetails>

/**
 * A saved booking (specification document 2, section 3). Its last study day is the one before membershipEndDate:
 * Night and 24 Hours end at 7:00 of that date, Day when it begins.
 */
export const bookingDetails = z.object({
  timeSlot: z.enum(BATCHES),
  membershipType: z.enum(ROOMS),
  membershipDuration: z.enum(DURATIONS),
  membershipStartDate: calendarDay,
  membershipEndDate: calendarDay,
  preferredSeat: z.string(),
  totalAmount: rupeeAmount,
  /** What reception took off the total amount, if anything. */
  discount: z.optional(rupeeAmount),
  paymentStatus: z.enum(['completed', 'pending']),
})
export type BookingDetails = z.infer<typeof bookingDetails>

/** An unpaid booking; its seat is held until `holdUntil`. */
export const pendingBooking = z.extend(bookingDetails, {
  holdUntil: instant,
  renewal: z.boolean(),
  /** To be paid at reception, until an admin confirms the payment. */
  payAtDesk: z.boolean(),
  /** How the member said they would pay at reception or by UPI, if they did. */
  chosenMethod: z.optional(z.enum(PAYMENT_METHODS)),
  /** Whether reception is checking a UPI payment. */
  utrSent: z.boolean(),
  /** The deposit to pay in addition to the total amount, if any. */
  deposit: z.optional(rupeeAmount),
})
export type PendingBooking = z.infer<typeof pendingBooking>

/** The token's user. Every reply with `user` has this schema. */
export const currentUser = z.object({
  _id: z.string(),
  email: z.string(),
  fullName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(ROLES),
  phoneNumber: z.nullable(z.string()),
  gender: z.nullable(z.enum(GENDERS)),
  isVerified: z.boolean(),
  avatar: z.nullable(z.string()),
  registrationDate: instant,
  /** The language of the user's screens and emails. */
  language: z.enum(LANGUAGES),
  hasDnyanpittId: z.boolean(),
  dyanpittId: z.nullable(z.string()),
  /** Whose consent is missing before a booking or payment: docs/privacy.md. */
  consentNeeded: z.nullable(z.enum(CONSENTS_NEEDED)),
  /** Whether the study hall requires a second factor that this admin has not set up. */
  secondFactorMissing: z.boolean(),
  membershipCompleted: z.boolean(),
  bookingCompleted: z.boolean(),
  paymentCompleted: z.boolean(),
  showCongratulations: z.boolean(),
  membershipDetails: z.nullable(membershipDetails),
  /** The current membership or, before a first payment, the unpaid booking. */
  bookingDetails: z.nullable(bookingDetails),
  /** The unpaid booking: a first one or a renewal. */
  pendingBooking: z.nullable(pendingBooking),
  /** A paid booking that was cancelled before its end; null if other paid days are left. */
  cancelledBooking: z.nullable(
    z.pick(bookingDetails, {
      membershipType: true,
      membershipStartDate: true,
      membershipEndDate: true,
      preferredSeat: true,
    }),
  ),
  /** The end of the consecutive paid days, including a paid renewal. */
  membershipValidUntil: z.nullable(calendarDay),
  /** The batch that ends at `membershipValidUntil`: Night and 24 Hours end at 7:00, Day when the date begins. */
  validUntilTimeSlot: z.nullable(z.enum(BATCHES)),
  /** The end of the last paid period; a renewal may start here. */
  paidUntil: z.nullable(calendarDay),
  /** The batch that ends at `paidUntil`. */
  paidUntilTimeSlot: z.nullable(z.enum(BATCHES)),
  /** The amount that is due, or that was paid last. */
  paymentAmount: z.nullable(rupeeAmount),
  /** What the user still owes for partly paid bookings, and the first day by which a part must be paid. */
  due: z.nullable(
    z.object({
      open: rupeeAmount,
      payableOn: calendarDay,
      /** The late fees of these bookings, earliest first; left out if there are none. */
      lateFees: z.optional(z.array(agreedLateFee)),
    }),
  ),
  /** The deposit to pay with a booking that starts on `from` or later (null: with any); left out if the hall asks for none. */
  deposit: z.optional(z.object({ amount: rupeeAmount, from: z.nullable(calendarDay) })),
  /** The start of the last paid period. */
  lastPackageDate: z.nullable(calendarDay),
})
export type CurrentUser = z.infer<typeof currentUser>

export const userReply = z.object({
  success: z.literal(true),
  user: currentUser,
  message: z.string(),
})
