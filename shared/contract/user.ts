import * as z from 'zod/mini'
import { BOOKING_STATES } from '../domain/booking/booking-state.ts'
import { GENDER_PROBLEMS, GENDERS } from '../domain/options.ts'
import { PAYMENT_METHODS, PAYMENT_STATES } from '../domain/payment.ts'
import { ROLES } from '../domain/user/user.ts'
import { booked } from './booked.ts'
import { defineCall } from './call.ts'
import { membershipDetails } from './current-user.ts'
import * as endpoints from './endpoints.ts'
import {
  calendarDay,
  doneReply,
  email,
  fullName,
  instant,
  pageNumber,
  phoneNumber,
  rupeeAmount,
  typedText,
} from './fields.ts'
import { consentViewed } from './parental-consent.ts'
import { noticeShown } from './privacy-notice.ts'

const userListed = z.object({
  id: z.string(),
  name: z.string(),
  /** This and the following fields are null for plain admins if the user is another admin. */
  email: z.nullable(z.string()),
  dyanpittId: z.nullable(z.string()),
  active: z.nullable(z.boolean()),
  role: z.enum(ROLES),
})
export type UserListed = z.infer<typeof userListed>

const bookingOfUser = z.extend(booked, { state: z.enum(BOOKING_STATES) })
export type BookingOfUser = z.infer<typeof bookingOfUser>

const paymentOfUser = z.object({
  id: z.string(),
  amount: rupeeAmount,
  method: z.nullable(z.enum(PAYMENT_METHODS)),
  state: z.enum(PAYMENT_STATES),
  at: instant,
})

const userViewed = z.extend(userListed, {
  email: z.string(),
  active: z.boolean(),
  phoneNumber: z.nullable(z.string()),
  gender: z.nullable(z.enum(GENDERS)),
  dateOfBirth: z.nullable(calendarDay),
  registrationDate: instant,
  /** The notice shown at registration. */
  privacyNotice: noticeShown,
  consent: consentViewed,
  secondFactorOn: z.boolean(),
  avatar: z.nullable(z.string()),
  /** `selfiePhoto` is the URL for admins. */
  membershipDetails: z.nullable(membershipDetails),
  /** Newest first. */
  bookings: z.array(bookingOfUser),
  payments: z.array(paymentOfUser),
  /** The version of the editable fields as they were read. */
  version: z.string(),
})
export type UserViewed = z.infer<typeof userViewed>

const userParams = z.object({ id: z.uuid() })

export const listUsers = defineCall(endpoints.listUsers, {
  summary:
    'List users by a part of their name, email or member ID, 20 per page; of other admins, plain admins search and see only the name; for admins',
  query: z.object({ search: z._default(typedText(254), ''), page: pageNumber }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ users: z.array(userListed), total: z.int(), page: z.int() }),
  }),
  errors: ['notLoggedIn', 'notAllowed', 'secondFactorRequired'],
})

export const getUser = defineCall(endpoints.getUser, {
  summary: 'Get a user with bookings and payments; other admins only for super admins; for admins',
  params: userParams,
  reply: z.object({ success: z.literal(true), data: userViewed }),
  errors: ['notLoggedIn', 'notAllowed', 'secondFactorRequired', 'notFound', 'adminUser'],
})

export const editUser = defineCall(endpoints.editUser, {
  summary:
    "Change a user's name, email, phone, gender and date of birth; a new email ends the user's sessions until they set a password with an OTP sent to it; super admins can change the role; for admins",
  params: userParams,
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
    'notLoggedIn',
    'notAllowed',
    'secondFactorRequired',
    'notFound',
    'adminUser',
    'roleNotYours',
    'lastSuperAdmin',
    'userChanged',
    'ownEmail',
    'emailOfAdmin',
    'emailTaken',
    'phoneTaken',
  ],
})

/** Refused without `freeSeats` while the member has seats. */
export const deactivateUser = defineCall(endpoints.deactivateUser, {
  summary: 'Deactivate a user: ends their sessions and frees their seats; for admins',
  params: userParams,
  body: z.object({ freeSeats: z._default(z.boolean(), false) }),
  reply: doneReply,
  errors: [
    'notLoggedIn',
    'notAllowed',
    'secondFactorRequired',
    'notFound',
    'adminUser',
    'ownUser',
    'lastSuperAdmin',
    'seatsWouldBeFreed',
  ],
})

export const reactivateUser = defineCall(endpoints.reactivateUser, {
  summary: 'Reactivate a user; freed seats stay free; for admins',
  params: userParams,
  reply: doneReply,
  errors: ['notLoggedIn', 'notAllowed', 'secondFactorRequired', 'notFound', 'adminUser'],
})
