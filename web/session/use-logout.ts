import { useCallback } from 'react'
import { logout } from '#shared/contract/endpoints.ts'
import { callApi } from '#web/api/client.ts'
import { useLeaveSession } from '#web/session/leave-session.ts'
import { readLocal } from '#web/session/storage.ts'

/**
 * Ends the session on the server and, even if that fails, in this browser, and goes to `to`: the landing page for
 * members, /login for staff, /gate on a gate.
 */
export function useLogout(): (to: '/' | '/login' | '/gate') => Promise<void> {
  const leave = useLeaveSession()
  return useCallback(
    async (to) => {
      if (readLocal('pushUser') !== null) {
        // Unsubscribes first, because that call needs the session.
        const push = import('#web/api/user/push.ts')
        await push.then((file) => file.unsubscribeOnServer()).catch(() => undefined)
      }
      await callApi(logout).catch(() => undefined)
      leave(to)
    },
    [leave],
  )
}
