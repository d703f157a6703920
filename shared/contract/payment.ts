import * as z from 'zod/mini'
import { METHOD_REQUIRED, PAYMENT_METHODS } from '../domain/payment.ts'
import { defineCall } from './call.ts'
import { currentUser } from './user.ts'

const PAYMENT_ID_RULE = 'Please give 8 to 64 letters, digits, - or _'

/** Idempotent by `paymentId`: the same call again answers the same and changes nothing. */
export const completePayment = defineCall({
  method: 'POST',
  path: '/auth/complete-payment',
  summary: 'Pay for the booking that waits; issues the member ID at the first payment',
  body: z.object({
    paymentId: z.string(PAYMENT_ID_RULE).check(z.regex(/^[A-Za-z0-9_-]{8,64}$/, PAYMENT_ID_RULE)),
    paymentStatus: z.literal('completed', 'Only a completed payment can be saved'),
    /** An addition to the specification's payload, so that the cash book is right. */
    paymentMethod: z.optional(z.enum(PAYMENT_METHODS, METHOD_REQUIRED)),
  }),
  reply: z.object({
    success: z.literal(true),
    user: currentUser,
    dyanpittId: z.nullable(z.string()),
    showCongratulations: z.boolean(),
    message: z.string(),
  }),
  errors: [
    'notSignedIn',
    'notAllowed',
    'membershipFirst',
    'nothingToPay',
    'seatTaken',
    'seatClosed',
    'ownPeriodOverlap',
    'bookingOutdated',
    'paymentIdUsed',
  ],
})
