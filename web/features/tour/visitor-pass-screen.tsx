import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { VisitorPassCard } from '#web/features/tour/visitor-pass-card.tsx'
import { carriedTour } from '#web/features/tour/visitor-pass-state.ts'
import { HallBrand } from '#web/hall/hall-brand.tsx'
import { HallContact } from '#web/hall/hall-contact.tsx'
import { LoadingScreen } from '#web/ui/loading-screen.tsx'
import { Page } from '#web/ui/page.tsx'

/** The pass of the tour that was just asked for; without one, the way to ask (document 2, section 2). */
export function VisitorPassScreen() {
  const tour = carriedTour(useHistoryState<unknown>())
  if (!tour) return <ToTourForm />
  return (
    <Page
      width="medium"
      brand={<HallBrand />}
      title="Your Visitor Pass"
      subtitle="Show this pass at the entrance. You have it in your mail, too."
    >
      <VisitorPassCard tour={tour} />
      <HallContact />
    </Page>
  )
}

function ToTourForm() {
  const [, navigate] = useLocation()
  useEffect(() => navigate('/tour', { replace: true }), [navigate])
  return <LoadingScreen />
}
