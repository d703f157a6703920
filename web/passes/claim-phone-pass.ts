import { issuePhonePass } from '#shared/contract/endpoints.ts'
import type { User } from '#shared/contract/wire-names.ts'
import { callApi, isRefusal } from '#web/api/client.ts'
import { bookingMark, importPhoneKey, type PhonePass } from '#web/passes/phone-pass.ts'
import {
  ownPassId,
  removePhonePass,
  storedPhonePass,
  storePhonePass,
} from '#web/passes/stored-phone-pass.ts'
import { storedToken } from '#web/session/token.ts'

/**
 * Fetches the key of this phone's pass and stores it. With `replace`, the pass moves here from another phone. Throws
 * ApiError. If the pass is on another phone or the member has no paid days, removes this phone's pass.
 */
export function claimPhonePass(user: User, { replace = false } = {}): Promise<PhonePass> {
  return withPassLock(async () => {
    const token = storedToken()
    try {
      const sentAt = Date.now()
      const { data } = await callApi(issuePhonePass, { body: { passId: ownPassId(), replace } })
      const { key, now, ...issued } = data
      const repliedAt = (sentAt + Date.now()) / 2
      const pass = {
        ...issued,
        userId: user.id,
        key: await importPhoneKey(key),
        booking: bookingMark(user),
        clockAhead: Math.round(repliedAt - Date.parse(now)),
      }
      // The user may have logged out meanwhile.
      if (token !== undefined && storedToken() === token) await storePhonePass(pass)
      return pass
    } catch (error) {
      if (isRefusal(error, 'passOnOtherPhone') || isRefusal(error, 'noPaidDays')) removePhonePass()
      throw error
    }
  })
}

/**
 * Called whenever a user is loaded. Fetches a new key if the user's booking has changed, and removes another
 * user's pass.
 */
export async function refreshPhonePass(user: User): Promise<void> {
  const pass = await storedPhonePass()
  if (!pass) return
  if (pass.userId !== user.id) return removePhonePass()
  if (pass.booking !== bookingMark(user)) await claimPhonePass(user).catch(() => undefined)
}

/** Runs one action at a time: two tabs that request a first pass concurrently would look like two phones. */
function withPassLock<Result>(action: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request('phone-pass', action) : action()
}
