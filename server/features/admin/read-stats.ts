import {
  countActiveUsers,
  countRunningBookings,
  sumCompletedPayments,
} from '#server/db/queries/stats.ts'
import { countTours } from '#server/db/queries/tour-management.ts'
import type { Services } from '#server/services.ts'
import type { AdminStats } from '#shared/contract/admin.ts'

/** Returns the numbers on the admin dashboard. */
export async function readStats({ db, studyDays }: Services): Promise<AdminStats> {
  const [totalUsers, activeBookings, tourRequests, pendingTours, revenue] = await Promise.all([
    countActiveUsers(db),
    countRunningBookings(db, studyDays()),
    countTours(db),
    countTours(db, { status: 'pending' }),
    sumCompletedPayments(db),
  ])
  return { totalUsers, activeBookings, tourRequests, pendingTours, revenue }
}
