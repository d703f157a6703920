import type { AroundNavHandler } from 'wouter'

/** The landing page is a document of its own: it is loaded, not drawn by the app. */
export function leaveForLandingPage({ replace }: { replace: boolean }): void {
  if (replace) location.replace('/')
  else location.assign('/')
}

/** Every navigation of the app passes here. */
export const navigateAcross: AroundNavHandler = (navigate, to, options) => {
  if (to === '/') leaveForLandingPage({ replace: options?.replace === true })
  else navigate(to, options)
}
