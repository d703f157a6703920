import { issuePhonePass } from '#shared/contract/endpoints.ts'
import type { User } from '#shared/contract/wire-names.ts'
import { callApi, isRefusal } from '#web/api/client.ts'
import {
  dropPhonePass,
  keepPhonePass,
  keptPhonePass,
  ownPassId,
} from '#web/passes/kept-phone-pass.ts'
import { bookingMark, importPhoneKey, type PhonePass } from '#web/passes/phone-pass.ts'
import { storedToken } from '#web/session/token.ts'

/**
 * Asks the server for the key of this phone's pass and keeps it. With `replace`, the pass moves here from another
 * phone. Throws ApiError; a refusal removes this phone's pass.
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
        userId: user._id,
        key: await importPhoneKey(key),
        booking: bookingMark(user),
        clockAhead: Math.round(repliedAt - Date.parse(now)),
      }
      // They may have logged out meanwhile.
      if (token !== undefined && storedToken() === token) await keepPhonePass(pass)
      return pass
    } catch (error) {
      if (isRefusal(error, 'passOnOtherPhone') || isRefusal(error, 'noPaidDays')) dropPhonePass()
      throw error
    }
  })
}

/**
 * Called whenever a user is loaded: asks for a new key if their booking has changed, and removes the pass of
 * anyone else.
 */
export async function refreshPhonePass(user: User): Promise<void> {
  const pass = await keptPhonePass()
  if (!pass) return
  if (pass.userId !== user._id) return dropPhonePass()
  if (pass.booking !== bookingMark(user)) await claimPhonePass(user).catch(() => undefined)
}

/** Runs one action at a time: two tabs that asked concurrently would look like two phones. */
function withPassLock<Result>(action: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request('phone-pass', action) : action()
}
