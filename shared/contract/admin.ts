import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { rupeeAmount } from './fields.ts'

const count = z.int().check(z.minimum(0))

/** The figures of the admin dashboard. */
const adminStats = z.object({
  /** Accounts that are not deactivated. */
  totalUsers: count,
  /** Paid bookings that run today. */
  activeBookings: count,
  /** All that are kept. */
  tourRequests: count,
  /** Those that nobody has answered yet. */
  pendingTours: count,
  /** All completed payments, in rupees. */
  revenue: rupeeAmount,
})
export type AdminStats = z.infer<typeof adminStats>

export const getAdminStats = defineCall({
  method: 'GET',
  path: '/admin/stats',
  summary: 'Users, running bookings, tour requests and revenue; for admins',
  reply: z.object({ success: z.literal(true), data: adminStats }),
  errors: ['notSignedIn', 'notAllowed'],
})
