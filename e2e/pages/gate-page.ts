import { expect, type Locator, type Page } from '@playwright/test'

/** The gate at the door. */
export class GatePage {
  readonly page: Page
  readonly pin: Locator
  readonly lockedTitle: Locator
  readonly lock: Locator
  readonly insideButton: Locator

  constructor(page: Page) {
    this.page = page
    this.pin = page.getByLabel('PIN')
    this.lockedTitle = page.getByRole('heading', { name: 'Gate locked' })
    this.lock = page.getByRole('button', { name: 'Lock', exact: true })
    this.insideButton = page.getByRole('button', { name: /^Inside/ })
  }

  async open(): Promise<void> {
    await this.page.goto('/gate')
  }

  async enroll(name: string): Promise<void> {
    await this.page.getByLabel('Name of the gate').fill(name)
    await this.page.getByRole('button', { name: 'Enroll this device' }).click()
  }

  async unlock(pin: string): Promise<void> {
    await this.pin.fill(pin)
    await this.lock.waitFor()
  }

  /** Types like a hand-held scanner on a keyboard with Devanagari digits. */
  async scanByHand(digits: string): Promise<void> {
    await this.page.evaluate((text) => {
      const keys = [...text].map((digit) => {
        const key = String.fromCharCode(0x966 + Number(digit))
        return new KeyboardEvent('keydown', { code: `Digit${digit}`, key })
      })
      keys.push(new KeyboardEvent('keydown', { code: 'Enter', key: 'Enter' }))
      // Key events have the time of their creation, so a slow page doesn't split the code.
      for (const key of keys) dispatchEvent(key)
    }, digits)
  }

  /** The panel of the verdict with this word. */
  verdict(word: string): Locator {
    return this.page.getByRole('region', { name: word, exact: true })
  }

  async find(text: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Find member' }).click()
    await this.page.getByLabel(/^Name, member ID/).fill(text)
  }

  /** Waits until the gate has a member in its roster. */
  async waitUntilKnown(fullName: string): Promise<void> {
    await expect
      .poll(async () => {
        await this.find(fullName)
        const found = await this.page.getByRole('listitem').count()
        await this.page.keyboard.press('Escape')
        return found
      })
      .toBe(1)
  }

  /** Opens the dialog on the locked gate. */
  async askToRemove(): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Remove this gate' }).click()
    return this.page.getByRole('dialog', { name: 'Remove this gate?' })
  }

  /** Returns the number of entries on this device. */
  async storedEntries(): Promise<number> {
    return (await this.#entries()).length
  }

  /** Returns the number of entries that the server hasn't acknowledged. */
  async unsentEntries(): Promise<number> {
    return (await this.#entries()).filter(({ acknowledgedAt }) => acknowledgedAt === 0).length
  }

  async storedMembers(): Promise<number> {
    return (await this.#database()).evaluate(async (database) => {
      const count = await new Promise<number>((resolve) => {
        const countRequest = database.transaction('members').objectStore('members').count()
        countRequest.onsuccess = () => resolve(countRequest.result)
      })
      database.close()
      return count
    })
  }

  /** Waits until the files that the gate needs to open offline are cached. */
  async waitUntilCached(): Promise<void> {
    await this.page.waitForFunction(
      async () => (await caches.keys()).filter((name) => name.startsWith('gate-')).length === 1,
    )
  }

  /** Waits until the same pass counts as a new scan. For 3 s of the page's clock, it is a repeat. */
  async waitForNextScan(): Promise<void> {
    const end = (await this.page.evaluate(() => performance.now())) + 3_100
    await this.page.waitForFunction((instant) => performance.now() >= instant, end)
  }

  /** Sets when the stored roster was fetched, in milliseconds since 1970. */
  async setRosterSyncedAt(syncedAt: number): Promise<void> {
    return (await this.#database()).evaluate(async (database, instant) => {
      await new Promise<void>((resolve) => {
        const trx = database.transaction('kept', 'readwrite')
        const getRequest = trx.objectStore('kept').get('roster')
        getRequest.onsuccess = () => {
          getRequest.result.value.syncedAt = instant
          trx.objectStore('kept').put(getRequest.result)
        }
        trx.oncomplete = () => resolve()
      })
      database.close()
    }, syncedAt)
  }

  /** Marks all entries as unsent, as if no reply had arrived. */
  async markAllUnsent(): Promise<void> {
    return (await this.#database()).evaluate(async (database) => {
      await new Promise<void>((resolve) => {
        const trx = database.transaction('entries', 'readwrite')
        const getRequest = trx.objectStore('entries').getAll()
        getRequest.onsuccess = () => {
          for (const entry of getRequest.result) {
            trx.objectStore('entries').put({ ...entry, acknowledgedAt: 0 })
          }
        }
        trx.oncomplete = () => resolve()
      })
      database.close()
    })
  }

  async #entries(): Promise<{ acknowledgedAt: number }[]> {
    return (await this.#database()).evaluate(async (database) => {
      const entries = await new Promise<{ acknowledgedAt: number }[]>((resolve) => {
        const getRequest = database.transaction('entries').objectStore('entries').getAll()
        getRequest.onsuccess = () => resolve(getRequest.result)
      })
      database.close()
      return entries
    })
  }

  /** Opens the gate's database in the page. Callers must close it. */
  #database() {
    return this.page.evaluateHandle(
      () =>
        new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open('gate')
          opening.onerror = () => reject(opening.error)
          opening.onsuccess = () => resolve(opening.result)
        }),
    )
  }
}
