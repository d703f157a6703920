import type { Page } from '@playwright/test'
import { PIN } from '#bench/load/add-gate.ts'
import type { Member } from '#bench/load/add-members.ts'

/**
 * Enrolls the browser as a gate, as an admin does. Returns the milliseconds until the gate knows its members
 * and can be opened.
 */
export async function enrollGate(
  page: Page,
  { url, admin }: { url: string; admin: Member },
): Promise<number> {
  await page.goto(`${url}/login`)
  await page.evaluate((token) => localStorage.setItem('authToken', token), admin.token)
  await page.goto(`${url}/gate`)
  await page.getByLabel('Name of the gate').fill('Main door')
  const startedAt = performance.now()
  await page.getByRole('button', { name: 'Enroll this device' }).click()
  await page.getByLabel('PIN').waitFor({ timeout: 60_000 })
  const took = performance.now() - startedAt
  await page.evaluate(() => localStorage.clear())
  return took
}

export async function unlockGate(page: Page): Promise<void> {
  await page.getByLabel('PIN').fill(PIN)
  await page.getByRole('button', { name: 'Lock', exact: true }).waitFor()
}

/** How many records an object store of the gate's database has. */
export function countStored(page: Page, store: 'members' | 'photos' | 'entries'): Promise<number> {
  return page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('gate')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const db = opening.result
          const count = db.transaction(name).objectStore(name).count()
          count.onsuccess = () => {
            db.close()
            resolve(count.result)
          }
        }
      }),
    store,
  )
}
