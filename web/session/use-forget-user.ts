import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { clearCurrentUser } from '#web/session/current-user.ts'
import { clearDrafts } from '#web/session/form-draft.ts'
import type { LoginState } from '#web/session/login-state.ts'
import { removeLocal, removeSession } from '#web/session/storage.ts'

/**
 * After a user deleted their account: clears auth, removes everything stored about them in this
 * browser, and goes to /login, which shows `message`.
 */
export function useForgetUser(): (message: string) => void {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  return useCallback(
    (message) => {
      const state: LoginState = { message }
      // In the same tick, before the old page's guard can redirect by itself.
      navigate('/login', { replace: true, state })
      clearCurrentUser()
      clearDrafts()
      client.clear()
      removeLocal('paymentId')
      removeSession('registrationFormData')
      removeSession('tourDraft')
    },
    [client, navigate],
  )
}
