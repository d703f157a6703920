import * as z from 'zod/mini'
import { defineCall, STAFF_ERRORS } from '../call.ts'
import * as deskEndpoints from '../desk-endpoints.ts'
import { doneReply, idParams, ownPassword } from '../fields.ts'
import * as ownEndpoints from '../own-endpoints.ts'
import { personalData } from './personal-data.ts'

export const exportData = defineCall(ownEndpoints.exportData, {
  summary: "Export all of the caller's data, including pictures",
  reply: z.object({ success: z.literal(true), data: personalData }),
  errors: ['notLoggedIn'],
})

export const deletionCheck = defineCall(ownEndpoints.deletionCheck, {
  summary: "Check whether the caller is the last super admin, who can't delete their account",
  reply: z.object({ success: z.literal(true), data: z.object({ lastSuperAdmin: z.boolean() }) }),
  errors: ['notLoggedIn'],
})

/** Refused without `endMembership` while paid days are left. */
export const deleteOwnUser = defineCall(ownEndpoints.deleteOwnUser, {
  summary:
    "Permanently erase the caller's personal data; bookings and payments are kept without a name",
  body: z.object({
    password: ownPassword,
    endMembership: z._default(z.boolean(), false),
  }),
  reply: doneReply,
  errors: ['notLoggedIn', 'wrongPassword', 'membershipActive', 'lastSuperAdmin'],
})

/** Refused without `freeSeats` while the member has seats. */
export const eraseUser = defineCall(deskEndpoints.eraseUser, {
  summary: "Permanently erase a user's personal data; for super admins",
  params: idParams,
  body: z.object({ freeSeats: z._default(z.boolean(), false) }),
  reply: doneReply,
  errors: [...STAFF_ERRORS, 'notFound', 'eraseNotAllowed', 'seatsWouldBeFreed'],
})
