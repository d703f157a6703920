import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { VisitorPassCard } from '#web/features/tour/pass/visitor-pass-card.tsx'
import { tourFromState } from '#web/features/tour/pass/visitor-pass-state.ts'
import { HallBrand } from '#web/hall/hall-brand.tsx'
import { HallContact } from '#web/hall/hall-contact.tsx'
import { LoadingScreen } from '#web/ui/loading-screen.tsx'
import { Page } from '#web/ui/page.tsx'

/** The pass of the tour in the history state. Without one, redirects to /tour (document 2, section 2). */
export function VisitorPassScreen() {
  const tour = tourFromState(useHistoryState<unknown>())
  if (!tour) return <RedirectToTour />
  return (
    <Page
      width="medium"
      brand={<HallBrand />}
      title="Your Visitor Pass"
      subtitle="Show this pass at the entrance. We've emailed it too."
    >
      <VisitorPassCard tour={tour} />
      <HallContact />
    </Page>
  )
}

function RedirectToTour() {
  const [, navigate] = useLocation()
  useEffect(() => navigate('/tour', { replace: true }), [navigate])
  return <LoadingScreen />
}
