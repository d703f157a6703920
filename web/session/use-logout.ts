import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { logout } from '#shared/contract/addresses.ts'
import { callApi } from '#web/api/client.ts'
import { clearCurrentUser } from '#web/session/current-user.ts'
import { clearDrafts } from '#web/session/form-draft.ts'

/**
 * Ends the session on the server and in this browser, even when the call fails, and goes to `to`: the
 * landing page for members, /login for admins.
 */
export function useLogout(): (to: '/' | '/login') => Promise<void> {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  return useCallback(
    async (to) => {
      await callApi(logout).catch(() => undefined)
      // In the same tick, before the old page's guard can redirect by itself.
      navigate(to, { replace: true })
      clearCurrentUser()
      clearDrafts()
      client.clear()
    },
    [client, navigate],
  )
}
