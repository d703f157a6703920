import '#web/all-styles.css'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { LandingPage } from '#web/features/landing/landing-page.tsx'
import { landingText } from '#web/features/landing/landing-text.tsx'
import { takenSeats } from '#web/hall/taken-seats.ts'
import { useCurrentUser } from '#web/session/current-user.ts'

/** The landing page inside the app, in demo mode, with the demo's settings and free seats. */
export function LandingScreen() {
  const { status } = useCurrentUser()
  const text = landingText(usePublicSettings(), takenSeats())
  return <LandingPage text={text} loggedIn={status === 'logged-in'} />
}
