import type { ExpressionBuilder } from 'kysely'
import { columnsOf, valuesOf } from '#server/db/connection/column-names.ts'
import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { RecordedNotice } from '#shared/domain/personal-data/privacy-notice.ts'
import { NOTICE_FIELDS } from '#shared/domain/personal-data/privacy-notice.ts'
import type { IdKind } from '#shared/domain/user/parental-consent.ts'

const CONSENT_FIELDS = [
  'method',
  'parentEmail',
  'idKind',
  'idLastFour',
  ...NOTICE_FIELDS,
  'givenAt',
  'withdrawnAt',
] as const

const CONSENT_COLUMNS = columnsOf(CONSENT_FIELDS)
const QUALIFIED_COLUMNS = columnsOf(CONSENT_FIELDS, 'consent')

/** Whether the user of the outer query has a parent's consent that was not withdrawn. */
export function parentConsented(user: ExpressionBuilder<Tables, 'users'>) {
  return hasConsent(user, 'is')
}

/** Whether a parent of the user of the outer query has ever withdrawn a consent. */
function parentWithdrew(user: ExpressionBuilder<Tables, 'users'>) {
  return hasConsent(user, 'is not')
}

function hasConsent(user: ExpressionBuilder<Tables, 'users'>, withdrawnAt: 'is' | 'is not') {
  return user
    .exists(
      user
        .selectFrom('parental_consents as consent')
        .select('consent.id')
        .whereRef('consent.user_id', '=', 'users.id')
        .where('consent.withdrawn_at', withdrawnAt, null),
    )
    .$castTo<boolean>()
}

const FACTS = columnsOf([
  'id',
  'email',
  'fullName',
  'role',
  'dateOfBirth',
  'consentedOn',
  'createdAt',
  'language',
])

/** The facts that decide whether a user's account waits for a consent. Locks the user. */
export function lockConsent(trx: Transaction<Tables>, userId: string) {
  return trx
    .selectFrom('users')
    .select(FACTS)
    .select((user) => [
      parentConsented(user).as('parentConsented'),
      parentWithdrew(user).as('parentWithdrew'),
    ])
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** A user's parental consents, oldest first. */
export function parentalConsentsOf(db: Queryable, userId: string) {
  return db
    .selectFrom('parental_consents')
    .select(CONSENT_COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('given_at')
    .execute()
}

/** The consent that was not withdrawn, with the name of the admin who recorded it. */
export function currentConsentOf(db: Queryable, userId: string) {
  return db
    .selectFrom('parental_consents as consent')
    .leftJoin('users as admin', 'admin.id', 'consent.recorded_by')
    .select([...QUALIFIED_COLUMNS, 'admin.full_name as recordedBy'])
    .where('consent.user_id', '=', userId)
    .where('consent.withdrawn_at', 'is', null)
    .executeTakeFirst()
}

/** The email of the parent who last consented by email; undefined if none has. */
export async function parentEmailOf(db: Queryable, userId: string): Promise<string | undefined> {
  const consent = await db
    .selectFrom('parental_consents')
    .select('parent_email')
    .where('user_id', '=', userId)
    .where('parent_email', 'is not', null)
    .orderBy('given_at', 'desc')
    .executeTakeFirst()
  return consent?.parent_email ?? undefined
}

type NewConsent = RecordedNotice & { userId: string; givenAt: Date } & (
    | { method: 'email'; parentEmail: string }
    | { method: 'reception'; idKind: IdKind; idLastFour: string; recordedBy: string }
  )

/** The index parental_consents_one_current rejects a second consent that was not withdrawn. */
export async function addParentalConsent(
  trx: Transaction<Tables>,
  { userId, givenAt, ...consent }: NewConsent,
): Promise<void> {
  const proof =
    consent.method === 'email'
      ? valuesOf(consent, ['method', 'parentEmail'])
      : valuesOf(consent, ['method', 'idKind', 'idLastFour', 'recordedBy'])
  await trx
    .insertInto('parental_consents')
    .values({
      user_id: userId,
      given_at: givenAt,
      ...proof,
      ...valuesOf(consent, NOTICE_FIELDS),
    })
    .execute()
}

export async function withdrawParentalConsent(
  trx: Transaction<Tables>,
  { userId, adminId }: { userId: string; adminId: string },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('parental_consents')
    .set({ withdrawn_at: now, withdrawn_by: adminId })
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .execute()
}

/** Replaces the consent given, and the notice shown, at registration. */
export async function setOwnConsent(
  trx: Transaction<Tables>,
  userId: string,
  consent: RecordedNotice & { consentedOn: CalendarDay },
): Promise<void> {
  await trx
    .updateTable('users')
    .set(valuesOf(consent, ['consentedOn', ...NOTICE_FIELDS]))
    .where('id', '=', userId)
    .execute()
}
