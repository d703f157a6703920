import { HALL_NAME } from '#shared/domain/hall.ts'
import { useHall } from '#web/api/hall.ts'
import { LandingPage } from '#web/features/landing/landing-page.tsx'

/** The landing page inside the app, where a demo shows it, under the name that the hall has there. */
export function LandingScreen() {
  const { name } = useHall()
  return <LandingPage name={name} withMarathi={name === HALL_NAME} />
}
