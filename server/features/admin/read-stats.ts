import { countActiveUsers, countRunningBookings } from '#server/db/queries/admin/stats.ts'
import { balances } from '#server/db/queries/money/books.ts'
import { countTours } from '#server/db/queries/tour/tour-management.ts'
import type { Services } from '#server/services.ts'
import type { AdminStats } from '#shared/contract/admin/stats.ts'
import { rupeesOf } from '#shared/domain/money/ledger.ts'
import { SALES_ACCOUNTS } from '#shared/domain/money/report.ts'
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
    may(user, 'revenue') ? balances(db, { accounts: SALES_ACCOUNTS }) : null,
  ])
  // What members paid: with the tax and the kept deposits, after discounts.
  const revenue =
    sold === null ? null : 0 - rupeesOf(sold.reduce((sum, { paise }) => sum + paise, 0))
  return { totalUsers, activeBookings, tourRequests, pendingTours, revenue }
}
