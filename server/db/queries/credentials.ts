import { sql } from 'kysely'
import { columnsOf, valuesOf } from '#server/db/connection/column-names.ts'
import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { DUMMY_HASH } from '#server/passwords/hash-parameters.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { Language } from '#shared/domain/language.ts'
import type { Gender } from '#shared/domain/options.ts'
import type { RecordedNotice } from '#shared/domain/personal-data/privacy-notice.ts'
import { NOTICE_FIELDS } from '#shared/domain/personal-data/privacy-notice.ts'
import { queueFilesToRemove } from './files-to-remove.ts'

/** Finds a user's id and password hash by email or member ID, with the times when the password and the second factor were set. */
export function findCredentials(db: Queryable, identity: { email: string } | { memberId: string }) {
  const query = db
    .selectFrom('users')
    .leftJoin('second_factors as factor', 'factor.user_id', 'users.id')
    .select([
      'id',
      'password_hash as passwordHash',
      'password_set_at as passwordSetAt',
      'factor.confirmed_at as factorSince',
    ])
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

/** Whether the email is a user's and not an unverified correction by reception. */
export async function verifiedEmailExists(db: Queryable, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('last_verified_email', 'is', null)
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

type NewUser = RecordedNotice & {
  email: string
  fullName: string
  phoneNumber: string
  dateOfBirth: CalendarDay
  gender: Gender
  passwordHash: string
  avatar: string | null
  /** The day of registration. */
  consentedOn: CalendarDay
  language: Language
  /** Whether the user chose the language. */
  languageChosen: boolean
}

const REGISTERED = [
  'email',
  'fullName',
  'phoneNumber',
  'dateOfBirth',
  'gender',
  'passwordHash',
  'avatar',
  'consentedOn',
  'language',
  'languageChosen',
  ...NOTICE_FIELDS,
] as const

/** Adds a user. The constraints reject a taken email or phone number. */
export async function addUser(db: Queryable, user: NewUser, now: Date): Promise<{ id: string }> {
  return db
    .insertInto('users')
    .values({ ...valuesOf(user, REGISTERED), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Adds the first super_admin. Returns null if one exists. */
export async function addFirstAdmin(
  trx: Transaction<Tables>,
  admin: { email: string; passwordHash: string },
  now: Date,
): Promise<{ id: string } | null> {
  // Serializes concurrent first starts, so that only one admin is added.
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

/**
 * Sets the password of an active user by their email. Returns the user, or undefined if nobody has
 * that email, for example because it was changed in the meantime.
 */
export async function setPassword(db: Queryable, email: string, passwordHash: string, now: Date) {
  return db
    .updateTable('users')
    .set({ password_hash: passwordHash, password_set_at: now })
    .where('email', '=', email)
    .where('deactivated_at', 'is', null)
    .returning(['id', 'email', 'full_name as fullName', 'last_verified_email as lastVerifiedEmail'])
    .executeTakeFirst()
}

/** Makes every password wrong, until the user sets one with an emailed code. */
export async function voidPassword(
  trx: Transaction<Tables>,
  userId: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ password_hash: DUMMY_HASH, password_set_at: now })
    .where('id', '=', userId)
    .execute()
}

/**
 * Sets a verified email. The user must be locked. The constraint users_email_unique rejects a taken
 * email.
 */
export async function setEmail(
  trx: Transaction<Tables>,
  userId: string,
  email: string,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email, last_verified_email: null })
    .where('id', '=', userId)
    .execute()
}

/** Like setEmail, for an email that the user has not verified. Remembers the last verified one. */
export async function setUnverifiedEmail(
  trx: Transaction<Tables>,
  userId: string,
  email: string,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email, last_verified_email: sql<string>`coalesce(last_verified_email, email)` })
    .where('id', '=', userId)
    .execute()
}

type OwnDetails = { fullName: string; phoneNumber: string | null }

/**
 * Sets a user's name and phone. The user must be locked. The constraint users_phone_number_unique rejects a
 * taken phone number.
 */
export async function setOwnDetails(
  trx: Transaction<Tables>,
  userId: string,
  details: OwnDetails,
): Promise<void> {
  await trx
    .updateTable('users')
    .set(valuesOf(details, ['fullName', 'phoneNumber']))
    .where('id', '=', userId)
    .execute()
}

/** Sets the language that a user chose for screens and emails. */
export async function setLanguage(
  trx: Transaction<Tables>,
  userId: string,
  language: Language,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ language, language_chosen: true })
    .where('id', '=', userId)
    .execute()
}

/** Returns the language of a user's screens and emails, which is the browser's if the user chose none. */
export async function languageAtLogin(
  trx: Transaction<Tables>,
  userId: string,
  browserLanguage: Language,
): Promise<Language> {
  const { language } = await trx
    .updateTable('users')
    .set({
      language: sql<Language>`CASE WHEN language_chosen THEN language ELSE ${browserLanguage}::text END`,
    })
    .where('id', '=', userId)
    .returning('language')
    .executeTakeFirstOrThrow()
  return language
}

/** Sets a new password. Returns false, and changes nothing, if `from` is no longer the stored hash. */
export async function replacePassword(
  trx: Transaction<Tables>,
  userId: string,
  hashes: { from: string; to: string },
  now: Date,
): Promise<boolean> {
  if (!(await renewPasswordHash(trx, userId, hashes))) return false
  await trx.updateTable('users').set({ password_set_at: now }).where('id', '=', userId).execute()
  return true
}

/**
 * Replaces the hash of an unchanged password. Returns false, and changes nothing, if it is no longer
 * the stored one.
 */
export async function renewPasswordHash(
  db: Queryable,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: to })
    .where('id', '=', userId)
    .where('password_hash', '=', from)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * Sets the profile picture. Returns the key of the previous one, which is queued for removal.
 * Throws if the user was deactivated or erased in the meantime.
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
  if (before.avatar) await queueFilesToRemove(trx, [before.avatar])
  await trx.updateTable('users').set({ avatar }).where('id', '=', userId).execute()
  return before.avatar
}

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
  email: string
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
