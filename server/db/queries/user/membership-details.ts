import type { ExpressionBuilder } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { columnsOf, valuesOf } from '#server/db/connection/column-names.ts'
import type { Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { MEMBERSHIP_FIELDS, type MembershipDetails } from '#shared/domain/membership.ts'

/**
 * The columns of `membership_details AS details` in replies; the selfie's key is not among them.
 */
export const MEMBERSHIP_COLUMNS = columnsOf(MEMBERSHIP_FIELDS, 'details')

/** The membership details of the user of the outer query, with the selfie's key; null if none. */
export function membershipOf(user: ExpressionBuilder<Tables, 'users'>) {
  return jsonObjectFrom(
    user
      .selectFrom('membership_details as details')
      .select([...MEMBERSHIP_COLUMNS, 'details.selfie'])
      .whereRef('details.user_id', '=', 'users.id'),
  )
}

export type MembershipToSave = MembershipDetails & { userId: string; selfie: string }

/** Adds a user's membership details, or replaces them. */
export async function saveMembershipDetails(
  trx: Transaction<Tables>,
  details: MembershipToSave,
  now: Date,
): Promise<void> {
  const values = {
    ...valuesOf(details, MEMBERSHIP_FIELDS),
    selfie: details.selfie,
    updated_at: now,
  }
  await trx
    .insertInto('membership_details')
    .values({ user_id: details.userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

/** The key of a user's stored selfie, if any. */
export async function selfieOf(trx: Transaction<Tables>, userId: string): Promise<string | null> {
  const row = await trx
    .selectFrom('membership_details')
    .select('selfie')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.selfie ?? null
}
