import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { isRoutePath } from '#shared/domain/user/routes.ts'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import { RouteGuard } from '#web/app/route-guard.tsx'
import { useScreenEffects } from '#web/app/screen-effects.ts'
import { type LoadedScreen, type Screen, screenAt } from '#web/app/screens.ts'
import { useScrollToTop } from '#web/app/scroll-to-top.ts'
import { useLoadedScreen } from '#web/app/use-loaded-screen.ts'
import { isDemoMode } from '#web/session/demo-mode.ts'
import { useSessionWatch } from '#web/session/session-watch.ts'
import { LoadingScreen } from '#web/ui/loading-screen.tsx'

/** Shows the screen of the current URL, behind its guard. Unknown paths redirect to '/'. */
export function AppRouter() {
  const [location] = useLocation()
  const path = location.replace(/(?<=.)\/$/, '')
  useSessionWatch()
  useScrollToTop(path)

  // The landing page is a separate document, except in demo mode.
  if (!isRoutePath(path) || (path === '/' && !isDemoMode())) return <RedirectToLandingPage />
  const screen = screenAt(path)
  return (
    <ErrorBoundary key={path}>
      <RouteGuard path={path}>
        <ScreenLoader screen={screen} />
      </RouteGuard>
    </ErrorBoundary>
  )
}

function ScreenLoader({ screen }: { screen: Screen }) {
  const loaded = useLoadedScreen(screen)
  return loaded ? <ShownScreen screen={loaded} /> : <LoadingScreen />
}

function ShownScreen({ screen }: { screen: LoadedScreen }) {
  useScreenEffects(screen)
  return <screen.View />
}

function RedirectToLandingPage() {
  const [, navigate] = useLocation()
  useEffect(() => navigate('/', { replace: true }), [navigate])
  return <LoadingScreen />
}
