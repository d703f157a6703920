import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { onUnauthorized } from '#web/api/client.ts'
import { dropUser, isSignedIn, loadCurrentUser } from '#web/session/current-user.ts'
import { forgetDrafts } from '#web/session/forget-drafts.ts'
import type { LoginState } from '#web/session/login-state.ts'
import { storedToken } from '#web/session/token.ts'

const SESSION_ENDED = 'Your session has ended. Please sign in again.'

/** Ends the session here when the server or another tab has ended it. */
export function useSessionWatch(): void {
  useUnauthorized()
  useOtherTabs()
}

function useUnauthorized() {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  useEffect(
    () =>
      onUnauthorized((token) => {
        // A late answer to an older token says nothing about the present session.
        if (!isSignedIn() || token !== storedToken()) return
        const from = location.pathname + location.search
        const state: LoginState = { message: SESSION_ENDED, from }
        navigate('/login', { replace: true, state })
        dropUser()
        client.clear()
      }),
    [client, navigate],
  )
}

function useOtherTabs() {
  const client = useQueryClient()
  useEffect(() => {
    function signedOut() {
      dropUser()
      forgetDrafts()
    }
    function onStorage({ key }: StorageEvent) {
      if ((key !== 'authToken' && key !== null) || !isSignedIn()) return
      client.clear()
      if (storedToken() === undefined) signedOut()
      else void loadCurrentUser()
    }
    // A page that Back brings out of the browser's memory has slept through such events.
    function onShow({ persisted }: PageTransitionEvent) {
      if (persisted && isSignedIn() && storedToken() === undefined) signedOut()
    }
    addEventListener('storage', onStorage)
    addEventListener('pageshow', onShow)
    return () => {
      removeEventListener('storage', onStorage)
      removeEventListener('pageshow', onShow)
    }
  }, [client])
}
