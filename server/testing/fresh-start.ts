import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { TEST_START, type TestApp } from './test-app.ts'

/**
 * For tests that share an app: the clock goes back, every seat is open and free, and no pictures are
 * kept. The members of the tests before are still there.
 */
export async function freshStart({ clock, services }: TestApp): Promise<void> {
  const { config, db } = services
  clock.now = TEST_START
  await rm(join(config.dataDir, 'uploads'), { recursive: true, force: true })
  await db.deleteFrom('expiry_reminders').execute()
  await db.deleteFrom('payments').execute()
  await db.deleteFrom('bookings').execute()
  await db.deleteFrom('settings').execute()
  await db.updateTable('seats').set({ closed: false }).execute()
}
