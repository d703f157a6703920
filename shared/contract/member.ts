import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { calendarDay } from './fields.ts'
import { membershipDetails } from './user.ts'

export const getMemberDetails = defineCall({
  method: 'GET',
  path: '/member/details',
  summary: 'The membership details, null before they are given',
  reply: z.object({ success: z.literal(true), data: z.nullable(membershipDetails) }),
  errors: ['notSignedIn'],
})

export const getMemberStatus = defineCall({
  method: 'GET',
  path: '/member/status',
  summary: 'How far the membership has come and until when it runs',
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
  errors: ['notSignedIn'],
})
