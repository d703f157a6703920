import { countTours } from '#server/db/queries/managed-tour.ts'
import {
  countActiveUsers,
  countBookingsOn,
  sumCompletedPayments,
} from '#server/db/queries/stats.ts'
import type { Services } from '#server/services.ts'
import type { AdminStats } from '#shared/contract/admin.ts'

/** Returns the numbers on the admin dashboard. */
export async function readStats({ db, today }: Services): Promise<AdminStats> {
  const [totalUsers, activeBookings, tourRequests, pendingTours, revenue] = await Promise.all([
    countActiveUsers(db),
    countBookingsOn(db, today()),
    countTours(db),
    countTours(db, { status: 'pending' }),
    sumCompletedPayments(db),
  ])
  return { totalUsers, activeBookings, tourRequests, pendingTours, revenue }
}
