import * as z from 'zod/mini'
import * as addresses from './addresses.ts'
import { defineCall } from './call.ts'
import { membershipDetails } from './current-user.ts'
import { calendarDay } from './fields.ts'

export const getMemberDetails = defineCall(addresses.getMemberDetails, {
  summary: 'Get the membership details; null before they are saved',
  reply: z.object({ success: z.literal(true), data: z.nullable(membershipDetails) }),
  errors: ['notLoggedIn'],
})

export const getMemberStatus = defineCall(addresses.getMemberStatus, {
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
