import { rupees } from '#shared/domain/booking/prices.ts'
import { displayDay } from '#shared/domain/calendar-day.ts'
import type { BookingListed } from '#web/api/desk-booking.ts'
import { useCancelBooking } from '#web/api/desk-booking.ts'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'

/** Explains what cancelling does and asks for confirmation. */
export function CancelDialog({
  booking,
  onClose,
}: {
  booking: BookingListed
  onClose: (message?: string) => void
}) {
  const { name, seat, startDate, endDate, state, amount } = booking
  const cancel = useCancelBooking(booking.id)
  return (
    <AlertDialog
      open
      onClose={() => onClose()}
      title={`Cancel the booking of ${name}?`}
      cancelLabel="Keep the booking"
      confirmLabel="Cancel the booking"
      danger
      busy={cancel.isPending}
      problem={cancel.error?.message}
      busyLabel="Cancelling..."
      onConfirm={() =>
        cancel.mutate(undefined, {
          onSuccess: ({ message }) => onClose(`${name}: ${message}`),
        })
      }
    >
      <span className="block">
        Seat {seat} becomes free from {displayDay(startDate)} to {displayDay(endDate)}, and {name}{' '}
        gets a mail. This cannot be taken back.
      </span>
      {state === 'paid' && (
        <strong className="mt-3 block text-ink">
          {rupees(amount)} was paid. It stays in the books; giving it back is up to the desk.
        </strong>
      )}
    </AlertDialog>
  )
}
