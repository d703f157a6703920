import * as z from 'zod/mini'
import { defineCall, STAFF_ERRORS } from '../call.ts'
import * as endpoints from '../desk-endpoints.ts'
import { rupeeAmount } from '../fields.ts'

const count = z.int().check(z.minimum(0))

/** The figures of the admin dashboard. */
const adminStats = z.object({
  /** Users who are not deactivated. */
  totalUsers: count,
  /** Paid bookings that include today. */
  activeBookings: count,
  /** All stored tour requests. */
  tourRequests: count,
  /** Pending tour requests. */
  pendingTours: count,
  /** Sales after discounts, with tax, late fees and kept deposits, in rupees; null for callers who may not see it. */
  revenue: z.nullable(rupeeAmount),
})
export type AdminStats = z.infer<typeof adminStats>

export const getAdminStats = defineCall(endpoints.getAdminStats, {
  summary:
    'Get the numbers of users, current bookings and tour requests, and, for admins, the revenue; for staff',
  reply: z.object({ success: z.literal(true), data: adminStats }),
  errors: STAFF_ERRORS,
})
