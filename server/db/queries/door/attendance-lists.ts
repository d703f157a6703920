import { sql } from 'kysely'
import type { Queryable } from '#server/db/connection/connect.ts'
import { USER_LAST_CONTACT, withLastContact } from '#server/db/queries/user/member-note.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { DoorDays } from '#shared/domain/door/attendance-lists.ts'
import type { EntryOutcome } from '#shared/domain/door/door-entry.ts'
import type { Language } from '#shared/domain/language.ts'
import type { ContactKind } from '#shared/domain/user/member-note.ts'

/** A person whom reception may call. */
type Person = {
  userId: string
  name: string
  phoneNumber: string | null
  language: Language
  lastContact: { kind: ContactKind; at: string } | null
}

/** For rows of `users`. */
const PERSON = sql`users.id AS "userId", users.full_name AS name, users.phone_number AS "phoneNumber",
  users.language, ${USER_LAST_CONTACT}`

/** Entries since the study day `from`, including refused ones, of members with no paid days left today. */
export async function expiredMemberEntries(
  db: Queryable,
  { from, today }: { from: CalendarDay; today: CalendarDay },
) {
  const { rows } = await sql<
    Person & {
      paidUntil: CalendarDay
      studyDay: CalendarDay
      at: Date
      outcome: EntryOutcome
    }
  >`
    WITH came AS (SELECT user_id, study_day, at, outcome FROM door_entries
      WHERE study_day >= ${from} AND direction = 'in'),
    -- Materialized, so that the bookings of each member are read once, not for each of their entries.
    paid AS MATERIALIZED (SELECT user_id, (
        SELECT max(end_date) FROM bookings WHERE user_id = member.user_id AND status = 'paid'
      ) AS until FROM (SELECT DISTINCT user_id FROM came) member)
    SELECT ${PERSON}, paid.until AS "paidUntil", came.study_day AS "studyDay", came.at, came.outcome
    FROM came
    JOIN paid ON paid.user_id = came.user_id AND paid.until <= ${today}
    JOIN users ON users.id = came.user_id AND users.erased_at IS NULL`.execute(db)
  return rows.map(withLastContact)
}

/** The active members who have paid for today, with their number of paid days since `from` and their last visit. */
export async function payingMembers(
  db: Queryable,
  { from, today }: { from: CalendarDay; today: CalendarDay },
) {
  const { rows } = await sql<
    Person & {
      dateOfBirth: CalendarDay | null
      paidDays: number
      paidToday: boolean
      lastCame: CalendarDay | null
    }
  >`
    SELECT ${PERSON}, users.date_of_birth AS "dateOfBirth", stays.paid_today AS "paidToday",
      stays.paid_days AS "paidDays", came.day AS "lastCame"
    FROM (
      SELECT user_id, bool_or(period @> ${today}::date) AS paid_today,
        sum(coalesce(upper(period * before.days) - lower(period * before.days), 0))::int AS paid_days
      FROM bookings, (SELECT daterange(${from}::date, ${today}::date) AS days) before
      WHERE status = 'paid' AND period && daterange(${from}::date, ${today}::date, '[]')
      GROUP BY user_id
    ) stays
    JOIN users ON users.id = stays.user_id AND users.erased_at IS NULL AND users.deactivated_at IS NULL
    LEFT JOIN LATERAL (
      SELECT study_day AS day FROM door_entries WHERE user_id = users.id AND outcome <> 'refused'
      ORDER BY at DESC LIMIT 1
    ) came ON true
    WHERE stays.paid_today
    ORDER BY came.day NULLS FIRST, users.full_name, users.id`.execute(db)
  return rows.map(withLastContact)
}

/** The first and the last study day with entries. */
export function doorDays(db: Queryable): Promise<DoorDays> {
  return db
    .selectFrom('door_entries')
    .select(({ fn }) => [
      fn.min<CalendarDay | null>('study_day').as('first'),
      fn.max<CalendarDay | null>('study_day').as('last'),
    ])
    .executeTakeFirstOrThrow()
}
