import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import * as endpoints from '../endpoints.ts'
import { calendarDay } from '../fields.ts'
import { membershipDetails } from './current-user.ts'

export const getMemberDetails = defineCall(endpoints.getMemberDetails, {
  summary: 'Get the membership details; null before they are saved',
  reply: z.object({ success: z.literal(true), data: z.nullable(membershipDetails) }),
  errors: ['notLoggedIn'],
})

export const getMemberStatus = defineCall(endpoints.getMemberStatus, {
  summary: "Get the membership's progress and its last day",
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      membershipCompleted: z.boolean(),
      bookingCompleted: z.boolean(),
      dyanpittId: z.nullable(z.string()),
      membershipValidUntil: z.nullable(calendarDay),
      daysLeft: z.nullable(z.int()),
    }),
  }),
  errors: ['notLoggedIn'],
})
