import { sql } from 'kysely'
import { BOOKED_COLUMNS } from './booked-columns.ts'
import type { Database } from './connect.ts'

/** Everything that the database holds about an account and its email, as it was at one moment. */
export function readPersonalData(db: Database, userId: string) {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const user = await trx
        .selectFrom('users')
        .select([
          'id',
          'email',
          'full_name',
          'role',
          'phone_number',
          'date_of_birth',
          'gender',
          'avatar',
          'member_id',
          'created_at',
        ])
        .where('id', '=', userId)
        .where('erased_at', 'is', null)
        .executeTakeFirst()
      if (!user) return undefined
      const { email } = user
      const all = {
        membership: await trx
          .selectFrom('membership_details')
          .selectAll()
          .where('user_id', '=', userId)
          .executeTakeFirst(),
        bookings: await trx
          .selectFrom('bookings as booking')
          .select([
            ...BOOKED_COLUMNS,
            'booking.renewal',
            'booking.status',
            'booking.held_until',
            'booking.created_at',
            'booking.paid_at',
            sql<number[]>`ARRAY(
              SELECT days_left FROM expiry_reminders WHERE booking_id = booking.id
              ORDER BY days_left DESC
            )`.as('reminded'),
          ])
          .where('booking.user_id', '=', userId)
          .orderBy('booking.created_at')
          .execute(),
        payments: await trx
          .selectFrom('payments')
          .selectAll()
          .where('user_id', '=', userId)
          .orderBy('created_at')
          .execute(),
        tours: await trx
          .selectFrom('tour_requests')
          .selectAll()
          .where('email', '=', email)
          .orderBy('created_at')
          .execute(),
        sessions: await trx
          .selectFrom('sessions')
          .select(['created_at', 'expires_at', 'ended_at'])
          .where('user_id', '=', userId)
          .orderBy('created_at')
          .execute(),
        mails: await trx
          .selectFrom('outgoing_mails')
          .select(['subject', 'created_at'])
          .where('recipient', '=', email)
          .orderBy('created_at')
          .execute(),
        codes: await trx
          .selectFrom('one_time_codes')
          .select(['purpose', 'sent_at', 'expires_at'])
          .where('email', '=', email)
          .execute(),
      }
      const subjects = [
        `user:${userId}`,
        ...all.bookings.map(({ id }) => `booking:${id}`),
        ...all.tours.map(({ id }) => `tour:${id}`),
      ]
      const changes = await trx
        .selectFrom('audit_log')
        .select(['admin_id', 'action', 'subject', 'details', 'at'])
        .where(sql<boolean>`subject = ANY(${subjects})`)
        .orderBy('id')
        .execute()
      return { user, ...all, changes }
    })
}

export type PersonalRecords = NonNullable<Awaited<ReturnType<typeof readPersonalData>>>
