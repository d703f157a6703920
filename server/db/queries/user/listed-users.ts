import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { columnsOf } from '#server/db/connection/column-names.ts'
import type { Queryable } from '#server/db/connection/connect.ts'
import { PLANNED_FOR_VALUES } from '#server/db/connection/prepared-statements.ts'
import type { Tables } from '#server/db/connection/tables.ts'
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

type Slice = { offset: number; limit: number }

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
    ...slice
  }: Slice & {
    search: string
    sort?: UserOrder | undefined
    /** If given, only users who have paid for one of these study days or a later one. */
    paidDaysFrom?: StudyDays | undefined
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
          // Follows from the next condition, and lets an index skip all earlier bookings.
          .where('booking.end_date', '>', paidDaysFrom.night)
          .where('booking.end_date', '>', studyDayOfRow(paidDaysFrom, 'booking.halves')),
      ),
    )
  }
  const [ids, { total }] = await Promise.all([
    idsInOrder(matching, sort, slice),
    matching
      .modifyFront(PLANNED_FOR_VALUES)
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  const users = await usersInOrder(db, ids, sort)
    .select([...LISTED_COLUMNS, 'phone_number as phoneNumber', PAID_UNTIL, USER_LAST_CONTACT])
    .execute()
  return { users: users.map(withLastContact), total: Number(total) }
}

/** Members who match the search and are not erased, with the end of their paid days; of `ids`, if given. */
export async function membersInOrder(
  db: Queryable,
  { search, sort, ids }: { search: string; sort: UserOrder; ids?: string[] | undefined },
  slice: Slice,
) {
  const matching = db
    .selectFrom('users')
    .where('role', '=', 'user')
    .where('erased_at', 'is', null)
    .where(isFoundUser(readListSearch(search)))
    .$if(ids !== undefined, (users) => users.where(sql<boolean>`id = ANY(${ids}::uuid[])`))
  const members = await usersInOrder(db, await idsInOrder(matching, sort, slice), sort)
    .select([
      ...columnsOf(['fullName', 'memberId', 'phoneNumber', 'email', 'deactivatedAt', 'createdAt']),
      PAID_UNTIL,
      USER_LAST_CONTACT,
    ])
    .execute()
  return members.map(withLastContact)
}

/** The ids of a slice of the matching users. Nothing else is read of those before it. */
async function idsInOrder(
  matching: SelectQueryBuilder<Tables, 'users', object>,
  sort: UserOrder,
  { offset, limit }: Slice,
): Promise<string[]> {
  const users = await matching
    .modifyFront(PLANNED_FOR_VALUES)
    .select('id')
    .orderBy(ORDERS[sort])
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute()
  return users.map(({ id }) => id)
}

function usersInOrder(db: Queryable, ids: string[], sort: UserOrder) {
  return db
    .selectFrom('users')
    .where(sql<boolean>`id = ANY(${ids}::uuid[])`)
    .orderBy(ORDERS[sort])
    .orderBy('id')
}

export type MemberInOrder = Awaited<ReturnType<typeof membersInOrder>>[number]
