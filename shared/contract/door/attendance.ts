import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { doneReply, instant } from '../fields.ts'
import * as ownEndpoints from '../own-endpoints.ts'

const minutes = z.int().check(z.minimum(0))

/** Returns only the caller's own time; no other reply contains anyone's hours. */
export const getAttendance = defineCall(ownEndpoints.getAttendance, {
  summary: "Get the caller's own time in the hall",
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      /** Hours are offered only to users who are known to be adults. */
      offered: z.boolean(),
      /** False if the user has switched them off. */
      on: z.boolean(),
      /** In minutes, until now; null unless offered and on. The week begins on Monday. */
      time: z.nullable(
        z.object({
          today: minutes,
          week: minutes,
          month: minutes,
          /** When the user came in; null if not inside. */
          insideSince: z.nullable(instant),
        }),
      ),
    }),
  }),
  errors: ['notLoggedIn'],
})

/** Entries at the door are stored either way. */
export const setAttendanceEnabled = defineCall(ownEndpoints.setAttendanceEnabled, {
  summary: "Switch the caller's own time in the hall on or off",
  body: z.object({ on: z.boolean() }),
  reply: doneReply,
  errors: ['notLoggedIn'],
})
