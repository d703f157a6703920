import { countActiveUsers, countBookingsOn, sumCompletedPayments } from '#server/db/hall-figures.ts'
import { countTours } from '#server/db/tour-list.ts'
import type { Services } from '#server/services.ts'
import type { AdminStats } from '#shared/contract/admin.ts'

/** How the hall stands today. */
export async function hallStats({ db, today }: Services): Promise<AdminStats> {
  const [totalUsers, activeBookings, tourRequests, pendingTours, revenue] = await Promise.all([
    countActiveUsers(db),
    countBookingsOn(db, today()),
    countTours(db),
    countTours(db, { status: 'pending' }),
    sumCompletedPayments(db),
  ])
  return { totalUsers, activeBookings, tourRequests, pendingTours, revenue }
}
