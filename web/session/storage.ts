import { isDemoMode } from '#web/session/demo-mode.ts'

/** The keys in localStorage: those of specification document 1, section 3, and our own. */
const LOCAL_KEYS = [
  'authToken',
  'userData',
  'paymentId',
  'pass',
  'phonePass',
  'tourPass',
  // The ID of the user who gets notifications in this browser.
  'pushUser',
  // The ID of the user whose first payment at reception is awaited.
  'firstMembership',
] as const
type LocalKey = (typeof LOCAL_KEYS)[number]
type SessionKey =
  | 'sharedDevice'
  | 'cameFromRegistration'
  | 'registrationFormData'
  | 'sentCode'
  | 'tourDraft'
  | 'membershipDraft'
  | 'bookingDraft'
  | 'paymentDraft'
  | 'emailDraft'
  | 'preservedPhoto'
  | 'passwordLostOn'
  | 'reloadedAt'
  // Whether the setup checklist shows all steps.
  | 'allSetupSteps'

/** In demo mode, nothing is stored in the browser, so that a demo and a real session don't affect each other. */
const inMemory = isDemoMode() ? memoryStorage() : undefined
/** On a shared device, nothing may outlive the tab. */
const local = () => inMemory ?? (isSharedDevice() ? sessionStorage : localStorage)
const sessionStore = () => inMemory ?? sessionStorage

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
  return attempt(() => sessionStore().getItem(key), null)
}

export function writeSession(key: SessionKey, value: string): void {
  attempt(() => sessionStore().setItem(key, value), undefined)
}

export function removeSession(key: SessionKey): void {
  attempt(() => sessionStore().removeItem(key), undefined)
}

/** Whether the user said at login that others use this device, too. */
export function isSharedDevice(): boolean {
  return readSession('sharedDevice') === 'true'
}

/** Called at each login. If the answer changed, clears what was stored before. */
export function setSharedDevice(shared: boolean): void {
  if (shared === isSharedDevice()) return
  for (const key of LOCAL_KEYS) removeLocal(key)
  removePhoneKey()
  if (shared) writeSession('sharedDevice', 'true')
  else removeSession('sharedDevice')
}

/** The IndexedDB database with the key of the phone's entrance code. */
export const PHONE_KEY_DATABASE = 'phone-pass'

export function removePhoneKey(): void {
  if (inMemory) return
  attempt(() => void indexedDB.deleteDatabase(PHONE_KEY_DATABASE), undefined)
}

/** Returns `fallback` if the browser refuses storage, for example in a private window or on a full disk. */
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
