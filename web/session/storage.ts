import { isDemoMode } from '#web/session/demo-mode.ts'
import { memoryStorage } from '#web/session/memory-storage.ts'

/** What the browser keeps for us (document 1, section 3). */
type LocalKey = 'authToken' | 'userData' | 'paymentId'
type SessionKey =
  | 'cameFromRegistration'
  | 'registrationFormData'
  | 'tourDraft'
  | 'membershipDraft'
  | 'bookingDraft'

/** A browser that refuses storage (private modes, full disks) must not break a screen. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    return otherwise
  }
}

/** A demo keeps all to itself: it neither sees nor changes what ordinary sessions keep. */
const inMemory = isDemoMode() ? memoryStorage() : undefined
const local = () => inMemory ?? localStorage
const session = () => inMemory ?? sessionStorage

export function readLocal(key: LocalKey): string | null {
  return attempt(() => local().getItem(key), null)
}

export function writeLocal(key: LocalKey, value: string): void {
  attempt(() => local().setItem(key, value), undefined)
}

export function removeLocal(key: LocalKey): void {
  attempt(() => local().removeItem(key), undefined)
}

export function readSession(key: SessionKey): string | null {
  return attempt(() => session().getItem(key), null)
}

export function writeSession(key: SessionKey, value: string): void {
  attempt(() => session().setItem(key, value), undefined)
}

export function removeSession(key: SessionKey): void {
  attempt(() => session().removeItem(key), undefined)
}
