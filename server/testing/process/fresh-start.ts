import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { truncateWithLedger } from '#server/db/queries/money/ledger.ts'
import { TEST_START, type TestApp } from '#server/testing/test-app.ts'

/**
 * For tests that share an app: resets the clock, bookings, payments, seats, settings and pictures.
 * Members of earlier tests remain.
 */
export async function freshStart({ clock, services }: TestApp): Promise<void> {
  const { config, db } = services
  clock.now = TEST_START
  await rm(join(config.dataDir, 'uploads'), { recursive: true, force: true })
  await db.deleteFrom('expiry_reminders').execute()
  await inTransaction(db, (trx) => truncateWithLedger(trx, []))
  await db.deleteFrom('statement_rows').execute()
  await db.deleteFrom('upi_claims').execute()
  await db.deleteFrom('payments').execute()
  await db.deleteFrom('door_entries').execute()
  await db.deleteFrom('member_notes').where('booking_id', 'is not', null).execute()
  await db.deleteFrom('bookings').execute()
  await db.deleteFrom('settings').execute()
  await db.updateTable('seats').set({ closed: false }).execute()
}
