import * as z from 'zod/mini'
import { CONSENT_PROBLEMS, cleanLastFour, ID_KINDS } from '../../domain/user/parental-consent.ts'
import { defineCall, STAFF_ERRORS } from '../call.ts'
import * as deskEndpoints from '../desk-endpoints.ts'
import { doneReply, email, idParams, oneTimeCode } from '../fields.ts'
import * as ownEndpoints from '../own-endpoints.ts'
import { userReply } from './current-user.ts'
import { noticeFields } from './privacy-notice.ts'

export const askParent = defineCall(ownEndpoints.askParent, {
  summary: "Email an OTP to a minor's parent, who consents by passing it on",
  body: z.object({ parentEmail: email }),
  reply: doneReply,
  errors: ['notLoggedIn', 'consentNotNeeded', 'consentWithdrawn', 'tooManyCodes'],
})

export const enterParentCode = defineCall(ownEndpoints.enterParentCode, {
  summary: "Record a parent's consent with the OTP that was emailed to them",
  body: z.object({ parentEmail: email, otp: oneTimeCode, ...noticeFields }),
  reply: userReply,
  errors: [
    'notLoggedIn',
    'consentNotNeeded',
    'consentWithdrawn',
    'invalidCode',
    'expiredCode',
    'codeAttemptsExhausted',
  ],
})

export const confirmOwnConsent = defineCall(ownEndpoints.confirmOwnConsent, {
  summary: 'Give your own consent after turning 18',
  body: z.object(noticeFields),
  reply: userReply,
  errors: ['notLoggedIn', 'consentNotNeeded'],
})

export const recordParentalConsent = defineCall(deskEndpoints.recordParentalConsent, {
  summary: "Record a parent's consent at reception, with the ID that the parent showed; for staff",
  params: idParams,
  body: z.object({
    idKind: z.enum(ID_KINDS, CONSENT_PROBLEMS.idKindRequired.code),
    /** Letters and digits; other characters are dropped. */
    idLastFour: z.pipe(
      z.string(CONSENT_PROBLEMS.idLastFourInvalid.code).check(z.maxLength(40)),
      z.transform(cleanLastFour),
    ),
    ...noticeFields,
  }),
  reply: doneReply,
  errors: [...STAFF_ERRORS, 'notFound', 'adminAccountNotAllowed', 'consentNotNeeded'],
})

export const withdrawParentalConsent = defineCall(deskEndpoints.withdrawParentalConsent, {
  summary: "Withdraw a parent's consent at reception; days already paid for stay valid; for staff",
  params: idParams,
  reply: doneReply,
  errors: [...STAFF_ERRORS, 'notFound', 'adminAccountNotAllowed', 'consentNotGiven'],
})
