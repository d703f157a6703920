import * as z from 'zod/mini'
import { LANGUAGES } from '../../domain/language.ts'
import { GENDER_PROBLEMS, GENDERS } from '../../domain/options.ts'
import { BIRTH_DATE_PROBLEMS } from '../../domain/user/birth-date.ts'
import { claimCodeProblem } from '../../domain/user/claim-code.ts'
import { emailProblem, normalizeEmail } from '../../domain/user/email.ts'
import { normalizeCode } from '../../domain/user/one-time-code.ts'
import { defineCall, STAFF_ERRORS } from '../call.ts'
import * as endpoints from '../desk-endpoints.ts'
import {
  calendarDay,
  doneReply,
  email,
  fullName,
  idParams,
  normalizedText,
  phoneNumber,
} from '../fields.ts'
import * as ownEndpoints from '../own-endpoints.ts'
import { membershipFields } from '../user/membership.ts'
import { noticeFields } from '../user/privacy-notice.ts'

/** Reception registers people who come without an account, and they claim it. */

/** '' for people without an email. */
const optionalEmail = normalizedText(normalizeEmail, (text) =>
  text === '' ? undefined : emailProblem(text),
)

const knownMember = z.nullable(
  z.object({
    /** Null, like the name, for staff whom the caller may not see. */
    id: z.nullable(z.uuid()),
    name: z.nullable(z.string()),
    dyanpittId: z.nullable(z.string()),
    active: z.boolean(),
  }),
)
export type KnownMember = NonNullable<z.infer<typeof knownMember>>

export const findKnownMembers = defineCall(endpoints.findKnownMembers, {
  summary: 'Find who already has a phone number or an email; for staff',
  body: z.object({
    phoneNumber: z.optional(phoneNumber),
    email: z._default(optionalEmail, ''),
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ phoneNumber: knownMember, email: knownMember }),
  }),
  errors: STAFF_ERRORS,
})

/** Nobody can log in to the new account until its member claims it. */
export const registerWalkIn = defineCall(endpoints.registerWalkIn, {
  summary:
    'Register somebody at reception, with or without an email, with the membership details and a selfie; for staff',
  body: z.object({
    fullName,
    phoneNumber,
    email: z._default(optionalEmail, ''),
    // The rule needs the current day, so the use case checks it.
    dateOfBirth: z.string(BIRTH_DATE_PROBLEMS.birthDateRequired.code),
    gender: z.enum(GENDERS, GENDER_PROBLEMS.genderRequired.code),
    /** The language in which the hall writes to the member. */
    language: z._default(z.enum(LANGUAGES), 'en'),
    ...membershipFields,
    ...noticeFields,
  }),
  reply: z.object({
    success: z.literal(true),
    message: z.string(),
    data: z.object({ id: z.uuid() }),
  }),
  errors: [
    ...STAFF_ERRORS,
    'phoneTaken',
    'emailTaken',
    'notAnImage',
    'fileTooLarge',
    'storageUnavailable',
  ],
})

export const issueClaimCode = defineCall(endpoints.issueClaimCode, {
  summary: 'Get a code with which a walk-in claims their account; for staff',
  params: idParams,
  reply: z.object({
    success: z.literal(true),
    /** The code is valid until the end of `lastDay`. */
    data: z.object({ claimCode: z.string(), lastDay: calendarDay }),
  }),
  errors: [...STAFF_ERRORS, 'adminAccountNotAllowed', 'notFound', 'alreadyClaimed'],
})

export const claimAccount = defineCall(ownEndpoints.claimAccount, {
  summary:
    'Claim an account that reception has made, with the code from reception: emails an OTP for the password',
  body: z.object({
    phoneNumber,
    claimCode: normalizedText(normalizeCode, claimCodeProblem),
    email,
  }),
  reply: doneReply,
  errors: ['wrongClaimCode', 'emailTaken', 'tooManyCodes'],
})
