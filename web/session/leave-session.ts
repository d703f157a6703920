import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { clearCurrentUser } from '#web/session/current-user.ts'
import { clearDrafts } from '#web/session/form-draft.ts'
import type { LoginState } from '#web/session/login-state.ts'
import { clearSentCode } from '#web/session/sent-code.ts'
import { removeLocal } from '#web/session/storage.ts'

/**
 * Clears auth, drafts, the payment id (which names the booking), the step of a parent's code and
 * fetched data in this browser, and goes to `to`.
 */
export function useLeaveSession(): (to: '/' | '/login', state?: LoginState) => void {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  return useCallback(
    (to, state) => {
      // In the same tick as clearing auth, so that the old page's guard can't redirect first.
      navigate(to, { replace: true, state })
      clearCurrentUser()
      clearDrafts()
      removeLocal('paymentId')
      clearSentCode()
      client.clear()
    },
    [client, navigate],
  )
}
