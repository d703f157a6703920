import * as z from 'zod/mini'
import { LANGUAGES } from '../../domain/language.ts'
import { defineCall } from '../call.ts'
import * as endpoints from '../endpoints.ts'
import { doneReply, email, fullName, oneTimeCode, ownPassword, phoneNumber } from '../fields.ts'
import * as ownEndpoints from '../own-endpoints.ts'
import { userReply } from './current-user.ts'

/** A field that is not sent stays as it is. */
export const changeDetails = defineCall(ownEndpoints.changeDetails, {
  summary: "Change the caller's name or phone number",
  body: z.object({ fullName: z.optional(fullName), phoneNumber: z.optional(phoneNumber) }),
  reply: userReply,
  errors: ['notLoggedIn', 'phoneTaken'],
})

/** The reply does not reveal whether the new email has an account. */
export const askEmailCode = defineCall(ownEndpoints.askEmailCode, {
  summary: 'Check the password and email an OTP to the new address',
  body: z.object({ newEmail: email, password: ownPassword }),
  reply: doneReply,
  errors: ['notLoggedIn', 'wrongPassword', 'tooManyCodes'],
})

export const changeEmail = defineCall(ownEndpoints.changeEmail, {
  summary:
    "Change the caller's email with the OTP that was sent to the new one; ends the user's other sessions and tells the former email",
  body: z.object({ newEmail: email, otp: oneTimeCode }),
  reply: userReply,
  errors: ['notLoggedIn', 'invalidCode', 'expiredCode', 'codeAttemptsExhausted', 'emailTaken'],
})

/** Called when the user switches the language; login alone does not change it. */
export const saveLanguage = defineCall(endpoints.saveLanguage, {
  summary: "Set the language of the caller's screens and emails",
  body: z.object({ language: z.enum(LANGUAGES) }),
  reply: doneReply,
  errors: ['notLoggedIn'],
})
