import { sql } from 'kysely'
import * as z from 'zod/mini'
import { columnsOf, valuesOf } from '#server/db/connection/column-names.ts'
import { compileOnce } from '#server/db/connection/compile-once.ts'
import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { priceTable, roomRules } from '#shared/contract/admin/settings.ts'
import { DEFAULT_ROOM_RULES, type RoomRules } from '#shared/domain/booking/room-rules.ts'
import { TIER_NOTE_FIELDS } from '#shared/domain/booking/tier-notes.ts'
import { DEPOSIT_FIELDS, depositOffer } from '#shared/domain/money/deposit.ts'
import {
  DEFAULT_LATE_FEE_TERMS,
  LATE_FEE_FIELDS,
  type LateFeeTerms,
} from '#shared/domain/money/late-fee.ts'
import {
  DEFAULT_ROLE_LIMITS,
  ROLE_LIMIT_FIELDS,
  type RoleLimits,
} from '#shared/domain/money/role-limits.ts'
import { sortDays } from '#shared/domain/settings/door-fields.ts'
import type { HallDetails } from '#shared/domain/settings/hall-details.ts'
import { LANDING_FIELDS } from '#shared/domain/settings/landing-details.ts'
import { DEFAULT_SETTINGS, type HallSettings } from '#shared/domain/settings/settings.ts'
import { TAX_FIELDS, type TaxDetails } from '#shared/domain/settings/tax-details.ts'
import { UPI_FIELDS } from '#shared/domain/settings/upi-details.ts'
import type { ShownDetails } from '#shared/words/landing-texts.ts'

const CONTACT_FIELDS = ['contactPhone', 'contactEmail', 'address'] as const
const DOOR_FIELDS = ['graceMinutes', 'closedDays', 'cardsOn'] as const
const RETENTION_FIELDS = ['selfieKeptDays', 'tourKeptMonths'] as const
const HALL_DETAILS_COLUMNS = ['hall_name as name', ...columnsOf(CONTACT_FIELDS)] as const

/** The hall's settings and their version. Returns the defaults and version 0 if none were saved. */
export async function readSettings(db: Queryable): Promise<HallSettings & { version: number }> {
  const [row] = await savedSettings(db, {})
  if (!row) return { ...DEFAULT_SETTINGS, version: 0 }
  return { ...row, prices: z.parse(priceTable, row.prices), roomRules: rulesOf(row) }
}

const savedSettings = compileOnce((db) =>
  db
    .selectFrom('settings')
    .select([
      ...HALL_DETAILS_COLUMNS,
      ...columnsOf(LANDING_FIELDS),
      ...columnsOf([
        ...RETENTION_FIELDS,
        'renewalDays',
        'factorPolicy',
        'prices',
        'roomRules',
        'version',
      ]),
      ...columnsOf(TIER_NOTE_FIELDS),
      ...columnsOf(DOOR_FIELDS),
      ...columnsOf(UPI_FIELDS),
      ...columnsOf(TAX_FIELDS),
      ...columnsOf(ROLE_LIMIT_FIELDS),
      ...columnsOf(DEPOSIT_FIELDS),
      ...columnsOf(LATE_FEE_FIELDS),
    ]),
)

/** Only the name and contact, for callers that need nothing else. */
export async function readHallDetails(db: Queryable): Promise<HallDetails> {
  const row = await db.selectFrom('settings').select(HALL_DETAILS_COLUMNS).executeTakeFirst()
  return row ?? DEFAULT_SETTINGS
}

/** The seller's details on receipts: the hall's name, contact and tax details. */
export async function readSeller(db: Queryable): Promise<HallDetails & TaxDetails> {
  const row = await db
    .selectFrom('settings')
    .select([...HALL_DETAILS_COLUMNS, ...columnsOf(TAX_FIELDS)])
    .executeTakeFirst()
  return row ?? DEFAULT_SETTINGS
}

/** How much discount and refund each role can give. */
export async function readRoleLimits(db: Queryable): Promise<RoleLimits> {
  const row = await db
    .selectFrom('settings')
    .select(columnsOf(ROLE_LIMIT_FIELDS))
    .executeTakeFirst()
  return row ?? DEFAULT_ROLE_LIMITS
}

/** What the hall asks of members who pay too late. */
export async function readLateFeeTerms(db: Queryable): Promise<LateFeeTerms> {
  const row = await db.selectFrom('settings').select(columnsOf(LATE_FEE_FIELDS)).executeTakeFirst()
  return row ?? DEFAULT_LATE_FEE_TERMS
}

/** The details of the hall that the landing page displays. */
export async function readLandingDetails(db: Queryable): Promise<ShownDetails> {
  const row = await db
    .selectFrom('settings')
    .select([
      ...HALL_DETAILS_COLUMNS,
      ...columnsOf(LANDING_FIELDS),
      ...columnsOf(['prices', 'roomRules']),
      ...columnsOf(DEPOSIT_FIELDS),
    ])
    .executeTakeFirst()
  if (!row) return DEFAULT_SETTINGS
  return {
    ...row,
    deposit: depositOffer(row),
    prices: z.parse(priceTable, row.prices),
    roomRules: rulesOf(row),
  }
}

function rulesOf({ roomRules: saved }: { roomRules: unknown }): RoomRules {
  return saved === null ? DEFAULT_ROOM_RULES : z.parse(roomRules, saved)
}

/**
 * Saves the settings if they are still at `version`, which is 0 only if none were saved. Returns
 * false if someone else saved in the meantime. Locks the row until the transaction ends.
 */
export async function writeSettings(
  trx: Transaction<Tables>,
  settings: HallSettings,
  version: number,
  now: Date,
): Promise<boolean> {
  const values = {
    hall_name: settings.name,
    ...valuesOf(settings, [
      ...CONTACT_FIELDS,
      ...LANDING_FIELDS,
      ...RETENTION_FIELDS,
      'renewalDays',
      'factorPolicy',
    ]),
    prices: JSON.stringify(settings.prices),
    room_rules: JSON.stringify(settings.roomRules),
    ...valuesOf(settings, TIER_NOTE_FIELDS),
    ...valuesOf(settings, UPI_FIELDS),
    ...valuesOf(settings, TAX_FIELDS),
    ...valuesOf(settings, ROLE_LIMIT_FIELDS),
    ...valuesOf(settings, DEPOSIT_FIELDS),
    ...valuesOf(settings, LATE_FEE_FIELDS),
    grace_minutes: settings.graceMinutes,
    closed_days: sortDays(settings.closedDays),
    cards_on: settings.cardsOn,
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
