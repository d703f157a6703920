import type { AroundNavHandler } from 'wouter'
import { isDemoMode, keepDemoFlag } from '#web/session/demo-mode.ts'
import { mayLeave } from '#web/session/leave-guard.ts'

/** The landing page is a separate document, which the browser loads. */
function loadLandingPage({ replace }: { replace: boolean }): void {
  if (replace) location.replace('/')
  else location.assign('/')
}

/**
 * Runs on every navigation inside the app. Asks before unsaved changes are lost. In demo mode the app
 * also renders the landing page.
 */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
  if (!mayLeave()) return
  if (isDemoMode()) navigate(keepDemoFlag(to), options)
  else if (to === '/') loadLandingPage({ replace: options?.replace === true })
  else navigate(to, options)
}
