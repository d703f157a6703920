import * as z from 'zod/mini'
import { defineCall, STAFF_ERRORS } from '../call.ts'
import * as endpoints from '../desk-endpoints.ts'
import { doneReply, factorCode, idParams, instant, ownPassword } from '../fields.ts'

/** Both are required again for every change, as at login. */
const passwordAndCode = z.object({ password: ownPassword, code: factorCode })

/** The recovery codes are shown once and can't be read again. */
const recoveryCodes = z.object({
  success: z.literal(true),
  data: z.object({ recoveryCodes: z.array(z.string()) }),
  message: z.string(),
})

const secondFactor = z.object({
  on: z.boolean(),
  /** When it was switched on. */
  since: z.nullable(instant),
  /** How many recovery codes are unused. */
  recoveryCodesLeft: z.int(),
  /** Whether the study hall requires it of this user. */
  required: z.boolean(),
})
export type OwnSecondFactor = z.infer<typeof secondFactor>

export const getSecondFactor = defineCall(endpoints.getSecondFactor, {
  summary: "Get whether the caller's second factor is on, and how many recovery codes are left",
  reply: z.object({ success: z.literal(true), data: secondFactor }),
  errors: ['notLoggedIn'],
})

/** May be repeated until confirmSecondFactor. Each call replaces the key. */
export const startSecondFactor = defineCall(endpoints.startSecondFactor, {
  summary:
    "Start setting up a second factor; returns the key for an authenticator app, which can't be read again; for staff",
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      /** The otpauth: URI, for a QR code. */
      uri: z.string(),
      /** The same key in base 32, to be typed. */
      key: z.string(),
    }),
  }),
  errors: ['notLoggedIn', 'notAllowed', 'secondFactorOn'],
})

export const confirmSecondFactor = defineCall(endpoints.confirmSecondFactor, {
  summary:
    "Switch the second factor on with the app's first code and the password; returns the recovery codes and ends the user's other sessions; for staff",
  body: passwordAndCode,
  reply: recoveryCodes,
  errors: [
    'notLoggedIn',
    'notAllowed',
    'secondFactorOn',
    'secondFactorOff',
    'wrongPassword',
    'wrongSecondFactorCode',
  ],
})

export const renewRecoveryCodes = defineCall(endpoints.renewRecoveryCodes, {
  summary: 'Replace all recovery codes of the caller',
  body: passwordAndCode,
  reply: recoveryCodes,
  errors: ['notLoggedIn', 'secondFactorOff', 'wrongPassword', 'wrongSecondFactorCode'],
})

export const endSecondFactor = defineCall(endpoints.endSecondFactor, {
  summary: "Switch the caller's second factor off",
  body: passwordAndCode,
  reply: doneReply,
  errors: ['notLoggedIn', 'secondFactorOff', 'wrongPassword', 'wrongSecondFactorCode'],
})

export const resetSecondFactor = defineCall(endpoints.resetSecondFactor, {
  summary:
    "Remove another user's second factor, for someone who lost their phone, and end their sessions; for super admins",
  params: idParams,
  reply: doneReply,
  errors: [...STAFF_ERRORS, 'notFound', 'secondFactorResetNotAllowed', 'secondFactorOff'],
})
