import type { Room } from '#shared/domain/rooms.ts'
import type { Queryable } from './connect.ts'

/** The room and the instant at which the next unpaid hold ends after `now`; undefined when none does. */
export function nextHoldEnd(
  db: Queryable,
  now: Date,
): Promise<{ room: Room; endsAt: Date } | undefined> {
  return db
    .selectFrom('bookings')
    .select(['membership_type as room', 'held_until as endsAt'])
    .where('status', '=', 'held')
    .where('held_until', '>', now)
    .orderBy('held_until')
    .limit(1)
    .executeTakeFirst()
}
