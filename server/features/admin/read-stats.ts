import { balanceOf } from '#server/db/queries/ledger.ts'
import { countActiveUsers, countRunningBookings } from '#server/db/queries/stats.ts'
import { countTours } from '#server/db/queries/tour-management.ts'
import type { Services } from '#server/services.ts'
import type { AdminStats } from '#shared/contract/admin.ts'
import { rupeesOf } from '#shared/domain/money/ledger.ts'
import { may } from '#shared/domain/user/permissions.ts'
import type { Role } from '#shared/domain/user/user.ts'

/** Returns the numbers on the admin dashboard, with the revenue for those who may see it. */
export async function readStats(
  { db, studyDays }: Services,
  user: { role: Role },
): Promise<AdminStats> {
  const [totalUsers, activeBookings, tourRequests, pendingTours, sold] = await Promise.all([
    countActiveUsers(db),
    countRunningBookings(db, studyDays()),
    countTours(db),
    countTours(db, { status: 'pending' }),
    may(user, 'revenue')
      ? Promise.all([balanceOf(db, 'fees'), balanceOf(db, 'gst'), balanceOf(db, 'discount')])
      : null,
  ])
  // With the tax and without discounts, as members paid it.
  const revenue = sold === null ? null : 0 - rupeesOf(sold[0] + sold[1] + sold[2])
  return { totalUsers, activeBookings, tourRequests, pendingTours, revenue }
}
