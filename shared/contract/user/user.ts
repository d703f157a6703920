import * as z from 'zod/mini'
import { BOOKING_STATES } from '../../domain/booking/booking-state.ts'
import { LANGUAGES } from '../../domain/language.ts'
import { USER_ORDERS } from '../../domain/list-orders.ts'
import { DRAWER_STATES } from '../../domain/money/method-correction.ts'
import { PAYMENT_METHODS, PAYMENT_STATES } from '../../domain/money/payment.ts'
import { GENDER_PROBLEMS, GENDERS } from '../../domain/options.ts'
import { EMAIL_MAX_LENGTH } from '../../domain/user/email.ts'
import { ROLES } from '../../domain/user/user.ts'
import { bookingDiscountFields, bookingSummary } from '../booking/booking-summary.ts'
import { defineCall, STAFF_ERRORS } from '../call.ts'
import * as endpoints from '../desk-endpoints.ts'
import {
  calendarDay,
  doneReply,
  email,
  fullName,
  idParams,
  instant,
  pageNumber,
  phoneNumber,
  rupeeAmount,
  searchText,
  selectedIds,
} from '../fields.ts'
import { membershipDetails } from './current-user.ts'
import { lastContact } from './member-note.ts'
import { viewedConsent } from './parental-consent.ts'
import { shownNotice } from './privacy-notice.ts'

const userSummary = z.object({
  id: z.string(),
  name: z.string(),
  /** Null, like the fields below, if the caller may not see this user's details: admins don't see other staff's. */
  email: z.nullable(z.string()),
  dyanpittId: z.nullable(z.string()),
  active: z.nullable(z.boolean()),
  role: z.enum(ROLES),
})
export type UserSummary = z.infer<typeof userSummary>

const listedUser = z.extend(userSummary, {
  phoneNumber: z.nullable(z.string()),
  /** The end of their paid days: the first study day that is not paid; null if they never paid. */
  paidUntil: z.nullable(calendarDay),
  lastContact,
})
export type ListedUser = z.infer<typeof listedUser>

const userBooking = z.extend(bookingSummary, {
  state: z.enum(BOOKING_STATES),
  /** Whether reception still has to check a UPI payment for it. */
  utrSent: z.boolean(),
  /** When an unpaid booking's hold ends; null for others. */
  holdUntil: z.nullable(instant),
  /** Whole rupees that were refunded. */
  returned: z.int(),
  /** What the user still owes for a partly paid booking. */
  due: z.nullable(z.object({ open: rupeeAmount, payableOn: calendarDay })),
  ...bookingDiscountFields,
})
export type UserBooking = z.infer<typeof userBooking>

const userPayment = z.object({
  id: z.string(),
  amount: rupeeAmount,
  method: z.nullable(z.enum(PAYMENT_METHODS)),
  state: z.enum(PAYMENT_STATES),
  at: instant,
  /** The number of its receipt. */
  receipt: z.nullable(z.string()),
  /** Whether the caller may correct its method. */
  correctable: z.boolean(),
  /** If so: the drawer whose shift has or would have its cash; null if there is none. */
  drawer: z.nullable(z.enum(DRAWER_STATES)),
})

const userRefund = z.object({
  /** The number of its voucher. */
  number: z.string(),
  amount: rupeeAmount,
  method: z.enum(PAYMENT_METHODS),
  day: calendarDay,
})

const viewedUser = z.extend(userSummary, {
  active: z.boolean(),
  phoneNumber: z.nullable(z.string()),
  gender: z.nullable(z.enum(GENDERS)),
  dateOfBirth: z.nullable(calendarDay),
  /** The language in which the hall writes to the user. */
  language: z.enum(LANGUAGES),
  registrationDate: instant,
  /** The notice shown at registration. */
  privacyNotice: shownNotice,
  consent: viewedConsent,
  secondFactorOn: z.boolean(),
  /** Whether reception registered the user and nobody can log in yet. */
  awaitsClaim: z.boolean(),
  avatar: z.nullable(z.string()),
  /** `selfiePhoto` is the URL for admins. */
  membershipDetails: z.nullable(membershipDetails),
  /** Newest first. */
  bookings: z.array(userBooking),
  payments: z.array(userPayment),
  refunds: z.array(userRefund),
  /** The version of the editable fields as they were read. */
  version: z.string(),
})
export type ViewedUser = z.infer<typeof viewedUser>

/** Which users a list shows, and in which order. */
const userFilter = {
  search: z._default(searchText(EMAIL_MAX_LENGTH), ''),
  sort: z._default(z.enum(USER_ORDERS), 'newest'),
}

/** The members of MEMBERS_FILE. */
export const membersFileQuery = z.object({ ...userFilter, ids: z.optional(selectedIds) })

export const listUsers = defineCall(endpoints.listUsers, {
  summary:
    'List users whose name, email or member ID contains the words of the search text, or who have the phone number or four or more digits of it, 50 per page, newest first or by name; admins find other staff only by name and see only their names, receptionists do not find them; `with=paidDays` selects users with paid days ahead; for staff',
  query: z.object({
    ...userFilter,
    with: z.optional(z.enum(['paidDays'])),
    page: pageNumber,
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ users: z.array(listedUser), total: z.int(), page: z.int() }),
  }),
  errors: STAFF_ERRORS,
})

export const getUser = defineCall(endpoints.getUser, {
  summary:
    'Get a user with bookings and payments; for staff, but only super admins can get other staff',
  params: idParams,
  reply: z.object({ success: z.literal(true), data: viewedUser }),
  errors: [...STAFF_ERRORS, 'notFound', 'adminAccountNotAllowed'],
})

export const editUser = defineCall(endpoints.editUser, {
  summary:
    "Change a user's name, email, phone, gender and date of birth; a new email ends the user's sessions until they set a password with an OTP sent to it; super admins can change the role; for staff",
  params: idParams,
  body: z.object({
    fullName,
    /** Stays as it is if not sent. */
    email: z.optional(email),
    /** Null for admins without one. */
    phoneNumber: z.nullable(phoneNumber),
    gender: z.nullable(z.enum(GENDERS, GENDER_PROBLEMS.genderRequired.code)),
    dateOfBirth: z.nullable(z.string().check(z.maxLength(10))),
    role: z.optional(z.enum(ROLES)),
    /** The version of the user as it was read. */
    version: z.string().check(z.maxLength(100)),
  }),
  reply: doneReply,
  errors: [
    ...STAFF_ERRORS,
    'notFound',
    'adminAccountNotAllowed',
    'roleChangeNotAllowed',
    'lastSuperAdmin',
    'accountUnclaimed',
    'userChanged',
    'ownEmailChangeNotAllowed',
    'adminEmailChangeNotAllowed',
    'emailTaken',
    'phoneTaken',
  ],
})

/** Refused without `freeSeats` while the member has seats. */
export const deactivateUser = defineCall(endpoints.deactivateUser, {
  summary: 'Deactivate a user: ends their sessions and frees their seats; for staff',
  params: idParams,
  body: z.object({ freeSeats: z._default(z.boolean(), false) }),
  reply: doneReply,
  errors: [
    ...STAFF_ERRORS,
    'notFound',
    'adminAccountNotAllowed',
    'ownDeactivationNotAllowed',
    'lastSuperAdmin',
    'seatsWouldBeFreed',
    'writeOffAboveLimit',
  ],
})

export const reactivateUser = defineCall(endpoints.reactivateUser, {
  summary: 'Reactivate a user; freed seats stay free; for staff',
  params: idParams,
  reply: doneReply,
  errors: [...STAFF_ERRORS, 'notFound', 'adminAccountNotAllowed'],
})
