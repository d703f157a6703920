import * as z from 'zod/mini'
import { BOOKING_STATES } from '../domain/booking-state.ts'
import { fullNameProblem } from '../domain/full-name.ts'
import { GENDER_REQUIRED, GENDERS } from '../domain/options.ts'
import { PAYMENT_METHODS, PAYMENT_STATES } from '../domain/payment.ts'
import { ROLES } from '../domain/user.ts'
import { booked } from './booked.ts'
import { defineCall } from './call.ts'
import {
  calendarDay,
  instant,
  judgedBy,
  pageNumber,
  phoneNumber,
  rupeeAmount,
  typedText,
} from './fields.ts'
import { doneReply, membershipDetails } from './user.ts'

const userListed = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  dyanpittId: z.nullable(z.string()),
  role: z.enum(ROLES),
  active: z.boolean(),
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
  phoneNumber: z.nullable(z.string()),
  gender: z.nullable(z.enum(GENDERS)),
  dateOfBirth: z.nullable(calendarDay),
  registrationDate: instant,
  avatar: z.nullable(z.string()),
  /** `selfiePhoto` is where an admin reads it. */
  membershipDetails: z.nullable(membershipDetails),
  /** The newest first. */
  bookings: z.array(bookingOfUser),
  payments: z.array(paymentOfUser),
  /** Of what can be edited, as it was read. */
  version: z.string(),
})
export type UserViewed = z.infer<typeof userViewed>

const userParams = z.object({ id: z.uuid() })

export const listUsers = defineCall({
  method: 'GET',
  path: '/admin/users',
  summary: 'Users by a part of their name, email or member ID, 20 a page; for admins',
  query: z.object({ search: z._default(typedText(254), ''), page: pageNumber }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ users: z.array(userListed), total: z.int(), page: z.int() }),
  }),
  errors: ['notSignedIn', 'notAllowed'],
})

export const getUser = defineCall({
  method: 'GET',
  path: '/admin/users/:id',
  summary: 'A user with bookings and payments; for admins',
  params: userParams,
  reply: z.object({ success: z.literal(true), data: userViewed }),
  errors: ['notSignedIn', 'notAllowed', 'notFound'],
})

export const editUser = defineCall({
  method: 'PUT',
  path: '/admin/users/:id',
  summary:
    'Change name, phone, gender, date of birth and, for a super admin, the role, as they were read before',
  params: userParams,
  body: z.object({
    fullName: z.string().check(z.trim(), judgedBy(fullNameProblem)),
    /** Null is for admins who never gave one. */
    phoneNumber: z.nullable(phoneNumber),
    gender: z.nullable(z.enum(GENDERS, GENDER_REQUIRED)),
    dateOfBirth: z.nullable(z.string().check(z.maxLength(10))),
    role: z.optional(z.enum(ROLES)),
    /** Of the account as it was read. */
    version: z.string().check(z.maxLength(100)),
  }),
  reply: doneReply,
  errors: [
    'notSignedIn',
    'notAllowed',
    'notFound',
    'accountOfAdmin',
    'roleNotYours',
    'lastSuperAdmin',
    'userChanged',
    'phoneTaken',
  ],
})

/** Without `freeSeats` it is refused while the member still has seats, so that nobody loses one unasked. */
export const deactivateUser = defineCall({
  method: 'POST',
  path: '/admin/users/:id/deactivate',
  summary: 'End an account: its sessions end and its seats become free; the books stay',
  params: userParams,
  body: z.object({ freeSeats: z._default(z.boolean(), false) }),
  reply: doneReply,
  errors: [
    'notSignedIn',
    'notAllowed',
    'notFound',
    'accountOfAdmin',
    'ownAccount',
    'lastSuperAdmin',
    'seatsWouldBeFreed',
  ],
})

export const reactivateUser = defineCall({
  method: 'POST',
  path: '/admin/users/:id/reactivate',
  summary: 'Let a deactivated user sign in again; seats that became free stay free',
  params: userParams,
  reply: doneReply,
  errors: ['notSignedIn', 'notAllowed', 'notFound', 'accountOfAdmin'],
})
