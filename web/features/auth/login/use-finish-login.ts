import { useLocation } from 'wouter'
import type { CurrentUser } from '#shared/contract/current-user.ts'
import { pathAfterLogin } from '#shared/domain/user/progress.ts'
import { clearRegistration } from '#web/features/auth/register/registration-session.ts'
import { setCurrentUser } from '#web/session/current-user.ts'
import { progressOf } from '#web/session/progress-of.ts'
import { storeToken } from '#web/session/token.ts'

/** Logs in with the reply of the login call and opens the remembered page, or home. */
export function useFinishLogin(remembered: string | undefined) {
  const [, navigate] = useLocation()
  return ({ token, user }: { token: string; user: CurrentUser }) => {
    storeToken(token)
    clearRegistration()
    const progress = progressOf(setCurrentUser(user))
    navigate(pathAfterLogin(progress, remembered), { replace: true })
  }
}
