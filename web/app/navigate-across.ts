import type { AroundNavHandler } from 'wouter'
import { carryDemo, isDemoMode } from '#web/session/demo-mode.ts'
import { mayLeave } from '#web/session/leave-guard.ts'

/** The landing page is a document of its own: it is loaded, not drawn by the app. */
function leaveForLandingPage({ replace }: { replace: boolean }): void {
  if (replace) location.replace('/')
  else location.assign('/')
}

/** Every navigation of the app passes here. A demo stays in its page, the landing page included. */
export const navigateAcross: AroundNavHandler = (navigate, to, options) => {
  if (!mayLeave()) return
  if (isDemoMode()) navigate(carryDemo(to), options)
  else if (to === '/') leaveForLandingPage({ replace: options?.replace === true })
  else navigate(to, options)
}
