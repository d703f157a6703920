import { HALL_NAME } from '#shared/domain/settings/hall-details.ts'
import { usePublicSettings } from '#web/api/public-settings.ts'
import { LandingPage } from '#web/features/landing/landing-page.tsx'

/** The landing page inside the app, used in demo mode, with the demo's hall name and room rules. */
export function LandingScreen() {
  const { name, roomRules } = usePublicSettings()
  return <LandingPage name={name} withMarathi={name === HALL_NAME} roomRules={roomRules} />
}
