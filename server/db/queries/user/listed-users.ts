import { type RawBuilder, sql } from 'kysely'
import { columnsOf } from '#server/db/connection/column-names.ts'
import type { Queryable } from '#server/db/connection/connect.ts'
import { studyDayOfRow } from '#server/db/queries/booking/booking-columns.ts'
import { isFoundUser, userIsListed } from '#server/db/queries/text-search.ts'
import { USER_LAST_CONTACT, withLastContact } from '#server/db/queries/user/member-note.ts'
import type { StudyDays } from '#shared/domain/booking/study-day.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { UserOrder } from '#shared/domain/list-orders.ts'
import { readListSearch } from '#shared/domain/user/desk-search.ts'
import type { Role } from '#shared/domain/user/user.ts'

export const LISTED_COLUMNS = columnsOf([
  'id',
  'fullName',
  'email',
  'memberId',
  'role',
  'deactivatedAt',
])

/** The end of the paid days of a row of `users`. */
const PAID_UNTIL = sql<CalendarDay | null>`(SELECT max(end_date) FROM bookings
  WHERE user_id = users.id AND status = 'paid')`.as('paidUntil')

/** The first as in the index users_by_name. */
const ORDERS: Record<UserOrder, RawBuilder<unknown>> = {
  name: sql`lower(full_name)`,
  newest: sql`created_at DESC`,
  memberId: sql`member_id`,
  memberIdLast: sql`member_id DESC NULLS LAST`,
}

/**
 * Users who match the search (`readListSearch`) in fields that the admin may see and are not erased, newest
 * first or by name. A receptionist does not find other staff.
 */
export async function searchUsers(
  db: Queryable,
  admin: { id: string; role: Role },
  {
    search,
    sort = 'newest',
    paidDaysFrom,
    offset,
    limit,
  }: {
    search: string
    sort?: UserOrder | undefined
    /** If given, only users who have paid for one of these study days or a later one. */
    paidDaysFrom?: StudyDays | undefined
    offset: number
    limit: number
  },
) {
  let matching = db
    .selectFrom('users')
    .where('erased_at', 'is', null)
    .where(userIsListed(admin))
    .where(isFoundUser(readListSearch(search), admin))
  if (paidDaysFrom) {
    matching = matching.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('bookings as booking')
          .whereRef('booking.user_id', '=', 'users.id')
          .where('booking.status', '=', 'paid')
          .where('booking.end_date', '>', studyDayOfRow(paidDaysFrom, 'booking.halves')),
      ),
    )
  }
  const [users, { total }] = await Promise.all([
    matching
      .select([...LISTED_COLUMNS, 'phone_number as phoneNumber', PAID_UNTIL, USER_LAST_CONTACT])
      .orderBy(ORDERS[sort])
      .orderBy('id')
      .offset(offset)
      .limit(limit)
      .execute(),
    matching.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { users: users.map(withLastContact), total: Number(total) }
}

/** Members who match the search and are not erased, with the end of their paid days; of `ids`, if given. */
export async function membersInOrder(
  db: Queryable,
  { search, sort, ids }: { search: string; sort: UserOrder; ids?: string[] | undefined },
  { offset, limit }: { offset: number; limit: number },
) {
  const members = await db
    .selectFrom('users')
    .where('role', '=', 'user')
    .where('erased_at', 'is', null)
    .where(isFoundUser(readListSearch(search)))
    .$if(ids !== undefined, (users) => users.where('id', 'in', ids ?? []))
    .select([
      ...columnsOf(['fullName', 'memberId', 'phoneNumber', 'email', 'deactivatedAt', 'createdAt']),
      PAID_UNTIL,
      USER_LAST_CONTACT,
    ])
    .orderBy(ORDERS[sort])
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute()
  return members.map(withLastContact)
}

export type MemberInOrder = Awaited<ReturnType<typeof membersInOrder>>[number]
