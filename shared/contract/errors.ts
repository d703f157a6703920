import * as z from 'zod/mini'

import { IMAGE_TOO_LARGE, NOT_AN_IMAGE } from '../domain/image-file.ts'
import { CODE_JUST_SENT } from '../domain/one-time-code.ts'
import { SCAN_PROBLEMS } from '../domain/scanned-pass.ts'
import { scannedVisitor } from './visitor.ts'

/** Every refusal that the server names: its status and a sentence that a person can act on. */
export const ERRORS = {
  validationFailed: { status: 400, message: 'Validation failed' },
  badRequest: { status: 400, message: 'The request could not be read. Please try again.' },
  notAnImage: { status: 400, message: NOT_AN_IMAGE },
  invalidCode: { status: 400, message: 'Invalid OTP. Please check and try again.' },
  expiredCode: { status: 400, message: 'OTP has expired. Please request a new one.' },
  codeTriesUsed: {
    status: 400,
    message: 'This OTP has expired after too many wrong tries. Please request a new one.',
  },
  loginFailed: { status: 401, message: 'Invalid email, ID or password' },
  notSignedIn: { status: 401, message: 'Please sign in to continue' },
  emailNotVerified: {
    status: 403,
    message: 'Please verify your email address with the code we sent before you register',
  },
  // Not 401: who mistypes it here stays signed in.
  passwordWrong: { status: 403, message: 'This is not your password. Please try again.' },
  notAllowed: { status: 403, message: 'You are not allowed to do this' },
  membershipFirst: { status: 403, message: 'Please complete your membership details first' },
  notFound: { status: 404, message: 'Not found' },
  userNotFound: { status: 404, message: 'User not found with this email address' },
  emailTaken: { status: 409, message: 'Email already registered' },
  phoneTaken: { status: 409, message: 'Phone number already registered' },
  amountDiffers: {
    status: 409,
    message: 'The price has changed. Please check the new amount and save the booking again.',
  },
  seatTaken: {
    status: 409,
    message: 'This seat has just been taken. Please choose another seat.',
  },
  seatClosed: { status: 409, message: 'This seat is closed. Please choose another seat.' },
  ownPeriodOverlap: {
    status: 409,
    message: 'You already have a membership on these days. Please choose a later start date.',
  },
  nothingToRenew: {
    status: 409,
    message: 'You have no membership to renew yet. Please book a seat first.',
  },
  nothingToPay: {
    status: 409,
    message: 'No booking of yours is waiting for payment. Please book a seat first.',
  },
  bookingOutdated: {
    status: 409,
    message: 'The start date of this booking has passed. Please choose a new start date.',
  },
  paymentIdUsed: {
    status: 409,
    message: 'This payment reference was already used. Please try again.',
  },
  tourDateTooSoon: { status: 400, message: 'Tour date must be at least tomorrow' },
  tourPending: {
    status: 409,
    message: 'You already have a pending tour request. Please wait for confirmation or contact us.',
  },
  tourOnSameDate: {
    status: 409,
    message: 'You already have a tour request for this date. Please choose a different date.',
  },
  tourConfirmed: {
    status: 409,
    message: 'You already have a confirmed tour. Please contact us to change it.',
  },
  tourNotFound: {
    status: 404,
    message: 'This tour request no longer exists. Please refresh the list.',
  },
  tourMovedOn: {
    status: 409,
    message: 'This tour is {status} now, so it cannot be set to {wanted}. Please look at it again.',
  },
  qrDataBlank: { status: 400, message: SCAN_PROBLEMS.blank },
  qrDataUnreadable: { status: 400, message: SCAN_PROBLEMS.unreadable },
  notAVisitorPass: { status: 400, message: SCAN_PROBLEMS['not-a-visitor-pass'] },
  passUnknown: {
    status: 404,
    message: 'No tour belongs to this visitor pass. Please look the visitor up in Tour Management.',
  },
  scannedTourCancelled: {
    status: 409,
    message: 'This tour was cancelled. Please ask the visitor to request a new tour.',
  },
  scannedTourCompleted: {
    status: 409,
    message: 'This tour was already completed on {day} at {time}.',
  },
  accountOfAdmin: {
    status: 403,
    message: 'Only a super admin can change the account of another admin',
  },
  roleNotYours: {
    status: 403,
    message: 'Only a super admin can change roles, and nobody can change their own',
  },
  eraseNotYours: {
    status: 403,
    message: 'Only a super admin can erase an account. Your own you delete under Your data.',
  },
  ownAccount: { status: 409, message: 'You cannot deactivate your own account' },
  lastSuperAdmin: { status: 409, message: 'The hall needs at least one super admin' },
  userChanged: {
    status: 409,
    message:
      'Somebody else has just changed this account. Please load the new details and check yours before you save.',
  },
  seatsWouldBeFreed: {
    status: 409,
    message: 'This member still has a seat. Please confirm that it becomes free.',
  },
  membershipRuns: {
    status: 409,
    message: 'Your membership is paid until {day}. Please confirm that you give it up.',
  },
  bookingNotMovable: {
    status: 409,
    message: 'Only a booking that holds a seat can be moved.',
  },
  bookingMoved: {
    status: 409,
    message:
      'Somebody else has just moved this booking to seat {seat}. Please look at it again before you move it.',
  },
  bookingOver: { status: 409, message: 'This booking is over or cancelled already.' },
  paymentTooLate: {
    status: 409,
    message:
      'This booking was not paid in time and its start day has passed. Please ask the member to book again.',
  },
  deskSeatGone: {
    status: 409,
    message:
      'This booking was not paid in time and its seat is no longer free. Please ask the member to book another seat.',
  },
  paymentNotWaiting: {
    status: 409,
    message: 'No payment of this booking waits at the desk. Somebody may have just confirmed it.',
  },
  settingsChanged: {
    status: 409,
    message: 'Somebody else has just changed the settings. Please load them again.',
  },
  fileTooLarge: { status: 413, message: IMAGE_TOO_LARGE },
  bodyTooLarge: { status: 413, message: 'The request is too large' },
  tooManyCodes: { status: 429, message: CODE_JUST_SENT },
  tooManyRequests: {
    status: 429,
    message: 'Too many attempts. Please wait {seconds} seconds and try again.',
  },
  internal: {
    status: 500,
    message:
      'Something went wrong on our side. Please try again in a few moments. If it happens again, tell us this number: {requestId}',
  },
  busy: { status: 503, message: 'The hall is very busy right now. Please try again in a moment.' },
  storageAway: {
    status: 503,
    message: 'Pictures cannot be saved or shown right now. Please try again in a few minutes.',
  },
  stopping: { status: 503, message: 'This server is stopping and takes no new requests.' },
  databaseAway: { status: 503, message: 'The database does not answer.' },
  databaseOutdated: {
    status: 503,
    message: 'The database has not been migrated to what this server needs.',
  },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorName = keyof typeof ERRORS

/** One field's problem, as the client's error text joins them (document 1, section 8). */
const fieldError = z.object({ path: z.string(), msg: z.string() })
export type FieldError = z.infer<typeof fieldError>

export const errorReply = z.object({
  success: z.literal(false),
  message: z.string(),
  errors: z.optional(z.array(fieldError)),
  /** Whose pass was scanned, where the refusal is about that visitor's tour. Only admins scan. */
  data: z.optional(scannedVisitor),
})
export type ErrorReply = z.infer<typeof errorReply>
