import type { ManagedTour } from '#shared/contract/tour-management.ts'
import { shortDay } from '#shared/domain/calendar-day.ts'
import { isTourAhead } from '#shared/domain/tour/tour.ts'
import { useToday } from '#web/api/public-settings.ts'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'

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
      title="Cancel this tour?"
      danger
      confirmLabel="Cancel Tour"
      cancelLabel="Keep Tour"
      onConfirm={onConfirm}
    >
      <p>
        {`The tour of ${fullName} on ${shortDay(tourDate)}, ${tourTime}, will be cancelled. This can't be undone.`}
      </p>
      {visitorGetsEmail && <p className="mt-2">We'll email the visitor.</p>}
    </AlertDialog>
  )
}
