import { useCallback } from 'react'
import { useLeaveSession } from '#web/session/leave-session.ts'

/**
 * After a user deleted their account: clears everything stored about them in this browser
 * and goes to /login, which says so.
 */
export function useForgetUser(): () => void {
  const leave = useLeaveSession()
  return useCallback(() => {
    leave('/login', { notice: 'accountDeleted' })
  }, [leave])
}
