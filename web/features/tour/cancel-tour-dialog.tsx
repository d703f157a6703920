import type { ManagedTour } from '#shared/contract/tour-management.ts'
import { displayDay } from '#shared/domain/calendar-day.ts'
import { isTourAhead } from '#shared/domain/tour.ts'
import { useToday } from '#web/api/hall.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'

/** Asks before a tour is cancelled, which nobody can take back. */
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
  const told = isTourAhead(tourDate, useToday())
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
        {`The tour of ${fullName} on ${displayDay(tourDate)}, ${tourTime}, will be cancelled. This cannot be undone.`}
      </p>
      {told && <p className="mt-2">The visitor gets a mail about it.</p>}
    </AlertDialog>
  )
}
