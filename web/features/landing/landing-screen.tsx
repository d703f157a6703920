import '#web/all-styles.css'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { LandingPage } from '#web/features/landing/landing-page.tsx'
import { landingText } from '#web/features/landing/landing-text.tsx'
import { useCurrentUser } from '#web/session/current-user.ts'

/** The landing page inside the app, in demo mode, with the demo's settings. */
export function LandingScreen() {
  const { status } = useCurrentUser()
  return <LandingPage text={landingText(usePublicSettings())} loggedIn={status === 'logged-in'} />
}
