import { sql } from 'kysely'
import { valuesOf } from '#server/db/connection/column-names.ts'
import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { Language } from '#shared/domain/language.ts'
import type { Gender } from '#shared/domain/options.ts'
import { NOTICE_FIELDS, type RecordedNotice } from '#shared/domain/personal-data/privacy-notice.ts'

export async function emailExists(db: Queryable, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Whether an email belongs to a user who has verified it. An email that reception typed is unverified at
 * first: last_verified_email is set, or the account is unclaimed.
 */
export async function verifiedEmailExists(db: Queryable, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('last_verified_email', 'is', null)
    .where('awaits_claim', '=', false)
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
  email: string | null
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
  awaitsClaim: boolean
}

const REGISTERED_FIELDS = [
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
  'awaitsClaim',
  ...NOTICE_FIELDS,
] as const

/** Adds a user. The constraints reject a taken email or phone number. */
export async function addUser(db: Queryable, user: NewUser, now: Date): Promise<{ id: string }> {
  return db
    .insertInto('users')
    .values({ ...valuesOf(user, REGISTERED_FIELDS), created_at: now })
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
