import * as z from 'zod/mini'
import { BATCHES } from '../domain/batches.ts'
import { DURATIONS } from '../domain/durations.ts'
import { GENDERS, YES_NO } from '../domain/options.ts'
import { ROOMS } from '../domain/rooms.ts'
import { ROLES } from '../domain/user.ts'
import { calendarDay, instant, rupeeAmount } from './fields.ts'

/**
 * Membership details as saved (document 2, section 3). `selfiePhoto` is the call that serves it, null
 * once its time was over.
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

/** A saved booking (document 2, section 3). The period ends at the beginning of membershipEndDate. */
export const bookingDetails = z.object({
  timeSlot: z.enum(BATCHES),
  membershipType: z.enum(ROOMS),
  membershipDuration: z.enum(DURATIONS),
  membershipStartDate: calendarDay,
  membershipEndDate: calendarDay,
  preferredSeat: z.string(),
  totalAmount: rupeeAmount,
  paymentStatus: z.enum(['completed', 'pending']),
})
export type BookingDetails = z.infer<typeof bookingDetails>

/** A booking that waits for payment; its seat is held until `holdUntil`. */
export const pendingBooking = z.extend(bookingDetails, {
  holdUntil: instant,
  renewal: z.boolean(),
  /** Its payment waits at the desk, until an admin confirms it. */
  payAtDesk: z.boolean(),
})
export type PendingBooking = z.infer<typeof pendingBooking>

/** The user whom the token names, as every call that answers with `user` gives it. */
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
  hasDnyanpittId: z.boolean(),
  dyanpittId: z.nullable(z.string()),
  membershipCompleted: z.boolean(),
  bookingCompleted: z.boolean(),
  paymentCompleted: z.boolean(),
  showCongratulations: z.boolean(),
  membershipDetails: z.nullable(membershipDetails),
  /** The running membership; before a first payment, the booking that waits for it. */
  bookingDetails: z.nullable(bookingDetails),
  /** The booking, first or renewal, that waits for payment. */
  pendingBooking: z.nullable(pendingBooking),
  /** The end of the paid days that follow each other without a gap; a paid renewal is in it. */
  membershipValidUntil: z.nullable(calendarDay),
  /** The end of the last paid day of all; a renewal may start here. */
  paidUntil: z.nullable(calendarDay),
  /** What is to be paid, or was paid last. */
  paymentAmount: z.nullable(rupeeAmount),
  /** The start of the package paid last. */
  lastPackageDate: z.nullable(calendarDay),
})
export type CurrentUser = z.infer<typeof currentUser>

export const userReply = z.object({
  success: z.literal(true),
  user: currentUser,
  message: z.string(),
})
export const doneReply = z.object({ success: z.literal(true), message: z.string() })
