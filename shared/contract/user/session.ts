import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { doneReply, idParams, instant, newPassword, ownPassword } from '../fields.ts'
import * as ownEndpoints from '../own-endpoints.ts'

export const changePassword = defineCall(ownEndpoints.changePassword, {
  summary: "Set a new password with the current one; ends the user's other sessions",
  body: z.object({ currentPassword: ownPassword, newPassword }),
  reply: doneReply,
  errors: ['notLoggedIn', 'wrongPassword'],
})

/** A session of the caller that has not ended. */
const ownSession = z.object({
  id: z.string(),
  createdAt: instant,
  /** Up to five minutes old. */
  lastUsedAt: instant,
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** The session of this call. */
  current: z.boolean(),
})

export const listSessions = defineCall(ownEndpoints.listSessions, {
  summary: "List the caller's sessions that have not ended, most recently used first",
  reply: z.object({ success: z.literal(true), data: z.array(ownSession) }),
  errors: ['notLoggedIn'],
})

export type OwnSession = z.infer<typeof ownSession>

export const endSession = defineCall(ownEndpoints.endSession, {
  summary: "End one of the caller's sessions",
  params: idParams,
  reply: doneReply,
  errors: ['notLoggedIn', 'notFound'],
})
