import {
  readLocal,
  removeLocal,
  removePhoneKey,
  removeSession,
  writeLocal,
} from '#web/session/storage.ts'
import { isUsableToken } from '#web/session/token-expiry.ts'

/**
 * Returns the stored token, if there is one. Removes a malformed or expired token and its user's data, because others may
 * use the browser, too. The pass stays, because the user may be at the entrance without a network to log in again.
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

/**
 * Removes the token, the user, their passes and notifications, and the flag of a registration (specification document
 * 1, section 4).
 */
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

/** Ends this browser's notifications for a previous user, if that is not `userId`. */
export function endOthersNotifications(userId: string): void {
  const owner = readLocal('pushUser')
  if (owner !== null && owner !== userId) void dropPushSubscription()
}

/** Ends this browser's notifications, which the next user must not get. */
async function dropPushSubscription(): Promise<void> {
  if (readLocal('pushUser') === null) return
  removeLocal('pushUser')
  try {
    const push = await import('#web/offline/push-subscription.ts')
    await push.dropPushSubscription()
  } catch {
    // Without a network, the code can't be loaded, so the subscription stays.
  }
}
