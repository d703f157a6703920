import { sql } from 'kysely'
import * as z from 'zod/mini'
import { priceTable } from '#shared/contract/settings.ts'
import type { Letterhead } from '#shared/domain/letterhead.ts'
import { DEFAULT_SETTINGS, type HallSettings } from '#shared/domain/settings.ts'
import type { Queryable, Transaction } from './connect.ts'
import type { Tables } from './tables.ts'

/** The hall's settings and how often they were saved; the defaults until somebody has. */
export async function readSettings(db: Queryable): Promise<HallSettings & { version: number }> {
  const row = await db
    .selectFrom('settings')
    .select([
      'hall_name',
      'contact_phone',
      'contact_email',
      'address',
      'prices',
      'selfie_kept_days',
      'tour_kept_months',
      'version',
    ])
    .executeTakeFirst()
  if (!row) return { ...DEFAULT_SETTINGS, version: 0 }
  return {
    name: row.hall_name,
    contactPhone: row.contact_phone,
    contactEmail: row.contact_email,
    address: row.address,
    prices: z.parse(priceTable, row.prices),
    selfieKeptDays: row.selfie_kept_days,
    tourKeptMonths: row.tour_kept_months,
    version: row.version,
  }
}

/** Only name and contact, for who needs nothing else. */
export async function readLetterhead(db: Queryable): Promise<Letterhead> {
  const row = await db
    .selectFrom('settings')
    .select([
      'hall_name as name',
      'contact_phone as contactPhone',
      'contact_email as contactEmail',
      'address',
    ])
    .executeTakeFirst()
  return row ?? DEFAULT_SETTINGS
}

/**
 * Keeps the settings, if they are still at `version`; false when somebody saved others meanwhile. The
 * row is locked until the transaction ends.
 */
export async function writeSettings(
  trx: Transaction<Tables>,
  settings: HallSettings,
  version: number,
  now: Date,
): Promise<boolean> {
  const values = {
    hall_name: settings.name,
    contact_phone: settings.contactPhone,
    contact_email: settings.contactEmail,
    address: settings.address,
    prices: JSON.stringify(settings.prices),
    selfie_kept_days: settings.selfieKeptDays,
    tour_kept_months: settings.tourKeptMonths,
    version: version + 1,
    updated_at: now,
  }
  const written = await trx
    .insertInto('settings')
    .values({ id: 1, ...values })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(values).where(sql<boolean>`settings.version = ${version}`),
    )
    .executeTakeFirst()
  return written.numInsertedOrUpdatedRows === 1n
}
