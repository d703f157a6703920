import type { PhonePass } from '#web/passes/phone-pass.ts'
import { isDemoMode } from '#web/session/demo-mode.ts'
import {
  isSharedDevice,
  PHONE_KEY_DATABASE,
  readLocal,
  removeLocal,
  removePhoneKey,
  writeLocal,
} from '#web/session/storage.ts'

const STORE = 'passes'
const OWN = 'own'

/** The pass in memory, for when storing it is not allowed or fails. */
let inPage: PhonePass | undefined

/** Returns the ID of this phone's pass, by which the server recognises the phone. */
export function ownPassId(): string | null {
  return readLocal('phonePass')
}

/** Stores the pass in this browser; in the demo and on a shared device, only while the page is open. */
export async function storePhonePass(pass: PhonePass): Promise<void> {
  inPage = pass
  writeLocal('phonePass', pass.passId)
  if (isDemoMode() || isSharedDevice()) return
  try {
    await withStore('readwrite', (store) => store.put(pass, OWN))
  } catch (error) {
    console.warn("Couldn't store the key of the entrance code", error)
  }
}

/** Returns this phone's pass; undefined if there is none, or only its ID is stored. */
export async function storedPhonePass(): Promise<PhonePass | undefined> {
  const passId = ownPassId()
  // Logging out removes the ID at once and the database later, so a pass without an ID doesn't count.
  if (passId === null) return undefined
  if (inPage?.passId === passId) return inPage
  if (isDemoMode() || isSharedDevice()) return undefined
  try {
    const kept: PhonePass | undefined = await withStore('readonly', (store) => store.get(OWN))
    return kept?.passId === passId ? kept : undefined
  } catch {
    return undefined
  }
}

export function removePhonePass(): void {
  inPage = undefined
  removeLocal('phonePass')
  removePhoneKey()
}

/** Opens the database for one action only, because an open database couldn't be deleted. */
async function withStore<Result>(
  mode: IDBTransactionMode,
  action: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(PHONE_KEY_DATABASE, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
  const database = await resultOf(opening)
  try {
    const transaction = database.transaction(STORE, mode)
    const result = await resultOf(action(transaction.objectStore(STORE)))
    if (mode === 'readwrite') await waitForCommit(transaction)
    return result
  } finally {
    database.close()
  }
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function waitForCommit(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}
