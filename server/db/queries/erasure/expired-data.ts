import { sql } from 'kysely'
import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { queueFilesToRemove } from '#server/db/queries/erasure/files-to-remove.ts'
import { addDays, type CalendarDay, startOfDay } from '#shared/domain/calendar-day.ts'

/**
 * Erases the selfies whose retention started by `lastDay` and returns how many. Retention starts on
 * the latest of these days: the end of the paid days, the day the last booking was made, and the last
 * save of the membership details.
 */
export async function eraseSelfies(
  trx: Transaction<Tables>,
  { lastDay, timeZone }: { lastDay: CalendarDay; timeZone: string },
): Promise<number> {
  const dayAfter = startOfDay(timeZone, addDays(lastDay, 1))
  const due = await trx
    .selectFrom('membership_details as details')
    .select(['details.user_id', 'details.selfie'])
    .where('details.selfie', 'is not', null)
    .where('details.updated_at', '<', dayAfter)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bookings as booking')
            .select('booking.id')
            .whereRef('booking.user_id', '=', 'details.user_id')
            .where((row) =>
              row.or([
                row('booking.created_at', '>=', dayAfter),
                row.and([
                  row('booking.status', '=', 'paid'),
                  row('booking.end_date', '>', lastDay),
                ]),
              ]),
            ),
        ),
      ),
    )
    .forUpdate()
    .execute()
  if (due.length === 0) return 0
  const keys = due.flatMap(({ selfie }) => (selfie === null ? [] : [selfie]))
  await queueFilesToRemove(trx, keys)
  await trx
    .updateTable('membership_details')
    .set({ selfie: null })
    .where(sql<boolean>`user_id = ANY(${due.map(({ user_id }) => user_id)}::uuid[])`)
    .execute()
  return due.length
}

/** Removes the tours up to and including `lastDay` and returns how many. */
export async function eraseTours(db: Queryable, lastDay: CalendarDay): Promise<number> {
  const removed = await db
    .deleteFrom('tour_requests')
    .where('tour_date', '<=', lastDay)
    .executeTakeFirst()
  return Number(removed.numDeletedRows)
}

/**
 * Erases the screenshots of claims that were checked by `lastDay` and returns how many. A claim that was closed without
 * a check counts from the day its UTR was sent.
 */
export async function eraseScreenshots(
  trx: Transaction<Tables>,
  { lastDay, timeZone }: { lastDay: CalendarDay; timeZone: string },
): Promise<number> {
  const due = await trx
    .selectFrom('upi_claims')
    .select(['id', 'screenshot'])
    .where('screenshot', 'is not', null)
    .$narrowType<{ screenshot: string }>()
    .where('status', '<>', 'waiting')
    .where(sql<Date>`coalesce(checked_at, sent_at)`, '<', startOfDay(timeZone, addDays(lastDay, 1)))
    .forUpdate()
    .execute()
  if (due.length === 0) return 0
  await queueFilesToRemove(
    trx,
    due.map(({ screenshot }) => screenshot),
  )
  await trx
    .updateTable('upi_claims')
    .set({ screenshot: null })
    .where(sql<boolean>`id = ANY(${due.map(({ id }) => id)}::uuid[])`)
    .execute()
  return due.length
}
