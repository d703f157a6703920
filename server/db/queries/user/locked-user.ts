import { columnsOf } from '#server/db/connection/column-names.ts'
import type { Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import type { Language } from '#shared/domain/language.ts'
import type { Gender } from '#shared/domain/options.ts'

const LOCKED_COLUMNS = columnsOf([
  'id',
  'email',
  'fullName',
  'phoneNumber',
  'memberId',
  'gender',
  'language',
])

export type LockedUser = {
  id: string
  email: string | null
  fullName: string
  phoneNumber: string | null
  /** Null before the first payment. */
  memberId: string | null
  gender: Gender | null
  language: Language
  /** Not deactivated or erased. */
  active: boolean
}

/** Locks a user, so that one transaction at a time writes their bookings. */
export async function lockUser(trx: Transaction<Tables>, userId: string): Promise<LockedUser> {
  const { deactivated_at, ...user } = await trx
    .selectFrom('users')
    .select([...LOCKED_COLUMNS, 'deactivated_at'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return { ...user, active: deactivated_at === null }
}

export async function setMemberId(
  trx: Transaction<Tables>,
  userId: string,
  memberId: string,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ member_id: memberId })
    .where('id', '=', userId)
    .where('member_id', 'is', null)
    .execute()
}
