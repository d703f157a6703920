import { routeGuard } from '#shared/domain/progress.ts'
import { ROUTES, type RoutePath } from '#shared/domain/routes.ts'
import type { AuthState } from '#web/session/current-user.ts'
import { progressOf } from '#web/session/progress-of.ts'

/**
 * Where to send who asks for a page, or undefined when it may be shown. A user who could
 * not be loaded leaves the dashboard for the landing page (document 2, section 8), not for /login.
 */
export function wayOut(
  path: RoutePath,
  auth: Exclude<AuthState, { status: 'loading' }>,
): RoutePath | undefined {
  if (auth.status === 'signed-in') return routeGuard(ROUTES[path], progressOf(auth.user))
  if (path === '/dashboard' && auth.loadFailed) return '/'
  return routeGuard(ROUTES[path], undefined)
}
