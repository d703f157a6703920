import { routeGuard } from '#shared/domain/user/progress.ts'
import { ROUTES, type RoutePath } from '#shared/domain/user/routes.ts'
import type { AuthState } from '#web/session/current-user.ts'
import { isDemoMode } from '#web/session/demo-mode.ts'
import { progressOf } from '#web/session/progress-of.ts'

/** The state of the login, once it is known. */
export type KnownAuth = Exclude<AuthState, { status: 'loading' | 'unreachable' }>

/**
 * The page to redirect to, or undefined if `path` may be shown. If loading the user failed, the dashboard
 * redirects to the landing page instead of /login (specification document 2, section 8). Demo mode allows every page
 * (specification document 1, section 4); the server's own checks ignore demo mode.
 */
export function redirectTarget(
  path: RoutePath,
  auth: KnownAuth,
  { demoMode = isDemoMode() } = {},
): RoutePath | undefined {
  if (demoMode) return undefined
  if (auth.status === 'logged-in') return routeGuard(ROUTES[path], progressOf(auth.user))
  if (path === '/dashboard' && auth.loadFailed) return '/'
  return routeGuard(ROUTES[path], undefined)
}
