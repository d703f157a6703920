import { lazy, Suspense } from 'react'
import { useLocation } from 'wouter'
import { useCurrentUser } from '#web/session/current-user.ts'
import { isDemoMode, isDemoOffered } from '#web/session/demo-mode.ts'

const DemoPages = lazy(async () => ({
  default: (await import('#web/app/demo-pages.tsx')).DemoPages,
}))
// Loaded after the page. If that fails, the page has no button.
const DemoOffer = lazy(() =>
  import('#web/app/demo-offer.tsx').then(
    ({ DemoOffer }) => ({ default: DemoOffer }),
    () => ({ default: () => <></> }),
  ),
)

/**
 * The floating panel of demo mode (specification document 1, section 2). Outside demo mode, it is only the button
 * that enables demo mode, for people who are not logged in.
 */
export function DemoPanel() {
  const auth = useCurrentUser()
  const [path] = useLocation()
  // Nobody should start the demo on a gate by mistake.
  if (path === '/gate' && !isDemoMode()) return null
  if (!isDemoMode() && (auth.status !== 'logged-out' || !isDemoOffered())) return null
  return <Suspense>{isDemoMode() ? <DemoPages /> : <DemoOffer />}</Suspense>
}
