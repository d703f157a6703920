import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { type Access, ROUTES, type RoutePath } from '#shared/domain/routes.ts'
import { useDemoEntry } from '#web/app/demo.ts'
import { wayOut } from '#web/app/way-out.ts'
import { type AuthState, SignedInUser, useCurrentUser } from '#web/session/current-user.ts'
import type { LoginState } from '#web/session/login-state.ts'
import { LoadingScreen } from '#web/ui/loading-screen.tsx'

/** Lets a page be seen by those whom the route table admits; sends the others where they belong. */
export function RouteGuard({ path, children }: { path: RoutePath; children: ReactNode }) {
  const auth = useCurrentUser()
  const entered = useDemoEntry(path)
  useBypassWarning(ROUTES[path])
  if (auth.status === 'loading' || !entered) return <LoadingScreen />
  return (
    <Gate path={path} auth={auth}>
      {children}
    </Gate>
  )
}

/**
 * Decides when the page is entered. What happens on it (signing in, paying) changes the user too, but
 * then the screen itself goes on; only who is no longer signed in is sent away at once.
 */
function Gate({
  path,
  auth,
  children,
}: {
  path: RoutePath
  auth: Exclude<AuthState, { status: 'loading' }>
  children: ReactNode
}) {
  const [atEntry] = useState(() => wayOut(path, auth))
  const user = auth.status === 'signed-in' ? auth.user : undefined
  const target = user ? atEntry : wayOut(path, auth)
  if (target !== undefined) return <SendTo target={target} />
  return <SignedInUser value={user}>{children}</SignedInUser>
}

/** Away; to /login with a note of the page that was asked for. */
function SendTo({ target }: { target: RoutePath }) {
  const [, navigate] = useLocation()
  const [from] = useState(() => location.pathname + location.search)
  useEffect(() => {
    const state: LoginState = { from }
    navigate(target, { replace: true, ...(target === '/login' && { state }) })
  }, [navigate, target, from])
  return <LoadingScreen />
}

/** A bypass=true query is logged as a blocked attempt and changes nothing else. */
function useBypassWarning({ access }: Access) {
  const guarded = access !== 'public' && access !== 'auth'
  // As it was drawn: by the time of the effect a redirect may have left the address.
  const [path] = useLocation()
  const bypass = new URLSearchParams(useSearch()).get('bypass') === 'true'
  useEffect(() => {
    if (guarded && bypass) console.warn(`Blocked attempt to bypass the guard of ${path}`)
  }, [guarded, bypass, path])
}
