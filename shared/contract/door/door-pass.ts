import * as z from 'zod/mini'
import { BATCHES } from '../../domain/booking/batches.ts'
import { ROOMS } from '../../domain/booking/rooms.ts'
import { REVOKED_REASONS, STAFF_REVOKED_REASONS } from '../../domain/door/hall-pass.ts'
import { defineCall, STAFF_ERRORS } from '../call.ts'
import * as deskEndpoints from '../desk-endpoints.ts'
import * as endpoints from '../endpoints.ts'
import { calendarDay, doneReply, idParams, instant } from '../fields.ts'

/** 8 bytes in hexadecimal. */
const passId = z.string().check(z.regex(/^[0-9a-f]{16}$/))

const claims = z.object({
  memberId: z.nullable(z.string()),
  lastDay: calendarDay,
  batch: z.enum(BATCHES),
  seat: z.string(),
})

/** Refused with passOnOtherPhone if another phone has the pass and `replace` is false. */
export const issuePhonePass = defineCall(endpoints.issuePhonePass, {
  summary: "Get the key with which the member's phone generates its entrance code",
  body: z.object({
    /** The pass that this phone has; null if it has none. */
    passId: z.nullable(passId),
    replace: z.boolean(),
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      passId,
      epoch: z.int(),
      /** 32 bytes in base64url. */
      key: z.string(),
      claims,
      /** The server's time, because a phone's clock may be wrong. */
      now: instant,
    }),
  }),
  errors: ['notLoggedIn', 'noPaidDays', 'passOnOtherPhone'],
})

export const reportLostPass = defineCall(endpoints.reportLostPass, {
  summary: "Revoke the caller's phone pass or printed card",
  body: z.object({ kind: z.enum(['phone', 'card']) }),
  reply: doneReply,
  errors: ['notLoggedIn', 'notFound'],
})

const listedPass = z.object({
  id: passId,
  kind: z.enum(['phone', 'card']),
  issuedAt: instant,
  revokedAt: z.nullable(instant),
  revokedReason: z.nullable(z.enum(REVOKED_REASONS)),
})
export type ListedPass = z.infer<typeof listedPass>

export const listPasses = defineCall(deskEndpoints.listPasses, {
  summary: "List a member's passes, newest first; for staff",
  params: idParams,
  reply: z.object({
    success: z.literal(true),
    data: z.object({ passes: z.array(listedPass) }),
  }),
  errors: [...STAFF_ERRORS, 'userNotFound'],
})

/** A new card revokes the former one. */
export const issueCard = defineCall(deskEndpoints.issueCard, {
  summary: 'Issue a printed card for a member, which replaces the former one; for staff',
  params: idParams,
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      passId,
      /** The digits of its QR code. */
      code: z.string(),
      name: z.string(),
      memberId: z.nullable(z.string()),
      room: z.enum(ROOMS),
      seat: z.string(),
      batch: z.enum(BATCHES),
      firstDay: calendarDay,
      lastDay: calendarDay,
    }),
  }),
  errors: [...STAFF_ERRORS, 'userNotFound', 'noPaidDays', 'cardsDisabled'],
})

export const revokePass = defineCall(deskEndpoints.revokePass, {
  summary: 'Revoke a pass; for staff',
  params: z.object({ id: passId }),
  body: z.object({ reason: z.enum(STAFF_REVOKED_REASONS) }),
  reply: doneReply,
  errors: [...STAFF_ERRORS, 'notFound'],
})
