import { useState } from 'react'
import { fillIn } from '#shared/domain/placeholders.ts'
import type { PassIntent } from '#shared/domain/tour/pass-link.ts'
import { useCancelOwnTour } from '#web/api/tour/tour.ts'
import { visitTexts } from '#web/features/tour/pass/visitor-pass.ts'
import type { PassTour } from '#web/features/tour/pass/visitor-pass-state.ts'
import { Button } from '#web/ui/button.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { VISITOR_PASS_WORDS } from '#words/tour/visitor-pass.ts'

/** Lets visitors cancel their tour, after a confirmation. */
export function CancelVisit({ tour, intent }: { tour: PassTour; intent: PassIntent | undefined }) {
  const [asking, setAsking] = useState(intent === 'cancel')
  const cancelling = useCancelOwnTour(tour.id)
  const close = () => {
    cancelling.reset()
    setAsking(false)
  }
  return (
    <>
      <Button variant="quiet" size="small" className="text-danger!" onClick={() => setAsking(true)}>
        {VISITOR_PASS_WORDS.cancel}
      </Button>
      <AlertDialog
        open={asking}
        onClose={close}
        title={VISITOR_PASS_WORDS.cancelTitle}
        problem={cancelling.error?.message}
        danger
        confirmLabel={VISITOR_PASS_WORDS.cancel}
        cancelLabel={VISITOR_PASS_WORDS.keep}
        onConfirm={() => cancelling.mutate(undefined, { onSuccess: close })}
        busy={cancelling.isPending}
        busyLabel={VISITOR_PASS_WORDS.cancelling}
      >
        {fillIn(VISITOR_PASS_WORDS.cancelEffect, visitTexts(tour))}
      </AlertDialog>
    </>
  )
}
