import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { clearCurrentUser } from '#web/session/current-user.ts'
import { clearDrafts } from '#web/session/form-draft.ts'
import type { LoginState } from '#web/session/login-state.ts'
import { removeLocal, removeSession } from '#web/session/storage.ts'

/**
 * Clears what this browser stores about the user (auth, drafts, the payment's ID, the code step) and all fetched data,
 * and goes to `to`.
 */
export function useLeaveSession(): (to: '/' | '/login' | '/gate', state?: LoginState) => void {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  return useCallback(
    (to, state) => {
      // In the same tick as clearing auth, so that the old page's guard can't redirect first.
      navigate(to, { replace: true, state })
      clearCurrentUser()
      clearDrafts()
      removeLocal('paymentId')
      removeSession('sentCode')
      removeSession('registrationFormData')
      removeSession('tourDraft')
      client.clear()
    },
    [client, navigate],
  )
}
