import type { AroundNavHandler } from 'wouter'
import { isDemoMode, keepDemoFlag } from '#web/session/demo-mode.ts'
import { mayLeave } from '#web/session/leave-guard.ts'

/** The landing page is a separate document, so the browser loads it. */
function loadLandingPage({ replace }: { replace: boolean }): void {
  if (replace) location.replace('/')
  else location.assign('/')
}

/**
 * Runs on every navigation inside the app, and asks before it loses unsaved changes. In demo mode, the app
 * renders the landing page itself.
 */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
  if (!mayLeave()) return
  if (isDemoMode()) navigate(keepDemoFlag(to), options)
  else if (to === '/') loadLandingPage({ replace: options?.replace === true })
  else navigate(to, options)
}
