import { sql } from 'kysely'
import { fromKysely, type PgBoss } from 'pg-boss'
import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import { PUSH_QUEUE } from '#server/db/connection/job-queues.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'

type NewSubscription = { userId: string; endpoint: string; p256dh: Buffer; auth: Buffer }

/** More browsers than anyone uses. */
const MAX_PER_USER = 10

/**
 * Saves a browser's subscription. Transfers one that another user had in the same browser. Removes the user's
 * oldest subscriptions beyond ten.
 */
export async function saveSubscription(
  trx: Transaction<Tables>,
  { userId, endpoint, p256dh, auth }: NewSubscription,
  now: Date,
): Promise<void> {
  const values = { user_id: userId, p256dh, auth, created_at: now }
  await trx
    .insertInto('push_subscriptions')
    .values({ endpoint, ...values })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
    .execute()
  await sql`
    DELETE FROM push_subscriptions WHERE id IN (
      SELECT id FROM push_subscriptions WHERE user_id = ${userId}
      ORDER BY created_at DESC, id OFFSET ${MAX_PER_USER}
    )`.execute(trx)
}

/** Removes a user's subscription, if there is one. */
export async function removeSubscription(
  trx: Transaction<Tables>,
  { userId, endpoint }: { userId: string; endpoint: string },
): Promise<void> {
  await trx
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where('user_id', '=', userId)
    .execute()
}

/** Removes a subscription that its browser has ended. */
export async function removeEndedSubscription(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute()
}

/** A subscription of an active user, with the language of the account. */
export function findSubscription(db: Queryable, id: string) {
  return db
    .selectFrom('push_subscriptions as subscription')
    .innerJoin('users', 'users.id', 'subscription.user_id')
    .select(['subscription.endpoint', 'subscription.p256dh', 'subscription.auth', 'users.language'])
    .where('subscription.id', '=', id)
    .where('users.deactivated_at', 'is', null)
    .executeTakeFirst()
}

/** Reception's decision on a UPI payment of this many rupees. */
type PaymentMessage = {
  kind: 'paymentConfirmed' | 'paymentRejected'
  amount: number
  seat: string
}

/** What a notification is about. Its text is composed when it is sent. */
export type PushMessage =
  | { kind: 'expiry'; daysLeft: number; seat: string }
  | { kind: 'tourConfirmed'; tourDate: string; tourTime: string }
  | { kind: 'due'; amount: number; payableOn: CalendarDay; seat: string }
  | PaymentMessage

export type PushJob = { subscriptionId: string; message: PushMessage }

/** Queues a notification to each browser of a user, as part of the transaction that causes it. */
export async function queuePush(
  trx: Transaction<Tables>,
  boss: PgBoss,
  { userId, message }: { userId: string; message: PushMessage },
): Promise<void> {
  const subscriptions = await trx
    .selectFrom('push_subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .execute()
  for (const { id } of subscriptions) {
    const job: PushJob = { subscriptionId: id, message }
    await boss.send(PUSH_QUEUE, job, { db: fromKysely(trx) })
  }
}
