/** What the browser keeps for us (document 1, section 3). */
type LocalKey = 'authToken' | 'userData' | 'paymentId'
type SessionKey = 'cameFromRegistration' | 'registrationFormData' | 'tourDraft'

/** A browser that refuses storage (private modes, full disks) must not break a screen. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    return otherwise
  }
}

export function readLocal(key: LocalKey): string | null {
  return attempt(() => localStorage.getItem(key), null)
}

export function writeLocal(key: LocalKey, value: string): void {
  attempt(() => localStorage.setItem(key, value), undefined)
}

export function removeLocal(key: LocalKey): void {
  attempt(() => localStorage.removeItem(key), undefined)
}

export function readSession(key: SessionKey): string | null {
  return attempt(() => sessionStorage.getItem(key), null)
}

export function writeSession(key: SessionKey, value: string): void {
  attempt(() => sessionStorage.setItem(key, value), undefined)
}

export function removeSession(key: SessionKey): void {
  attempt(() => sessionStorage.removeItem(key), undefined)
}
