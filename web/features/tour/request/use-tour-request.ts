import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useRequestTour } from '#web/api/tour.ts'
import type { VisitorPassState } from '#web/features/tour/pass/visitor-pass-state.ts'
import { clearTourDraft } from '#web/features/tour/request/tour-draft.ts'
import { type TourRefusal, tourRefusal } from '#web/features/tour/request/tour-refusal.ts'
import { tourToRequest } from '#web/features/tour/request/tour-values.ts'
import type { TourFormApi } from '#web/features/tour/request/use-tour-form.ts'
import { NOTICE_ON_SCREEN } from '#web/hall/notice-on-screen.ts'

/** Submits a valid form: shows the declaration, sends the request, then opens the pass or an alert. */
export function useTourRequest(form: TourFormApi) {
  const [, navigate] = useLocation()
  const request = useRequestTour()
  // A ref, because a second quick click may come before the next render.
  const sending = useRef(false)
  const [declaring, setDeclaring] = useState(false)
  const [refusal, setRefusal] = useState<TourRefusal>()

  function send() {
    if (sending.current) return
    sending.current = true
    request.mutate(
      { ...tourToRequest(form.getValues()), ...NOTICE_ON_SCREEN },
      {
        onSuccess: (tour) => {
          clearTourDraft()
          const state: VisitorPassState = { tour }
          navigate('/visitor-pass', { state })
        },
        onError: (error) => {
          const newRefusal = tourRefusal(error)
          for (const { field, message } of newRefusal.problems) {
            form.setError(field, { type: 'server', message })
          }
          setDeclaring(false)
          setRefusal(newRefusal)
        },
        onSettled: () => {
          sending.current = false
        },
      },
    )
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
