import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { TourField } from '#shared/domain/tour/tour-form.ts'
import { useRequestTour } from '#web/api/tour/tour.ts'
import { storeTour } from '#web/features/tour/pass/store-tour.ts'
import type { VisitorPassState } from '#web/features/tour/pass/visitor-pass-state.ts'
import { DeclarationModal } from '#web/features/tour/request/declaration-modal.tsx'
import { clearTourDraft } from '#web/features/tour/request/tour-draft.ts'
import { type TourRefusal, tourRefusal } from '#web/features/tour/request/tour-refusal.ts'
import { tourToRequest } from '#web/features/tour/request/tour-values.ts'
import type { TourFormApi } from '#web/features/tour/request/use-tour-form.ts'
import { NOTICE_ON_SCREEN } from '#web/hall/consent-line.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { TOUR_REQUEST_WORDS } from '#words/tour/tour-request.ts'

/**
 * Sends a valid form: shows the declaration, sends the request, then opens the pass or an alert. Loaded later, because
 * only the last step needs it.
 */
export function TourSending({
  form,
  onClose,
}: {
  form: TourFormApi
  /** Called when the visitor closes the declaration or the alert, with the field to correct, if there is one. */
  onClose: (field?: TourField) => void
}) {
  const [, navigate] = useLocation()
  const request = useRequestTour()
  // A ref, because a second click may come before the next render.
  const sending = useRef(false)
  const [refusal, setRefusal] = useState<TourRefusal>()

  function send() {
    if (sending.current) return
    sending.current = true
    request.mutate(
      { ...tourToRequest(form.getValues()), ...NOTICE_ON_SCREEN },
      {
        onSuccess: (tour) => {
          clearTourDraft()
          storeTour(tour, { status: tour.tourStatus, at: Date.now() })
          const state: VisitorPassState = { tour }
          navigate('/visitor-pass', { state })
        },
        onError: (error) => {
          const newRefusal = tourRefusal(error)
          for (const { field, message } of newRefusal.problems) {
            form.setError(field, { type: 'server', message })
          }
          setRefusal(newRefusal)
        },
        onSettled: () => {
          sending.current = false
        },
      },
    )
  }

  if (refusal) {
    return (
      <AlertDialog open onClose={() => onClose(refusal.field)} title={TOUR_REQUEST_WORDS.notSent}>
        {refusal.message}
      </AlertDialog>
    )
  }
  return <DeclarationModal sending={request.isPending} onAgreed={send} onClose={() => onClose()} />
}
