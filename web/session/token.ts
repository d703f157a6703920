import { readLocal, removeLocal, removeSession, writeLocal } from '#web/session/storage.ts'
import { isUsableToken } from '#web/session/token-expiry.ts'

/** The stored token. One that is malformed or expired is removed and does not count. */
export function storedToken(): string | undefined {
  const token = readLocal('authToken')
  if (token === null) return undefined
  if (isUsableToken(token, Date.now())) return token
  removeLocal('authToken')
  return undefined
}

export function storeToken(token: string): void {
  writeLocal('authToken', token)
}

/** Clears auth (document 1, section 4): the token, the user and the mark of a fresh registration. */
export function clearAuth(): void {
  removeLocal('authToken')
  removeLocal('userData')
  removeSession('cameFromRegistration')
}
