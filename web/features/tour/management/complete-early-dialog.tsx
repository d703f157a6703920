import type { ManagedTour } from '#shared/contract/tour-management.ts'
import { shortDay } from '#shared/domain/calendar-day.ts'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'

/** Asks for confirmation before a tour is completed before its day. */
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
      title="This tour is not today"
      confirmLabel="Mark Complete"
      cancelLabel="Not Yet"
      onConfirm={onConfirm}
    >
      {`The tour of ${fullName} is on ${shortDay(tourDate)}. Mark it complete now? We'll email the visitor and ask for feedback.`}
    </AlertDialog>
  )
}
