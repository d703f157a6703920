import { fillIn } from '#shared/domain/placeholders.ts'
import { isTourAhead } from '#shared/domain/tour/tour.ts'
import { useToday } from '#web/api/admin/public-settings.ts'
import type { ManagedTour } from '#web/api/tour/tour-management.ts'
import { localSlot } from '#web/hall/local-slot.ts'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { TOUR_DIALOGS } from '#words/tour/tour-management.ts'

/** Asks for confirmation before a tour is cancelled, which can't be undone. */
export function CancelTourDialog({
  tour: { fullName, tourDate, tourTime },
  open,
  onClose,
  onConfirm,
}: {
  tour: ManagedTour
  open: boolean
  onClose: () => void
  onConfirm: () => void
}) {
  const visitorGetsEmail = isTourAhead(tourDate, useToday())
  return (
    <AlertDialog
      open={open}
      onClose={onClose}
      title={TOUR_DIALOGS.cancelTitle}
      danger
      confirmLabel={TOUR_DIALOGS.cancel}
      cancelLabel={TOUR_DIALOGS.keep}
      onConfirm={onConfirm}
    >
      <p>
        {fillIn(TOUR_DIALOGS.cancelEffect, {
          name: fullName,
          day: localDay(tourDate),
          time: localSlot(tourTime),
        })}
      </p>
      {visitorGetsEmail && <p className="mt-2">{TOUR_DIALOGS.visitorEmailed}</p>}
    </AlertDialog>
  )
}
