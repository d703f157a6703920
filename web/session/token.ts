import { readLocal, removeLocal, removeSession, writeLocal } from '#web/session/storage.ts'
import { isUsableToken } from '#web/session/token-expiry.ts'

/**
 * The stored token, or undefined. Removes a token that is malformed or expired, and the user who had it:
 * the browser may be a shared one.
 */
export function storedToken(): string | undefined {
  const token = readLocal('authToken')
  if (token !== null && isUsableToken(token, Date.now())) return token
  if (token !== null) removeLocal('authToken')
  removeLocal('userData')
  return undefined
}

export function storeToken(token: string): void {
  writeLocal('authToken', token)
}

/** Removes the token, the user and the flag of a new registration (document 1, section 4). */
export function clearAuth(): void {
  removeLocal('authToken')
  removeLocal('userData')
  removeSession('cameFromRegistration')
}
