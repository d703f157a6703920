import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { type Access, ROUTES, type RoutePath } from '#shared/domain/user/routes.ts'
import { useDemoEntry } from '#web/app/demo.ts'
import { markPageShown } from '#web/app/first-screen.ts'
import { type KnownAuth, redirectTarget } from '#web/app/redirect-target.ts'
import { UnreachableScreen } from '#web/app/unreachable-screen.tsx'
import { LoggedInUser, useCurrentUser } from '#web/session/current-user.ts'
import type { LoginState } from '#web/session/login-state.ts'
import { LoadingScreen } from '#web/ui/loading-screen.tsx'

const LOGGED_OUT = { status: 'logged-out' } as const

/** Shows a page to the users that the route table admits, and redirects all others. */
export function RouteGuard({ path, children }: { path: RoutePath; children: ReactNode }) {
  const auth = useCurrentUser()
  const demoReady = useDemoEntry(path)
  useBypassWarning(ROUTES[path])
  const isLoading = auth.status === 'loading'
  const waiting = (isLoading && !('offline' in ROUTES[path])) || !demoReady
  // Deferred, so that React renders the first screen in short slices, between which the page stays responsive.
  const ready = !useDeferredValue(waiting) && !waiting
  useEffect(() => {
    if (ready) markPageShown()
  }, [ready])
  if (!ready) return <LoadingScreen />
  // A public page needs no user.
  const isPublic = ROUTES[path].access === 'public'
  if (auth.status === 'unreachable' && !isPublic) return <UnreachableScreen />
  return (
    <AccessCheck path={path} auth={isLoading || auth.status === 'unreachable' ? LOGGED_OUT : auth}>
      {children}
    </AccessCheck>
  )
}

/**
 * Checks access once, when the page opens. Logging in or paying on the page changes the user, but then the
 * screen decides where to go next. Logging out redirects immediately.
 */
function AccessCheck({
  path,
  auth,
  children,
}: {
  path: RoutePath
  auth: KnownAuth
  children: ReactNode
}) {
  const [initialTarget] = useState(() => redirectTarget(path, auth))
  const user = auth.status === 'logged-in' ? auth.user : undefined
  const target = user ? initialTarget : redirectTarget(path, auth)
  if (target !== undefined) return <Redirect target={target} />
  return <LoggedInUser value={user}>{children}</LoggedInUser>
}

/** Replaces the page with `target`. For /login, the history state keeps the requested page. */
function Redirect({ target }: { target: RoutePath }) {
  const [, navigate] = useLocation()
  const [from] = useState(() => location.pathname + location.search)
  useEffect(() => {
    const state: LoginState = { from }
    navigate(target, { replace: true, ...(target === '/login' && { state }) })
  }, [navigate, target, from])
  return <LoadingScreen />
}

/** Logs a warning if the query has bypass=true, which has no other effect (specification document 1, section 4). */
function useBypassWarning({ access }: Access) {
  const guarded = access !== 'public' && access !== 'auth'
  // Read during render: a redirect may change the URL before the effect runs.
  const [path] = useLocation()
  const bypass = new URLSearchParams(useSearch()).get('bypass') === 'true'
  useEffect(() => {
    if (guarded && bypass) console.warn(`Blocked attempt to bypass the guard of ${path}`)
  }, [guarded, bypass, path])
}
