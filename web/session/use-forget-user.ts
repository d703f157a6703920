import { useCallback } from 'react'
import { useLeaveSession } from '#web/session/leave-session.ts'
import { removeSession } from '#web/session/storage.ts'

/**
 * After a user deleted their account: clears auth, removes everything stored about them in this
 * browser, and goes to /login, which shows `message`.
 */
export function useForgetUser(): (message: string) => void {
  const leave = useLeaveSession()
  return useCallback(
    (message) => {
      leave('/login', { message })
      removeSession('registrationFormData')
      removeSession('tourDraft')
    },
    [leave],
  )
}
