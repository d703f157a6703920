import { type Selectable, sql } from 'kysely'
import type { Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { truncateWithLedger } from '#server/db/queries/money/ledger.ts'
import { PAST_MONTHS } from '#server/db/queries/user/member-ids.ts'
import { type CalendarDay, dayParts } from '#shared/domain/calendar-day.ts'
import { SAMPLE_EMAIL_DOMAIN } from '#shared/domain/user/email.ts'
import { fitsInMonth, monthMemberId, overflowMemberId } from '#shared/domain/user/member-id.ts'

const SAMPLE_EMAILS = `%@${SAMPLE_EMAIL_DOMAIN}`

export type UserRow = { email: string } & Pick<
  Selectable<Tables['users']>,
  | 'id'
  | 'full_name'
  | 'phone_number'
  | 'date_of_birth'
  | 'gender'
  | 'password_hash'
  | 'member_id'
  | 'language'
  | 'created_at'
>
export type MembershipRow = Selectable<Tables['membership_details']>
export type BookingRow = Omit<Selectable<Tables['bookings']>, 'period'>
export type PaymentRow = Omit<
  Selectable<Tables['payments']>,
  'confirmed_by' | 'asked_at' | 'refusal' | 'posted_status'
>
export type TourRow = Omit<
  Selectable<Tables['tour_requests']>,
  'admin_notes' | 'follow_up_on' | 'email_proved'
>

/** Counts real users, visitors and bookings, and the users of sample data. */
export async function countUsers(
  trx: Transaction<Tables>,
): Promise<{ real: number; sample: number }> {
  const { rows } = await sql<{ real: string; sample: string }>`
    SELECT
      (SELECT count(*) FROM users WHERE role = 'user' AND coalesce(email, '') NOT LIKE ${SAMPLE_EMAILS})
        + (SELECT count(*) FROM tour_requests WHERE email NOT LIKE ${SAMPLE_EMAILS})
        + (SELECT count(*) FROM bookings JOIN users ON users.id = user_id
           WHERE coalesce(email, '') NOT LIKE ${SAMPLE_EMAILS}) AS real,
      (SELECT count(*) FROM users WHERE email LIKE ${SAMPLE_EMAILS}) AS sample
  `.execute(trx)
  return { real: Number(rows[0]?.real ?? 0), sample: Number(rows[0]?.sample ?? 0) }
}

/** Blocks registrations, tour requests and bookings until the transaction ends. */
export async function blockNewRecords(trx: Transaction<Tables>): Promise<void> {
  await sql`LOCK TABLE users, tour_requests, bookings IN SHARE ROW EXCLUSIVE MODE`.execute(trx)
}

/** Removes the sample data of a hall without real data. Returns the keys of its pictures. */
export async function removeSample(trx: Transaction<Tables>): Promise<string[]> {
  const selfies = await trx
    .selectFrom('membership_details')
    .select('selfie')
    .distinct()
    .where('selfie', 'is not', null)
    .$narrowType<{ selfie: string }>()
    .execute()
  await truncateWithLedger(trx, [
    'statement_rows',
    'statement_mappings',
    'upi_claims',
    'payments',
    'expiry_reminders',
    'bookings',
    'membership_details',
    'member_notes',
    'member_id_counters',
    'tour_requests',
    'door_entries',
    'door_counts',
    'hall_passes',
  ])
  // TRUNCATE fires no row triggers, so a new era makes gates fetch the full roster.
  await trx.deleteFrom('roster_era').execute()
  const sampleUsers = trx.selectFrom('users').select('id').where('email', 'like', SAMPLE_EMAILS)
  await trx.deleteFrom('audit_log').where('admin_id', 'in', sampleUsers).execute()
  await trx.deleteFrom('users').where('email', 'like', SAMPLE_EMAILS).execute()
  return selfies.map(({ selfie }) => selfie)
}

/**
 * Adds many rows in one statement. All rows must have the columns of the first; the row types above
 * ensure that.
 */
export async function addRows(
  trx: Transaction<Tables>,
  table: keyof Tables,
  rows: readonly object[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)))
  await sql`
    INSERT INTO ${sql.table(table)} (${columns})
    SELECT ${columns} FROM json_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)})
  `.execute(trx)
}

/** Marks the reminders of current sample bookings as sent, so that no email is sent. */
export async function skipReminders(
  trx: Transaction<Tables>,
  { today, daysLeft }: { today: CalendarDay; daysLeft: readonly number[] },
): Promise<void> {
  await sql`
    INSERT INTO expiry_reminders (booking_id, days_left)
    SELECT bookings.id, days_left
    FROM bookings CROSS JOIN unnest(${[...daysLeft]}::int[]) AS days_left
    WHERE bookings.status IN ('paid', 'held') AND bookings.end_date >= ${today}
    ON CONFLICT DO NOTHING
  `.execute(trx)
}

/** Issues member IDs in order, like payments, in memory; `save` then stores the counters. */
export async function createMemberIdIssuer(trx: Transaction<Tables>) {
  const rows = await trx.selectFrom('member_id_counters').selectAll().execute()
  const counters = new Map(rows.map(({ year, month, last }) => [`${year}-${month}`, last]))
  const incrementCounter = (year: number, month: number) => {
    const running = (counters.get(`${year}-${month}`) ?? 0) + 1
    counters.set(`${year}-${month}`, running)
    return running
  }
  return {
    next(day: CalendarDay): string {
      const { year, month } = dayParts(day)
      const running = incrementCounter(year, month)
      return fitsInMonth(running)
        ? monthMemberId(day, running)
        : overflowMemberId(year, incrementCounter(year, PAST_MONTHS))
    },
    async save(): Promise<void> {
      const moved = [...counters].map(([key, last]) => {
        const [year, month] = key.split('-').map(Number)
        return { year, month, last }
      })
      await trx.deleteFrom('member_id_counters').execute()
      await addRows(trx, 'member_id_counters', moved)
    },
  }
}

/** Updates the planner's statistics after a bulk insert. */
export async function analyze(trx: Transaction<Tables>): Promise<void> {
  await sql`ANALYZE users, membership_details, bookings, payments, tour_requests`.execute(trx)
}
