import * as z from 'zod/mini'
import { PAYMENT_METHODS, PAYMENT_PROBLEMS } from '../../domain/money/payment.ts'
import { defineCall } from '../call.ts'
import * as endpoints from '../endpoints.ts'
import { REQUEST_PROBLEMS } from '../field-problems.ts'
import { currentUser } from '../user/current-user.ts'

const ID_INVALID = REQUEST_PROBLEMS.paymentIdInvalid.code

/** Idempotent by `paymentId`: a repeated call returns the same reply and changes nothing. */
export const completePayment = defineCall(endpoints.completePayment, {
  summary: 'Pay for the unpaid booking; the first payment issues the member ID',
  body: z.object({
    paymentId: z.string(ID_INVALID).check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, ID_INVALID)),
    paymentStatus: z.literal('completed', REQUEST_PROBLEMS.paymentNotCompleted.code),
    /** An addition to the specification's payload, needed for the cash book. */
    paymentMethod: z.optional(z.enum(PAYMENT_METHODS, PAYMENT_PROBLEMS.paymentMethodRequired.code)),
  }),
  reply: z.object({
    success: z.literal(true),
    user: currentUser,
    dyanpittId: z.nullable(z.string()),
    showCongratulations: z.boolean(),
    message: z.string(),
  }),
  errors: [
    'notLoggedIn',
    'notAllowed',
    'membershipDetailsRequired',
    'consentRequired',
    'nothingToPay',
    'seatTaken',
    'seatClosed',
    'seatReservedForRenewal',
    'seatNotAllowed',
    'priceChanged',
    'ownPeriodOverlap',
    'startDatePassed',
    'paymentIdUsed',
    'paymentRefused',
    'paymentPending',
  ],
})
