import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { isRefusal, onRefused } from '#web/api/client.ts'
import { clearCurrentUser, isLoggedIn, loadCurrentUser } from '#web/session/current-user.ts'
import { clearDrafts } from '#web/session/form-draft.ts'
import type { LoginState } from '#web/session/login-state.ts'
import { storedToken } from '#web/session/token.ts'

/**
 * Ends the session in this tab when the server or another tab has ended it. Leads staff to the setup of a second
 * factor as soon as the hall requires one.
 */
export function useSessionWatch(): void {
  useRefusals()
  useOtherTabs()
}

function useRefusals() {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  useEffect(
    () =>
      onRefused((refused, token) => {
        // A late refusal of an older token doesn't concern the current session.
        if (!isLoggedIn() || token !== storedToken()) return
        if (isRefusal(refused, 'secondFactorSetupRequired')) {
          void loadCurrentUser().then(() => navigate('/second-factor', { replace: true }))
        }
        if (refused.status !== 401) return
        const from = location.pathname + location.search
        const state: LoginState = { notice: 'sessionEnded', from }
        navigate('/login', { replace: true, state })
        clearCurrentUser()
        client.clear()
      }),
    [client, navigate],
  )
}

function useOtherTabs() {
  const client = useQueryClient()
  useEffect(() => {
    function endSession() {
      clearCurrentUser()
      clearDrafts()
    }
    function onStorage({ key }: StorageEvent) {
      if ((key !== 'authToken' && key !== null) || !isLoggedIn()) return
      client.clear()
      if (storedToken() === undefined) endSession()
      else void loadCurrentUser()
    }
    // A page in the back/forward cache gets no storage events.
    function onShow({ persisted }: PageTransitionEvent) {
      if (persisted && isLoggedIn() && storedToken() === undefined) endSession()
    }
    addEventListener('storage', onStorage)
    addEventListener('pageshow', onShow)
    return () => {
      removeEventListener('storage', onStorage)
      removeEventListener('pageshow', onShow)
    }
  }, [client])
}
