import { fillIn } from '#shared/domain/placeholders.ts'
import type { ManagedTour } from '#web/api/tour/tour-management.ts'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { TOUR_DIALOGS } from '#words/tour/tour-management.ts'

/** Asks for confirmation to complete a tour before its day. */
export function CompleteEarlyDialog({
  tour: { fullName, tourDate },
  open,
  onClose,
  onConfirm,
}: {
  tour: ManagedTour
  open: boolean
  onClose: () => void
  onConfirm: () => void
}) {
  return (
    <AlertDialog
      open={open}
      onClose={onClose}
      title={TOUR_DIALOGS.earlyTitle}
      confirmLabel={TOUR_DIALOGS.complete}
      cancelLabel={TOUR_DIALOGS.notYet}
      onConfirm={onConfirm}
    >
      {fillIn(TOUR_DIALOGS.earlyEffect, { name: fullName, day: localDay(tourDate) })}
    </AlertDialog>
  )
}
