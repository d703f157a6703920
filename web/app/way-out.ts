import { routeGuard } from '#shared/domain/progress.ts'
import { ROUTES, type RoutePath } from '#shared/domain/routes.ts'
import type { AuthState } from '#web/session/current-user.ts'
import { isDemoMode } from '#web/session/demo-mode.ts'
import { progressOf } from '#web/session/progress-of.ts'

/**
 * Where to send who asks for a page, or undefined when it may be shown. A user who could
 * not be loaded leaves the dashboard for the landing page (document 2, section 8), not for /login. In
 * demo mode everything passes (document 1, section 4); the server's own checks know of no demo.
 */
export function wayOut(
  path: RoutePath,
  auth: Exclude<AuthState, { status: 'loading' }>,
  { demoMode = isDemoMode() } = {},
): RoutePath | undefined {
  if (demoMode) return undefined
  if (auth.status === 'signed-in') return routeGuard(ROUTES[path], progressOf(auth.user))
  if (path === '/dashboard' && auth.loadFailed) return '/'
  return routeGuard(ROUTES[path], undefined)
}
