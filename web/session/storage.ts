import { isDemoMode } from '#web/session/demo-mode.ts'

/** The keys in the browser's storage (document 1, section 3), and our own drafts. */
type LocalKey = 'authToken' | 'userData' | 'paymentId'
type SessionKey =
  | 'cameFromRegistration'
  | 'registrationFormData'
  | 'sentCode'
  | 'tourDraft'
  | 'membershipDraft'
  | 'bookingDraft'

/** In demo mode nothing is stored in the browser, so a demo and a real session don't affect each other. */
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

/** Returns `fallback` when the browser refuses storage, as in some private modes or on a full disk. */
function attempt<T>(action: () => T, fallback: T): T {
  try {
    return action()
  } catch {
    return fallback
  }
}

function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}
