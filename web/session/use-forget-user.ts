import { useCallback } from 'react'
import { useLeaveSession } from '#web/session/leave-session.ts'

/**
 * Called after users have deleted their account. Clears everything that this browser stores about them, and goes to
 * /login, which says that the account was deleted.
 */
export function useForgetUser(): () => void {
  const leave = useLeaveSession()
  return useCallback(() => {
    leave('/login', { notice: 'accountDeleted' })
  }, [leave])
}
