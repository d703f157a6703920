import { BOOKING_PROBLEMS } from '../domain/booking/booking.ts'
import { RENEWAL_DAYS_PROBLEMS } from '../domain/booking/renewal-priority.ts'
import { ROOM_RULE_PROBLEMS } from '../domain/booking/room-restrictions.ts'
import { PLAN_PROBLEMS } from '../domain/booking/save-booking.ts'
import { START_DATE_PROBLEMS } from '../domain/booking/start-date.ts'
import { TIER_NOTE_PROBLEMS } from '../domain/booking/tier-notes.ts'
import { SEAT_MOVE_PROBLEMS } from '../domain/desk-booking/seat-move.ts'
import { GATE_PIN_PROBLEMS } from '../domain/door/gate-pin.ts'
import { type FieldProblem, type FieldProblemCode, fieldProblems } from '../domain/field-problem.ts'
import { fillProblem } from '../domain/fill-problem.ts'
import { IMAGE_PROBLEMS } from '../domain/image-file.ts'
import { EXPORT_DAYS } from '../domain/list-pages.ts'
import { MEMBERSHIP_PROBLEMS } from '../domain/membership.ts'
import { DUE_PROBLEMS } from '../domain/money/due.ts'
import { PAYMENT_PROBLEMS } from '../domain/money/payment.ts'
import { REJECTION_PROBLEMS } from '../domain/money/upi-claim.ts'
import { UTR_PROBLEMS } from '../domain/money/utr.ts'
import { GENDER_PROBLEMS } from '../domain/options.ts'
import { RETENTION_PROBLEMS } from '../domain/personal-data/retention.ts'
import { DEPOSIT_PROBLEMS } from '../domain/settings/deposit-form.ts'
import { DOOR_PROBLEMS } from '../domain/settings/door-fields.ts'
import { LATE_FEE_PROBLEMS } from '../domain/settings/late-fee-form.ts'
import { ROLE_LIMIT_PROBLEMS } from '../domain/settings/role-limit-form.ts'
import { MAX_PRICE, SETTINGS_PROBLEMS } from '../domain/settings/settings-form.ts'
import { TAX_DETAILS_PROBLEMS } from '../domain/settings/tax-form.ts'
import { UPI_DETAILS_PROBLEMS } from '../domain/settings/upi-form.ts'
import { TOUR_DATE_PROBLEMS } from '../domain/tour/tour.ts'
import { TOUR_PROBLEMS } from '../domain/tour/tour-form.ts'
import { TOUR_PHONE_PROBLEMS } from '../domain/tour/tour-phone.ts'
import { TOUR_TIME_PROBLEMS } from '../domain/tour/tour-slot.ts'
import { BIRTH_DATE_PROBLEMS } from '../domain/user/birth-date.ts'
import { CLAIM_CODE_PROBLEMS } from '../domain/user/claim-code.ts'
import { COMMON_PASSWORD_PROBLEMS } from '../domain/user/common-password.ts'
import { EMAIL_PROBLEMS } from '../domain/user/email.ts'
import { FULL_NAME_PROBLEMS } from '../domain/user/full-name.ts'
import { LOGIN_PROBLEMS } from '../domain/user/login-identifier.ts'
import { CODE_PROBLEMS } from '../domain/user/one-time-code.ts'
import { NEW_EMAIL_PROBLEMS } from '../domain/user/own-details.ts'
import { PARENT_CONTACT_PROBLEMS } from '../domain/user/parent-contact.ts'
import { CONSENT_PROBLEMS } from '../domain/user/parental-consent.ts'
import { PASSWORD_PROBLEMS } from '../domain/user/password.ts'
import { PHONE_PROBLEMS } from '../domain/user/phone.ts'
import { FACTOR_PROBLEMS } from '../domain/user/second-factor.ts'
import { ERRORS } from './errors.ts'

/** Problems that only requests from other clients can have. */
export const REQUEST_PROBLEMS = fieldProblems({
  invalidValue: 'Invalid input',
  textTooLong: 'Please use at most {max} characters',
  textNotStorable: "Please remove characters that can't be shown",
  dateInvalid: 'Please enter a date as YYYY-MM-DD',
  daysReversed: 'The last day may not be before the first',
  daysTooMany: `Please choose at most ${EXPORT_DAYS} days`,
  amountInvalid: 'Please enter an amount in whole rupees',
  pageInvalid: 'Please enter a page number of 1 or more',
  loginIdentifiersBoth: 'Give either an email or a member ID',
  wrongPassword: ERRORS.wrongPassword.message,
  bookingDetailsRequired: 'Booking details are required',
  paymentIdInvalid: 'Please enter 8 to 64 letters, digits, - or _',
  paymentNotCompleted: 'Only a completed payment can be saved',
  tourIdInvalid: 'Please enter the id of a tour',
  tourStatusInvalid: 'Please choose confirmed, completed or cancelled',
  qrTextTooLong: 'This is longer than any QR code',
  priceTooLow: 'Please enter a price of at least 1 rupee',
  priceTooHigh: `Please enter a price of at most ${MAX_PRICE} rupees`,
})

/** Every field problem by its code. The compiler reports a missing one. */
export const FIELD_PROBLEMS: Readonly<Record<FieldProblemCode, FieldProblem>> = {
  ...REQUEST_PROBLEMS,
  ...BIRTH_DATE_PROBLEMS,
  ...BOOKING_PROBLEMS,
  ...CODE_PROBLEMS,
  ...CLAIM_CODE_PROBLEMS,
  ...COMMON_PASSWORD_PROBLEMS,
  ...CONSENT_PROBLEMS,
  ...EMAIL_PROBLEMS,
  ...FACTOR_PROBLEMS,
  ...FULL_NAME_PROBLEMS,
  ...GENDER_PROBLEMS,
  ...IMAGE_PROBLEMS,
  ...LOGIN_PROBLEMS,
  ...MEMBERSHIP_PROBLEMS,
  ...NEW_EMAIL_PROBLEMS,
  ...PARENT_CONTACT_PROBLEMS,
  ...PASSWORD_PROBLEMS,
  ...PAYMENT_PROBLEMS,
  ...PHONE_PROBLEMS,
  ...PLAN_PROBLEMS,
  ...REJECTION_PROBLEMS,
  ...RENEWAL_DAYS_PROBLEMS,
  ...DOOR_PROBLEMS,
  ...GATE_PIN_PROBLEMS,
  ...TIER_NOTE_PROBLEMS,
  ...RETENTION_PROBLEMS,
  ...ROOM_RULE_PROBLEMS,
  ...ROLE_LIMIT_PROBLEMS,
  ...DEPOSIT_PROBLEMS,
  ...LATE_FEE_PROBLEMS,
  ...DUE_PROBLEMS,
  ...SEAT_MOVE_PROBLEMS,
  ...SETTINGS_PROBLEMS,
  ...START_DATE_PROBLEMS,
  ...TOUR_DATE_PROBLEMS,
  ...TOUR_PHONE_PROBLEMS,
  ...TOUR_PROBLEMS,
  ...TOUR_TIME_PROBLEMS,
  ...UPI_DETAILS_PROBLEMS,
  ...TAX_DETAILS_PROBLEMS,
  ...UTR_PROBLEMS,
}

/**
 * Returns the field problem of a schema issue. Our schemas use the problem's code as the issue's
 * message; zod's own issues become invalidValue.
 */
export function problemOfIssue(issue: {
  message?: string | undefined
  maximum?: unknown
}): FieldProblem {
  // biome-ignore lint/plugin: the message of an issue is a code
  const problem = codes.get(issue.message) ?? REQUEST_PROBLEMS.invalidValue
  return typeof issue.maximum === 'number' ? fillProblem(problem, { max: issue.maximum }) : problem
}

const codes = new Map<string | undefined, FieldProblem>(Object.entries(FIELD_PROBLEMS))
