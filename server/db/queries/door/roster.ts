import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Database, Queryable } from '#server/db/connection/connect.ts'
import { waitsAtDesk } from '#server/db/queries/booking/booking-columns.ts'
import { amountToPay } from '#server/db/queries/money/deposit.ts'
import { openDue, payableOn } from '#server/db/queries/money/due.ts'
import { parentConsented } from '#server/db/queries/user/consent.ts'
import { addDays, type CalendarDay } from '#shared/domain/calendar-day.ts'
import { ROSTER_DAYS, ROSTER_PASSES } from '#shared/domain/door/door-stay.ts'

export type RosterRow = Awaited<ReturnType<typeof rosterMembers>>[number]

/**
 * The members whom gates know on a study day, and their stays near it: paid, waiting for payment at
 * reception, or cancelled after payment. `userIds` limits them to these users.
 */
export function rosterMembers(
  db: Queryable,
  { day, userIds }: { day: CalendarDay; userIds?: readonly string[] | undefined },
) {
  const state = sql<'paid' | 'unpaid' | 'cancelled'>`CASE
    WHEN booking.status IN ('paid', 'cancelled') THEN booking.status ELSE 'unpaid' END`
  const isNear = sql<boolean>`booking.start_date <= ${addDays(day, ROSTER_DAYS.after)}
    AND booking.end_date > ${addDays(day, -ROSTER_DAYS.before)}
    AND (booking.status = 'paid' OR (booking.status = 'cancelled' AND booking.paid_at IS NOT NULL)
      OR (booking.status IN ('held', 'lapsed') AND ${waitsAtDesk}))`
  return db
    .selectFrom('users')
    .leftJoin('membership_details as details', 'details.user_id', 'users.id')
    .select([
      'users.id as userId',
      'users.full_name as name',
      'users.role',
      'users.member_id as memberId',
      'users.email',
      'users.phone_number as phoneNumber',
      'users.date_of_birth as dateOfBirth',
      'users.consented_on as consentedOn',
      'users.created_at as createdAt',
      'users.deactivated_at as deactivatedAt',
      'details.selfie',
    ])
    .select((user) => [
      parentConsented(user).as('parentConsented'),
      jsonArrayFrom(
        user
          .selectFrom('bookings as booking')
          .select([
            'booking.id as bookingId',
            'booking.room',
            'booking.seat_id as seat',
            'booking.batch',
            'booking.start_date as startDate',
            'booking.end_date as endDate',
            state.as('state'),
            sql<number>`CASE WHEN ${state} = 'unpaid' THEN ${amountToPay} ELSE ${openDue} END`.as(
              'due',
            ),
            payableOn.as('payableOn'),
          ])
          .whereRef('booking.user_id', '=', 'users.id')
          .where(isNear)
          .orderBy('booking.start_date')
          .orderBy('booking.id'),
      ).as('stays'),
      jsonArrayFrom(
        user
          .selectFrom('hall_passes as pass')
          .select([
            sql<string>`encode(pass.id, 'hex')`.as('id'),
            'pass.kind',
            sql<boolean>`pass.revoked_at IS NOT NULL`.as('revoked'),
          ])
          .whereRef('pass.user_id', '=', 'users.id')
          .orderBy('pass.issued_at', 'desc')
          .orderBy('pass.id')
          .limit(ROSTER_PASSES),
      ).as('passes'),
      jsonObjectFrom(
        user
          .selectFrom('door_entries as entry')
          .select(['entry.direction', 'entry.at', 'entry.study_day as day'])
          .whereRef('entry.user_id', '=', 'users.id')
          .where('entry.study_day', '>=', addDays(day, -1))
          .where('entry.outcome', '<>', 'refused')
          .orderBy('entry.at', 'desc')
          .orderBy('entry.id', 'desc')
          .limit(1),
      ).as('last'),
    ])
    .where('users.erased_at', 'is', null)
    .where((user) =>
      user.exists(
        user
          .selectFrom('bookings as booking')
          .select('booking.id')
          .whereRef('booking.user_id', '=', 'users.id')
          .where(isNear),
      ),
    )
    .$if(userIds !== undefined, (members) =>
      members.where(sql<boolean>`users.id = ANY(${userIds ?? []}::uuid[])`),
    )
    .orderBy('users.id')
    .execute()
}

const ERA_LENGTH = 8

/** A state of the roster: everything committed by transactions before `xmin`, a PostgreSQL xid8. */
export type RosterMark = { era: string; xmin: string }

/**
 * Reads the roster as a consistent snapshot: all of it, or the members who changed since a mark. `userIds` are the
 * changed users, whether or not they are still in the roster; undefined if all of it was read.
 */
export async function readRoster(
  db: Database,
  { day, since }: { day: CalendarDay; since: RosterMark | undefined },
): Promise<{
  mark: RosterMark
  members: RosterRow[]
  absentPasses: string[]
  userIds: string[] | undefined
}> {
  const era = (await rosterEra(db)).slice(0, ERA_LENGTH)
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const { rows } = await sql<{ xmin: string; xmax: string }>`
        SELECT pg_snapshot_xmin(s)::text AS xmin, pg_snapshot_xmax(s)::text AS xmax
        FROM pg_current_snapshot() s`.execute(trx)
      const { xmin = '0', xmax = '0' } = rows[0] ?? {}
      const mark = { era, xmin }
      if (since?.era !== era || BigInt(since.xmin) > BigInt(xmax)) {
        const members = await rosterMembers(trx, { day })
        return { mark, members, absentPasses: await absentPasses(trx, members), userIds: undefined }
      }
      // Includes transactions that were still running when the mark was read.
      const changes = await sql<{ userId: string }>`
        SELECT DISTINCT user_id AS "userId" FROM roster_changes
        WHERE changed_in >= ${since.xmin}::xid8 ORDER BY 1`.execute(trx)
      const userIds = changes.rows.map(({ userId }) => userId)
      if (userIds.length === 0) return { mark, members: [], absentPasses: [], userIds }
      const members = await rosterMembers(trx, { day, userIds })
      return { mark, members, absentPasses: await absentPasses(trx, members, userIds), userIds }
    })
}

/**
 * The IDs, in hexadecimal, of the current epoch's passes that no listed member has; only those of `userIds` if
 * given. Excludes passes that were revoked two years ago, because they have no paid days left.
 */
async function absentPasses(
  db: Queryable,
  listed: readonly RosterRow[],
  userIds?: readonly string[],
): Promise<string[]> {
  const ids = listed.flatMap(({ passes }) => passes.map(({ id }) => id))
  const userCondition = userIds ? sql`AND user_id = ANY(${userIds}::uuid[])` : sql``
  const { rows } = await sql<{ id: string }>`
    SELECT encode(pass.id, 'hex') AS id FROM hall_passes pass
    WHERE epoch = (SELECT epoch FROM door_keys WHERE retired_at IS NULL)
      AND (revoked_at IS NULL OR revoked_at > now() - interval '2 years') ${userCondition}
      AND NOT EXISTS (
        SELECT FROM unnest(${ids}::text[]) AS listed (id) WHERE decode(listed.id, 'hex') = pass.id
      )
    ORDER BY 1`.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns the era. Starts a new one if a crash or a restore has emptied the table. */
async function rosterEra(db: Database): Promise<string> {
  const read = () => db.selectFrom('roster_era').select('era').executeTakeFirst()
  const found = await read()
  if (found) return found.era
  await db
    .insertInto('roster_era')
    .values({ id: 1 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const started = await read()
  if (!started) throw new Error('The era of the roster was not stored')
  return started.era
}

/** Removes changes that no gate still needs: gates get the full roster on each new study day. */
export async function removeOldRosterChanges(db: Queryable): Promise<void> {
  await sql`DELETE FROM roster_changes WHERE at < now() - interval '3 days'`.execute(db)
}
