import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { dropUser } from '#web/session/current-user.ts'
import { forgetDrafts } from '#web/session/forget-drafts.ts'
import type { LoginState } from '#web/session/login-state.ts'
import { removeLocal, removeSession } from '#web/session/storage.ts'

/**
 * For somebody whose account is gone: signs out here, leaves nothing of them in this browser, and goes
 * to /login, which shows `message`.
 */
export function useForgetPerson(): (message: string) => void {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  return useCallback(
    (message) => {
      const state: LoginState = { message }
      // Both in one turn: the guard of the page that is left does not come between.
      navigate('/login', { replace: true, state })
      dropUser()
      forgetDrafts()
      client.clear()
      removeLocal('paymentId')
      removeSession('registrationFormData')
      removeSession('tourDraft')
    },
    [client, navigate],
  )
}
