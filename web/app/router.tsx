import { type ComponentType, useEffect } from 'react'
import { useLocation } from 'wouter'
import { isRoutePath } from '#shared/domain/user/routes.ts'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import { RouteGuard } from '#web/app/route-guard.tsx'
import { useScreenEffects } from '#web/app/screen-effects.ts'
import { SCREENS, type Screen } from '#web/app/screens.ts'
import { useScrollToTop } from '#web/app/scroll-to-top.ts'
import { useScreenComponent } from '#web/app/use-screen-component.ts'
import { isDemoMode } from '#web/session/demo-mode.ts'
import { useSessionWatch } from '#web/session/session-watch.ts'
import { LoadingScreen } from '#web/ui/loading-screen.tsx'

/** Shows the screen of the current address, behind its guard. Unknown paths redirect to '/'. */
export function AppRouter() {
  const [location] = useLocation()
  const path = location.replace(/(?<=.)\/$/, '')
  useSessionWatch()
  useScrollToTop(path)

  if (!isRoutePath(path)) return <RedirectToLandingPage />
  // The landing page is a separate document, except in demo mode.
  if (path === '/' && !isDemoMode()) return <RedirectToLandingPage />
  const screen = SCREENS[path]
  return (
    <ErrorBoundary key={path}>
      <RouteGuard path={path}>
        <ScreenLoader screen={screen} />
      </RouteGuard>
    </ErrorBoundary>
  )
}

function ScreenLoader({ screen }: { screen: Screen }) {
  const view = useScreenComponent(screen)
  return view ? <LoadedScreen screen={screen} view={view} /> : <LoadingScreen />
}

function LoadedScreen({ screen, view: View }: { screen: Screen; view: ComponentType }) {
  useScreenEffects(screen)
  return <View />
}

function RedirectToLandingPage() {
  const [, navigate] = useLocation()
  useEffect(() => navigate('/', { replace: true }), [navigate])
  return <LoadingScreen />
}
