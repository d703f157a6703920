import { IMAGE_PROBLEMS } from '../domain/image-file.ts'
import type { RefusalCode } from '../domain/refusal.ts'
import { OPEN_TOUR_CONFLICTS } from '../domain/tour/request-tour.ts'
import { SCAN_PROBLEMS } from '../domain/tour/scanned-pass.ts'
import { CODE_REFUSALS } from '../domain/user/one-time-code.ts'

/** Every refusal's HTTP status and English message, which says what to do. */
export const ERRORS = {
  validationFailed: { status: 400, message: 'Validation failed' },
  badRequest: { status: 400, message: "We couldn't read the request. Please try again." },
  notAnImage: { status: 400, message: IMAGE_PROBLEMS.notAnImage.message },
  invalidCode: { status: 400, message: CODE_REFUSALS.invalidCode },
  expiredCode: { status: 400, message: CODE_REFUSALS.expiredCode },
  codeAttemptsExhausted: {
    status: 400,
    message: 'This OTP has expired after too many wrong tries. Please request a new one.',
  },
  loginFailed: { status: 401, message: 'Invalid email, ID or password' },
  notLoggedIn: { status: 401, message: 'Please log in to continue' },
  emailNotVerified: {
    status: 403,
    message: 'Please verify your email with the OTP we sent before you register',
  },
  visitorProofExpired: {
    status: 403,
    message: 'Your ten minutes are up. Please request a new OTP to continue.',
  },
  emailHasAccount: {
    status: 409,
    message: 'This email has an account. Log in and open Your data: your tours are there too.',
  },
  // Not 401: a mistyped password must not end the session.
  wrongPassword: { status: 403, message: 'Wrong password. Please try again.' },
  // The password was correct. The client repeats the login with the code.
  secondFactorCodeRequired: {
    status: 403,
    message: 'Please also enter the code from your authenticator app',
  },
  wrongSecondFactorCode: {
    status: 403,
    message: 'This code is wrong or was already used. Please try the next one.',
  },
  secondFactorSetupRequired: {
    status: 403,
    message: 'Please set up your second factor first. The study hall requires it.',
  },
  secondFactorOn: { status: 409, message: 'Your second factor is already on' },
  secondFactorOff: { status: 409, message: 'The second factor is off. Please set it up first.' },
  secondFactorResetNotAllowed: {
    status: 403,
    message: 'Only a super admin can reset a second factor, and nobody can reset their own',
  },
  ownSecondFactorRequired: {
    status: 409,
    message: 'Please set up your own second factor before you require it',
  },
  factorPolicyNotAllowed: {
    status: 403,
    message: 'Only a super admin can change who needs a second factor',
  },
  notAllowed: { status: 403, message: "You don't have permission to do this" },
  membershipDetailsRequired: {
    status: 403,
    message: 'Please complete your membership details first',
  },
  consentRequired: {
    status: 403,
    message:
      "We need consent first: a parent's if you're under 18, otherwise your own. It's quick, at reception or in your account.",
  },
  consentNotNeeded: { status: 409, message: "This account doesn't need this consent." },
  consentWithdrawn: {
    status: 409,
    message:
      'Your parent has withdrawn their consent. Only reception can record a new one: please come with your parent and their ID.',
  },
  consentNotGiven: { status: 409, message: 'There is no parental consent to withdraw.' },
  notFound: { status: 404, message: 'Not found' },
  userNotFound: { status: 404, message: 'User not found with this email address' },
  emailTaken: { status: 409, message: 'Email already registered' },
  phoneTaken: { status: 409, message: 'Phone number already registered' },
  accountUnclaimed: {
    status: 409,
    message: 'This member has no login yet. Their role can change once they have one.',
  },
  alreadyClaimed: {
    status: 409,
    message: 'This account is already claimed: its member logs in with email and password.',
  },
  wrongClaimCode: {
    status: 400,
    message:
      "This phone number and code don't match, or the code has expired. Reception can give you a new one.",
  },
  startDateTooEarly: {
    status: 409,
    message: "That day's batch is over. You can start on {day} or later.",
  },
  priceChanged: {
    status: 409,
    message: 'The price has changed. Please check the new amount and save the booking again.',
  },
  seatTaken: {
    status: 409,
    message: 'This seat has just been taken. Please choose another seat.',
  },
  seatClosed: { status: 409, message: 'This seat is closed. Please choose another seat.' },
  seatReservedForRenewal: {
    status: 409,
    message:
      "This seat is reserved for its member's renewal. You can book it from {day}, or choose another seat.",
  },
  seatNotAllowed: {
    status: 409,
    message:
      'You can no longer book this seat online. Please choose another seat, or ask reception.',
  },
  ownPeriodOverlap: {
    status: 409,
    message: 'You already have a membership on these days. Please choose a later start date.',
  },
  tooManyHolds: {
    status: 409,
    message:
      'You have held {holds} seats in 24 hours without paying. Pay for the last one, or try again tomorrow.',
  },
  nothingToRenew: {
    status: 409,
    message: 'You have no membership to renew yet. Please book a seat first.',
  },
  nothingToPay: {
    status: 409,
    message: 'You have no unpaid booking. Please book a seat first.',
  },
  startDatePassed: {
    status: 409,
    message: 'The start date of this booking has passed. Please choose a new start date.',
  },
  paymentIdUsed: {
    status: 409,
    message: 'This payment reference was already used. Please try again.',
  },
  paymentRefused: {
    status: 402,
    message: "Your payment didn't go through and you weren't charged. Please try again.",
  },
  paymentPending: {
    status: 409,
    message: 'Your payment is still being processed. Please try again in a minute.',
  },
  tourDateTooSoon: { status: 400, message: 'Tour date must be at least tomorrow' },
  tourPending: { status: 409, message: OPEN_TOUR_CONFLICTS.tourPending },
  tourOnSameDate: { status: 409, message: OPEN_TOUR_CONFLICTS.tourOnSameDate },
  tourConfirmed: { status: 409, message: OPEN_TOUR_CONFLICTS.tourConfirmed },
  tourNotFound: {
    status: 404,
    message: 'This tour request no longer exists. Please refresh the list.',
  },
  tourStatusChanged: {
    status: 409,
    message: 'This tour is {status} now. Please check it before you change it.',
  },
  tourOnOtherDay: {
    status: 409,
    message: 'This tour is on {day}, not today. Please confirm that you want to complete it.',
  },
  tourNotesChanged: {
    status: 409,
    message:
      'Someone else just changed these notes. Please check the latest ones, then save yours again.',
  },
  noteRemovalNotAllowed: {
    status: 403,
    message: 'Only its author or an admin can remove this note.',
  },
  qrDataBlank: { status: 400, message: SCAN_PROBLEMS.qrDataBlank },
  qrDataUnreadable: { status: 400, message: SCAN_PROBLEMS.qrDataUnreadable },
  notAVisitorPass: { status: 400, message: SCAN_PROBLEMS.notAVisitorPass },
  demoPass: { status: 400, message: SCAN_PROBLEMS.demoPass },
  noTourForPass: {
    status: 404,
    message: 'No tour matches this visitor pass. Please find the visitor in Tour Management.',
  },
  noPaidDays: { status: 409, message: 'There are no paid days ahead, so there is no pass' },
  passOnOtherPhone: {
    status: 409,
    message: 'Your pass is on another phone. Move it here to use this phone at the entrance.',
  },
  cardsDisabled: { status: 409, message: 'Printed cards are switched off in the settings' },
  gateUnknown: {
    status: 401,
    message: 'This gate is not enrolled, or its clock is wrong. Please enroll it again.',
  },
  gateRevoked: { status: 403, message: 'This gate was revoked' },
  scannedTourCancelled: {
    status: 409,
    message: 'This tour was cancelled. Please ask the visitor to request a new tour.',
  },
  scannedTourCompleted: {
    status: 409,
    message: 'This tour was already completed on {day} at {time}.',
  },
  adminAccountNotAllowed: {
    status: 403,
    message: 'Only a super admin can view or change the account of another admin',
  },
  roleChangeNotAllowed: {
    status: 403,
    message: 'Only a super admin can change roles, and nobody can change their own',
  },
  eraseNotAllowed: {
    status: 403,
    message: 'Only a super admin can erase an account. Delete your own under Your data.',
  },
  ownDeactivationNotAllowed: { status: 409, message: "You can't deactivate your own account" },
  ownEmailChangeNotAllowed: {
    status: 409,
    message: 'Change your own email under Your data: it needs your password and an OTP.',
  },
  adminEmailChangeNotAllowed: {
    status: 409,
    message:
      "Admins change their own email under Your data. If they can't, make them a member first, and an admin again once they've logged in.",
  },
  lastSuperAdmin: { status: 409, message: 'There must be at least one super admin' },
  userChanged: {
    status: 409,
    message:
      'Someone else just changed this account. Load the latest details and check yours before you save.',
  },
  userDeactivated: {
    status: 409,
    message: 'This account is deactivated. Reactivate it before you book a seat for it.',
  },
  seatsWouldBeFreed: {
    status: 409,
    message: 'This member still has a seat. Please confirm that it will be freed.',
  },
  membershipActive: {
    status: 409,
    message: 'Your membership is paid until {day}. Please confirm that you want to end it.',
  },
  bookingNotMovable: {
    status: 409,
    message: 'Only a booking that holds a seat can be moved.',
  },
  bookingMoved: {
    status: 409,
    message:
      'Someone else just moved this booking to seat {seat}. Please check it before you move it.',
  },
  bookingEnded: { status: 409, message: 'This booking has already ended or been cancelled.' },
  bookingPaid: {
    status: 409,
    message: 'This booking is paid, or a part of it. Please ask reception to cancel it.',
  },
  paymentTooLate: {
    status: 409,
    message:
      "This booking wasn't paid in time and its start date has passed. Please ask the member to book again.",
  },
  seatNoLongerFree: {
    status: 409,
    message:
      "This booking wasn't paid in time and its seat is no longer free. Please ask the member to book another seat.",
  },
  paymentAlreadyConfirmed: {
    status: 409,
    message: 'This payment was already confirmed.',
  },
  shiftOpen: { status: 409, message: 'You already have an open shift. Please close it first.' },
  drawerInUse: {
    status: 409,
    message: 'Somebody else has an open shift at this drawer. Please choose another drawer.',
  },
  unknownDrawer: {
    status: 409,
    message: 'There is no drawer with this name. Please ask an admin to add it.',
  },
  noOpenShift: { status: 409, message: 'You have no open shift. Please open one first.' },
  shiftClosed: { status: 409, message: 'This shift is already closed.' },
  shiftStillOpen: { status: 409, message: 'This shift is still open.' },
  notEnoughCash: { status: 409, message: 'There is only {inDrawer} in the drawer.' },
  nothingOwed: { status: 409, message: 'Nothing is owed for this booking.' },
  dueChanged: {
    status: 409,
    message: '{open} is owed now. Somebody may have just taken a payment.',
  },
  lateFeeChanged: {
    status: 409,
    message: 'The late fee is {fee} now.',
  },
  nothingToRefund: { status: 409, message: 'There is nothing left to refund for this booking.' },
  keptTooMuch: {
    status: 409,
    message: 'The deposit is {deposit}: keep less than that.',
  },
  noDepositHeld: { status: 409, message: 'There is no deposit to return for this booking.' },
  refundTooHigh: { status: 409, message: 'At most {left} can be refunded.' },
  refundAboveLimit: {
    status: 403,
    message: 'You can refund up to {limit} per booking. Please ask a super admin.',
  },
  discountAboveLimit: {
    status: 403,
    message: 'You can give a discount of up to {limit} on this booking. Please ask a super admin.',
  },
  writeOffAboveLimit: {
    status: 403,
    message: 'More is owed than you can write off. Please ask an admin.',
  },
  discountNotTheDifference: {
    status: 409,
    message:
      'With this discount, the member pays {paid}, but {received} came in. The discount must be the difference.',
  },
  lessReceived: {
    status: 403,
    message: 'Only {received} of {paid} came in with this UTR. Please ask an admin.',
  },
  ownShiftCounted: {
    status: 403,
    message: 'You counted the drawer of this payment yourself. Please ask a super admin.',
  },
  utrNeeded: {
    status: 409,
    message: 'The drawer of this payment has been counted, so please enter the UTR.',
  },
  methodUnchanged: { status: 409, message: 'This payment is already recorded with this method.' },
  paymentInStatement: {
    status: 409,
    message: "The bank's statement has this payment, so it came by UPI.",
  },
  handOverTooHigh: { status: 409, message: "You can't hand over more than you counted." },
  cashNoteNeeded: {
    status: 409,
    message: 'The amount differs. Please write a note that says why.',
  },
  handOverReceived: { status: 409, message: 'This hand-over was already confirmed.' },
  dayNotOver: { status: 409, message: 'This day is not over yet.' },
  dayClosed: { status: 409, message: 'The books for this day are already closed.' },
  noUpiPayment: {
    status: 409,
    message: 'You have no payment waiting for a UTR. Please reserve your seat first.',
  },
  utrUsed: {
    status: 409,
    message: 'This UTR was already entered for another payment. Please check the 12 digits.',
  },
  claimWaiting: {
    status: 409,
    message: 'We are still checking a UPI payment for this booking.',
  },
  claimNotWaiting: {
    status: 409,
    message: 'Someone else has already checked this UPI payment.',
  },
  noUtrToCheck: {
    status: 409,
    message: 'A screenshot can be added only while reception checks the UTR.',
  },
  claimChanged: {
    status: 409,
    message: 'The member has corrected the UTR to {utr}. Please check that one.',
  },
  tooManyClaims: {
    status: 409,
    message: "We couldn't find several of your UPI payments. Please come to reception.",
  },
  statementNotText: {
    status: 400,
    message: 'This is not a CSV file. Please export the statement as CSV, not as Excel or PDF.',
  },
  statementTooLarge: {
    status: 413,
    message: 'This file is larger than 2 MB. Please export fewer days at a time.',
  },
  statementUnreadable: {
    status: 400,
    message: 'We found no table in this file. Please export the statement as CSV.',
  },
  statementColumnsWrong: {
    status: 400,
    message: 'No line can be read with these columns. Please check them.',
  },
  statementChanged: {
    status: 409,
    message: 'This line or its payment has just changed. Please check it again.',
  },
  settingsChanged: {
    status: 409,
    message: 'Someone else just changed the settings. Please load them again.',
  },
  retentionNotAllowed: {
    status: 403,
    message: 'Only a super admin can change how long data is kept',
  },
  roomRulesNotAllowed: {
    status: 403,
    message: 'Only a super admin can change who can book which room',
  },
  upiNotAllowed: {
    status: 403,
    message: 'Only a super admin can change where UPI payments go',
  },
  taxNotAllowed: {
    status: 403,
    message: 'Only a super admin can change the GST details',
  },
  roleLimitsNotAllowed: {
    status: 403,
    message: 'Only a super admin can change how much staff can discount and refund',
  },
  depositNotAllowed: {
    status: 403,
    message: 'Only a super admin can change the deposit',
  },
  lateFeeNotAllowed: {
    status: 403,
    message: 'Only a super admin can change the late fee',
  },
  fileTooLarge: { status: 413, message: IMAGE_PROBLEMS.fileTooLarge.message },
  bodyTooLarge: { status: 413, message: 'The request is too large' },
  tooManyCodes: {
    status: 429,
    message: 'We just sent an OTP. Please wait {seconds} seconds before asking for another.',
  },
  tooManyRequests: {
    status: 429,
    message: 'Too many attempts. Please wait {seconds} seconds and try again.',
  },
  internal: {
    status: 500,
    message:
      'Something went wrong on our side. Please try again in a moment. If it happens again, tell us this number: {requestId}',
  },
  busy: { status: 503, message: "We're very busy right now. Please try again in a moment." },
  storageUnavailable: {
    status: 503,
    message: "Pictures can't be saved or shown right now. Please try again in a few minutes.",
  },
  stopping: { status: 503, message: 'This server is shutting down. Please try again in a moment.' },
  databaseUnavailable: { status: 503, message: "The database isn't responding." },
  databaseOutdated: {
    status: 503,
    message: 'The database must be migrated for this version of the server.',
  },
} as const satisfies Record<RefusalCode, { status: number; message: string }>
