import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { logout } from '#shared/contract/auth.ts'
import { callApi } from '#web/api/client.ts'
import { dropUser } from '#web/session/current-user.ts'
import { forgetDrafts } from '#web/session/forget-drafts.ts'

/**
 * Ends the session on the server and here, whatever the server answers, and leaves for `to`: the
 * landing page for members, /login for admins.
 */
export function useSignOut(): (to: '/' | '/login') => Promise<void> {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  return useCallback(
    async (to) => {
      await callApi(logout).catch(() => undefined)
      // Both in one turn: the guard of the page that is left does not come between.
      navigate(to, { replace: true })
      dropUser()
      forgetDrafts()
      client.clear()
    },
    [client, navigate],
  )
}
