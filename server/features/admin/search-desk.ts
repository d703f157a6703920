import { findBookings, findCredits, findUsers } from '#server/db/queries/admin/desk-search.ts'
import { findPaper } from '#server/db/queries/money/receipt.ts'
import type { Services } from '#server/services.ts'
import type { searchDesk as searchCall } from '#shared/contract/admin/desk-search.ts'
import type { ReplyOf } from '#shared/contract/call.ts'
import { readDeskSearch } from '#shared/domain/user/desk-search.ts'
import type { Role } from '#shared/domain/user/user.ts'
import { maySeeDetails } from '#shared/domain/user/user-access.ts'
import { searchReply } from '#shared/replies/desk-search.ts'

/** Finds the users and bookings that match what somebody at the counter typed. */
export async function searchDesk(
  services: Services,
  caller: { id: string; role: Role },
  typed: string,
): Promise<ReplyOf<typeof searchCall>['data']> {
  const search = readDeskSearch(typed)
  if (!search) return { users: [], bookings: [], papers: [], credits: [] }
  const { seat, receipt, utr } = search
  const [users, paper, credits] = await Promise.all([
    findUsers(services.db, caller, search),
    receipt && findPaper(services.db, receipt),
    utr === undefined ? [] : findCredits(services.db, utr),
  ])
  const bookings = await findBookings(services.db, caller, {
    userIds: users.filter((user) => maySeeDetails(caller, user)).map(({ id }) => id),
    seat,
    receipt,
    utr,
    now: services.now(),
    days: services.studyDays(),
  })
  return searchReply({ users, bookings, paper, credits }, caller)
}
