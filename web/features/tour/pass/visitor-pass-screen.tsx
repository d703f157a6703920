import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { passIdFromFragment, passIntent } from '#shared/domain/tour/pass-link.ts'
import { useToday } from '#web/api/admin/public-settings.ts'
import { useTourByPass } from '#web/api/tour/tour.ts'
import { storedTour } from '#web/features/tour/pass/stored-tour.ts'
import { useLiveTour } from '#web/features/tour/pass/use-live-tour.ts'
import { VisitorPassCard } from '#web/features/tour/pass/visitor-pass-card.tsx'
import {
  linkedTour,
  type PassTour,
  tourFromState,
} from '#web/features/tour/pass/visitor-pass-state.ts'
import { HallBrand } from '#web/hall/hall-brand.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { LoadingScreen } from '#web/ui/loading-screen.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { VISITOR_PASS_WORDS } from '#words/tour/visitor-pass.ts'

/**
 * Shows the pass of the tour in the history state, or the pass whose ID is the fragment of an emailed link. If there is
 * neither, redirects to /tour (specification document 2, section 2).
 */
export function VisitorPassScreen() {
  const today = useToday()
  const tour = tourFromState(useHistoryState<unknown>())
  const id = passIdFromFragment(location.hash)
  if (tour) return <ShownPass tour={tour} />
  if (id === undefined) return <RedirectToTour />
  const stored = storedTour(today)
  return stored?.id === id ? <ShownPass tour={stored} /> : <LinkedPass id={id} />
}

function ShownPass({ tour }: { tour: PassTour }) {
  const live = useLiveTour(tour)
  const { title, subtitle, pastSubtitle } = VISITOR_PASS_WORDS
  return (
    <Page
      width="medium"
      brand={<HallBrand />}
      title={title}
      subtitle={live.state === 'expected' ? subtitle : pastSubtitle}
    >
      <VisitorPassCard {...live} intent={passIntent(location.search)} />
    </Page>
  )
}

/** The pass of an emailed link in a browser that doesn't store it. The server returns its day and time, but no visitor. */
function LinkedPass({ id }: { id: string }) {
  const { data, isError } = useTourByPass(id)
  if (data?.visit) return <ShownPass tour={linkedTour(id, data.visit)} />
  if (!data && !isError) return <LoadingScreen />
  return (
    <Page width="medium" brand={<HallBrand />} title={VISITOR_PASS_WORDS.title}>
      <Notice tone={isError ? 'danger' : 'info'}>
        {isError ? VISITOR_PASS_WORDS.notChecked : VISITOR_PASS_WORDS.means.deleted}
      </Notice>
      <p className="mt-6">
        <ButtonLink href="/tour">{VISITOR_PASS_WORDS.again}</ButtonLink>
      </p>
    </Page>
  )
}

function RedirectToTour() {
  const [, navigate] = useLocation()
  useEffect(() => navigate('/tour', { replace: true }), [navigate])
  return <LoadingScreen />
}
