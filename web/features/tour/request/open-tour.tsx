import { useLocation } from 'wouter'
import { fillIn } from '#shared/domain/placeholders.ts'
import { slotStart } from '#shared/domain/tour/tour-slot.ts'
import { useLiveTour } from '#web/features/tour/pass/use-live-tour.ts'
import { stateText } from '#web/features/tour/pass/visitor-pass.ts'
import type { PassTour, VisitorPassState } from '#web/features/tour/pass/visitor-pass-state.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { localDay, localTime } from '#web/ui/local-text.ts'
import { TOUR_REQUEST_WORDS } from '#words/tour/tour-request.ts'
import { VISITOR_PASS_WORDS } from '#words/tour/visitor-pass.ts'

const WORDS = TOUR_REQUEST_WORDS.open

/** The tour that was requested in this browser, shown before the form for another one. */
export function OpenTour({
  tour: requested,
  onNewTour,
  onForget,
}: {
  tour: PassTour
  onNewTour: () => void
  onForget: () => void
}) {
  const [, navigate] = useLocation()
  const { tour, state } = useLiveTour(requested)
  const shown: VisitorPassState = { tour }
  const start = slotStart(tour.tourTime)
  return (
    <Card>
      <h2 className="font-display text-xl leading-tight font-semibold text-pretty">
        {fillIn(WORDS.title, {
          day: localDay(tour.tourDate),
          time: start ? localTime(start.hour, start.minute) : tour.tourTime,
        })}
      </h2>
      <p className="mt-1 text-ink-soft">
        {state === 'expected' ? VISITOR_PASS_WORDS.changes : stateText(state, tour)}
      </p>
      <div className="mt-5 grid gap-3 sm:grid-cols-2">
        <Button size="large" block onClick={() => navigate('/visitor-pass', { state: shown })}>
          {WORDS.show}
        </Button>
        <Button size="large" block variant="secondary" onClick={onNewTour}>
          {WORDS.another}
        </Button>
      </div>
      <Button variant="quiet" block className="mt-2" onClick={onForget}>
        {WORDS.forget}
      </Button>
    </Card>
  )
}
