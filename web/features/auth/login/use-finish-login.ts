import { useLocation } from 'wouter'
import type { CurrentUser } from '#shared/contract/user/current-user.ts'
import { pathAfterLogin } from '#shared/domain/user/progress.ts'
import { clearRegistration } from '#web/features/auth/register/registration-session.ts'
import { setCurrentUser } from '#web/session/current-user.ts'
import { clearEmailDraft } from '#web/session/email-draft.ts'
import { progressOf } from '#web/session/progress-of.ts'
import { setSharedDevice } from '#web/session/storage.ts'
import { storeToken } from '#web/session/token.ts'
import { LANGUAGE } from '#words/page/language.ts'

const loadLanguage = () => import('#web/session/language.ts')

/**
 * Logs in with the reply to the login call, and opens the requested page or, without one, the user's home. On a shared
 * device, the login ends with the tab.
 */
export function useFinishLogin(requested: string | undefined) {
  const [, navigate] = useLocation()
  return async ({ token, user }: { token: string; user: CurrentUser }, sharedDevice: boolean) => {
    // Loaded on demand, because few users log in on a page that isn't in their language. If loading fails, the page
    // keeps its language.
    const language =
      user.language === LANGUAGE ? undefined : await loadLanguage().catch(() => undefined)
    setSharedDevice(sharedDevice)
    storeToken(token)
    clearRegistration()
    clearEmailDraft()
    const progress = progressOf(setCurrentUser(user))
    const path = pathAfterLogin(progress, requested)
    if (!language?.applyAccountLanguage(user.language, path)) navigate(path, { replace: true })
  }
}
