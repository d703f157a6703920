import { useLocation } from 'wouter'
import type { CurrentUser } from '#shared/contract/user.ts'
import { pathAfterLogin } from '#shared/domain/progress.ts'
import { clearRegistration } from '#web/features/auth/registration-session.ts'
import { adoptUser } from '#web/session/current-user.ts'
import { progressOf } from '#web/session/progress-of.ts'
import { storeToken } from '#web/session/token.ts'

/** Signs in with the reply of the login call and goes to the remembered page, or home. */
export function useEnter(remembered: string | undefined) {
  const [, navigate] = useLocation()
  return ({ token, user }: { token: string; user: CurrentUser }) => {
    storeToken(token)
    clearRegistration()
    adoptUser(user)
    navigate(pathAfterLogin(progressOf(user), remembered), { replace: true })
  }
}
