import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import * as endpoints from '../endpoints.ts'
import { doneReply } from '../fields.ts'

/** The address at the browser's push service, as in PushSubscription.endpoint. */
const endpoint = z.url().check(z.maxLength(1_000))

export const getPushKey = defineCall(endpoints.getPushKey, {
  summary: 'Get the key with which browsers subscribe to notifications; null if they are off',
  reply: z.object({
    success: z.literal(true),
    /** The applicationServerKey, in base64url. */
    data: z.object({ publicKey: z.nullable(z.string()) }),
  }),
  errors: ['notLoggedIn'],
})

/** The body is PushSubscription.toJSON(). Refused with notFound if notifications are off. */
export const subscribeToPush = defineCall(endpoints.subscribeToPush, {
  summary: 'Send notifications for the caller to this browser',
  body: z.object({
    endpoint,
    keys: z.object({
      /** 65 bytes in base64url. */
      p256dh: z.string().check(z.regex(/^[A-Za-z0-9_-]{87}$/)),
      /** 16 bytes in base64url. */
      auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)),
    }),
  }),
  reply: doneReply,
  errors: ['notLoggedIn', 'notFound'],
})

export const unsubscribeFromPush = defineCall(endpoints.unsubscribeFromPush, {
  summary: 'Send no more notifications for the caller to this browser',
  body: z.object({ endpoint }),
  reply: doneReply,
  errors: ['notLoggedIn'],
})
