import { sql } from 'kysely'
import { valuesOf } from '#server/db/connection/column-names.ts'
import type { Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { queueFilesToRemove } from '#server/db/queries/erasure/files-to-remove.ts'
import type { Language } from '#shared/domain/language.ts'

/**
 * Sets a verified email, which also claims an unclaimed account. The user must be locked. The constraint
 * users_email_unique rejects a taken email.
 */
export async function setEmail(
  trx: Transaction<Tables>,
  userId: string,
  email: string,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email, last_verified_email: null, awaits_claim: false })
    .where('id', '=', userId)
    .execute()
}

/** Like setEmail, for an email that the user has not verified. Remembers the last verified one, if any. */
export async function setUnverifiedEmail(
  trx: Transaction<Tables>,
  userId: string,
  email: string,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      email,
      last_verified_email: sql<string | null>`CASE WHEN awaits_claim THEN NULL
        ELSE coalesce(last_verified_email, email) END`,
    })
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

/** Stores and returns the language of a user's screens and emails: the browser's if the user has not chosen one. */
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
