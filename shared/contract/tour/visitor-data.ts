import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { doneReply, email, oneTimeCode } from '../fields.ts'
import * as ownEndpoints from '../own-endpoints.ts'
import { about, storedChange, storedCode, storedMail, storedTour } from '../user/personal-data.ts'

/** Everything the hall stores about someone without an account. */
const visitorData = z.object({
  about: z.omit(about, { pictures: true, amounts: true }),
  /** Newest first. */
  tours: z.array(storedTour),
  mails: z.array(storedMail),
  codes: z.array(storedCode),
  /** Changes by admins to the tours. */
  changes: z.array(storedChange),
})
export type VisitorData = z.infer<typeof visitorData>

/** The reply is the same whether or not there are tours. */
export const sendVisitorCode = defineCall(ownEndpoints.sendVisitorCode, {
  summary: 'Email an OTP to a visitor who wants to see the data of their tours',
  body: z.object({ email }),
  reply: doneReply,
  errors: ['tooManyCodes'],
})

export const openVisitorData = defineCall(ownEndpoints.openVisitorData, {
  summary:
    'Get the data of all tours of an email with its OTP; sets the cookie that erase-data needs; not for an email with an account',
  body: z.object({ email, otp: oneTimeCode }),
  reply: z.object({ success: z.literal(true), data: visitorData }),
  errors: ['invalidCode', 'expiredCode', 'codeAttemptsExhausted', 'emailHasAccount'],
})

export const eraseVisitorData = defineCall(ownEndpoints.eraseVisitorData, {
  summary:
    'Permanently erase the data of all tours of the email that was just verified; cancels upcoming ones',
  body: z.object({ email }),
  reply: doneReply,
  errors: ['visitorProofExpired', 'emailHasAccount'],
})
