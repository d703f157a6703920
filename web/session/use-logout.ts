import { useCallback } from 'react'
import { logout } from '#shared/contract/endpoints.ts'
import { callApi } from '#web/api/client.ts'
import { useLeaveSession } from '#web/session/leave-session.ts'

/**
 * Ends the session on the server and in this browser, even when the call fails, and goes to `to`: the
 * landing page for members, /login for admins.
 */
export function useLogout(): (to: '/' | '/login') => Promise<void> {
  const leave = useLeaveSession()
  return useCallback(
    async (to) => {
      await callApi(logout).catch(() => undefined)
      leave(to)
    },
    [leave],
  )
}
