import { sql } from 'kysely'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { Gender } from '#shared/domain/options.ts'
import type { Queryable, Transaction } from './connect.ts'
import { noteFilesToRemove } from './files-to-remove.ts'
import type { Tables } from './tables.ts'

/** For signing in: by email or by member ID. */
export function findCredentials(db: Queryable, identity: { email: string } | { memberId: string }) {
  const query = db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('deactivated_at', 'is', null)
  return 'email' in identity
    ? query.where('email', '=', identity.email).executeTakeFirst()
    : query.where('member_id', '=', identity.memberId).executeTakeFirst()
}

export async function emailExists(db: Queryable, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  return row !== undefined
}

export async function phoneExists(db: Queryable, phoneNumber: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('phone_number', '=', phoneNumber)
    .executeTakeFirst()
  return row !== undefined
}

type NewUser = {
  email: string
  fullName: string
  phoneNumber: string
  dateOfBirth: CalendarDay
  gender: Gender
  passwordHash: string
  avatar: string | null
}

/** Adds a member. The constraints refuse an email or a phone number that is taken. */
export async function addUser(db: Queryable, user: NewUser, now: Date): Promise<{ id: string }> {
  return db
    .insertInto('users')
    .values({
      email: user.email,
      full_name: user.fullName,
      phone_number: user.phoneNumber,
      date_of_birth: user.dateOfBirth,
      gender: user.gender,
      password_hash: user.passwordHash,
      avatar: user.avatar,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Adds the first super_admin; null when there is one already. */
export async function addFirstAdmin(
  trx: Transaction<Tables>,
  admin: { email: string; passwordHash: string },
  now: Date,
): Promise<{ id: string } | null> {
  // One process at a time: two first starts must not make two.
  await sql`LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE`.execute(trx)
  if (await hasAdmin(trx)) return null
  return trx
    .insertInto('users')
    .values({
      email: admin.email,
      full_name: 'Admin',
      role: 'super_admin',
      password_hash: admin.passwordHash,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

export async function hasAdmin(db: Queryable): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'super_admin')
    .where('deactivated_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function setPassword(
  db: Queryable,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .execute()
}

/** Keeps a new hash of the same password, unless the password was changed meanwhile. */
export async function renewPasswordHash(
  db: Queryable,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: to })
    .where('id', '=', userId)
    .where('password_hash', '=', from)
    .execute()
}

/**
 * Sets the profile picture and answers the key of the one it replaces, noted for removal. Throws for
 * an account that was deactivated or erased meanwhile.
 */
export async function setAvatar(
  trx: Transaction<Tables>,
  userId: string,
  avatar: string,
): Promise<string | null> {
  const before = await trx
    .selectFrom('users')
    .select('avatar')
    .where('id', '=', userId)
    .where('deactivated_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (before.avatar) await noteFilesToRemove(trx, [before.avatar])
  await trx.updateTable('users').set({ avatar }).where('id', '=', userId).execute()
  return before.avatar
}

/**
 * One write of a user's bookings at a time. Answers the member ID, null before the first payment, and
 * whether the account can still be used.
 */
export async function lockUser(
  trx: Transaction<Tables>,
  userId: string,
): Promise<{ memberId: string | null; active: boolean }> {
  const row = await trx
    .selectFrom('users')
    .select(['member_id', 'deactivated_at'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return { memberId: row.member_id, active: row.deactivated_at === null }
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
