import {
  readLocal,
  removeLocal,
  removePhoneKey,
  removeSession,
  writeLocal,
} from '#web/session/storage.ts'
import { isUsableToken } from '#web/session/token-expiry.ts'

/**
 * The stored token, or undefined. Removes a token that is malformed or expired, and the user who had it:
 * the browser may be a shared one. Their pass stays: the entrance may have no network to log in again.
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

/** Removes the token, the user, their passes and notifications, and the flag of a new registration (document 1, section 4). */
export function clearAuth(): void {
  removeLocal('authToken')
  removeLocal('userData')
  removeLocal('pass')
  removeLocal('phonePass')
  removePhoneKey()
  removeLocal('tourPass')
  removeSession('cameFromRegistration')
  void dropPushSubscription()
}

/** Ends this browser's notifications for anyone but this user, who may have been logged in before. */
export function dropNotificationsOfOthers(userId: string): void {
  const owner = readLocal('pushUser')
  if (owner !== null && owner !== userId) void dropPushSubscription()
}

/** The next user of this browser must not get this user's notifications. */
async function dropPushSubscription(): Promise<void> {
  if (readLocal('pushUser') === null) return
  removeLocal('pushUser')
  try {
    const push = await import('#web/offline/push-subscription.ts')
    await push.dropPushSubscription()
  } catch {
    // Without a network the code may be missing; the push service then tells the server later.
  }
}
