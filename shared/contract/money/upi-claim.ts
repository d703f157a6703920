import * as z from 'zod/mini'
import { PAYMENT_METHODS } from '../../domain/money/payment.ts'
import {
  REJECTION_PROBLEMS,
  REJECTION_REASONS,
  rejectionNoteProblem,
} from '../../domain/money/upi-claim.ts'
import { utrOf, utrProblem } from '../../domain/money/utr.ts'
import { defineCall, STAFF_ERRORS } from '../call.ts'
import * as deskEndpoints from '../desk-endpoints.ts'
import * as endpoints from '../endpoints.ts'
import { doneReply, idParams, normalizedText, storable } from '../fields.ts'
import { givenDiscount } from './discount.ts'

/** May be sent with spaces or Devanagari digits. */
const utr = normalizedText(utrOf, utrProblem)

export const getUpiPayment = defineCall(endpoints.getUpiPayment, {
  summary: "Get the caller's payment due at reception, and the state of its UTR",
  reply: z.object({
    success: z.literal(true),
    /** Null if no payment is due at reception. */
    data: z.nullable(
      z.object({
        paymentMethod: z.nullable(z.enum(PAYMENT_METHODS)),
        claim: z.nullable(
          z.object({
            utr: z.string(),
            state: z.enum(['waiting', 'rejected']),
            reason: z.nullable(z.enum(REJECTION_REASONS)),
            note: z.nullable(z.string()),
            hasScreenshot: z.boolean(),
          }),
        ),
      }),
    ),
  }),
  errors: ['notLoggedIn'],
})

/** Idempotent: sending the same UTR again changes nothing. */
export const sendUtr = defineCall(endpoints.sendUtr, {
  summary: 'Enter or correct the UTR of a UPI payment, which reception then checks',
  body: z.object({ utr }),
  reply: doneReply,
  errors: [
    'notLoggedIn',
    'notAllowed',
    'membershipDetailsRequired',
    'consentRequired',
    'noUpiPayment',
    'utrUsed',
    'tooManyClaims',
  ],
})

export const saveScreenshot = defineCall(endpoints.saveScreenshot, {
  summary: 'Add or replace the screenshot of the UPI payment whose UTR reception checks',
  reply: doneReply,
  errors: [
    'notLoggedIn',
    'notAllowed',
    'membershipDetailsRequired',
    'noUtrToCheck',
    'notAnImage',
    'fileTooLarge',
    'storageUnavailable',
  ],
})

export const confirmUtr = defineCall(deskEndpoints.confirmUtr, {
  summary:
    "Confirm the UPI payment with the UTR that the admin checked, less a discount, up to the limit of the caller's role; for staff",
  params: idParams,
  body: z.object({ utr, discount: givenDiscount }),
  reply: doneReply,
  errors: [
    ...STAFF_ERRORS,
    'notFound',
    'claimNotWaiting',
    'claimChanged',
    'bookingEnded',
    'paymentAlreadyConfirmed',
    'consentRequired',
    'paymentTooLate',
    'seatNoLongerFree',
    'ownPeriodOverlap',
    'discountAboveLimit',
    'discountNotTheDifference',
    'lessReceived',
    'utrUsed',
  ],
})

export const rejectUtr = defineCall(deskEndpoints.rejectUtr, {
  summary: 'Reject a UTR, with a reason for the member; for staff',
  params: idParams,
  body: z
    .object({
      utr,
      reason: z.enum(REJECTION_REASONS, REJECTION_PROBLEMS.rejectionReasonRequired.code),
      note: z._default(z.string().check(z.trim(), storable()), ''),
    })
    .check((context) => {
      const { note, reason } = context.value
      const problem = rejectionNoteProblem(note, reason)
      if (!problem) return
      context.issues.push({ code: 'custom', message: problem.code, path: ['note'], input: note })
    }),
  reply: doneReply,
  errors: [...STAFF_ERRORS, 'notFound', 'claimNotWaiting', 'claimChanged'],
})
