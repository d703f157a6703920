import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useRequestTour } from '#web/api/tour.ts'
import { forgetTourDraft } from '#web/features/tour/tour-draft.ts'
import { type TourRefusal, tourRefusal } from '#web/features/tour/tour-refusal.ts'
import { tourToRequest } from '#web/features/tour/tour-values.ts'
import type { TourFormApi } from '#web/features/tour/use-tour-form.ts'
import type { VisitorPassState } from '#web/features/tour/visitor-pass-state.ts'

/** From a form without problems over the declaration to the pass, or to what stands in the way. */
export function useTourRequest(form: TourFormApi) {
  const [, navigate] = useLocation()
  const request = useRequestTour()
  // A second press may come before the first has been drawn.
  const sending = useRef(false)
  const [declaring, setDeclaring] = useState(false)
  const [refusal, setRefusal] = useState<TourRefusal>()

  function send() {
    if (sending.current) return
    sending.current = true
    request.mutate(tourToRequest(form.getValues()), {
      onSuccess: (tour) => {
        forgetTourDraft()
        const state: VisitorPassState = { tour }
        navigate('/visitor-pass', { state })
      },
      onError: (error) => {
        const found = tourRefusal(error)
        for (const { field, message } of found.problems) {
          form.setError(field, { type: 'server', message })
        }
        setDeclaring(false)
        setRefusal(found)
      },
      onSettled: () => {
        sending.current = false
      },
    })
  }

  return {
    declaring,
    sending: request.isPending,
    refusal,
    declare: () => setDeclaring(true),
    cancel: () => setDeclaring(false),
    send,
    closeRefusal: () => setRefusal(undefined),
  }
}
