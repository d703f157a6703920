import { type ComponentType, useEffect } from 'react'
import { useLocation } from 'wouter'
import { isRoutePath } from '#shared/domain/routes.ts'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import { RouteGuard } from '#web/app/route-guard.tsx'
import { useScreenEffects } from '#web/app/screen-effects.ts'
import { SCREENS, type Screen } from '#web/app/screens.ts'
import { useScrollToTop } from '#web/app/scroll-to-top.ts'
import { useScreenCode } from '#web/app/use-screen-code.ts'
import { isDemoMode } from '#web/session/demo-mode.ts'
import { useSessionWatch } from '#web/session/session-watch.ts'
import { LoadingScreen } from '#web/ui/loading-screen.tsx'

/** Shows the screen of the present address, behind its guard. Any unknown path leads to '/'. */
export function AppRouter() {
  const [location] = useLocation()
  const path = location.replace(/(?<=.)\/$/, '')
  useSessionWatch()
  useScrollToTop(path)

  if (!isRoutePath(path)) return <ToLandingPage />
  // A document of its own, unless a demo shows it.
  if (path === '/' && !isDemoMode()) return <ToLandingPage />
  const screen = SCREENS[path]
  return (
    <ErrorBoundary key={path}>
      <RouteGuard path={path}>
        <ShownScreen screen={screen} />
      </RouteGuard>
    </ErrorBoundary>
  )
}

function ShownScreen({ screen }: { screen: Screen }) {
  const view = useScreenCode(screen)
  return view ? <Entered screen={screen} view={view} /> : <LoadingScreen />
}

function Entered({ screen, view: View }: { screen: Screen; view: ComponentType }) {
  useScreenEffects(screen)
  return <View />
}

function ToLandingPage() {
  const [, navigate] = useLocation()
  useEffect(() => navigate('/', { replace: true }), [navigate])
  return <LoadingScreen />
}
