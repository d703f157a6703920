import type { BookingListed } from '#shared/contract/admin-bookings.ts'
import { displayDay } from '#shared/domain/calendar-day.ts'
import { rupees } from '#shared/domain/prices.ts'
import { useCancelBooking } from '#web/api/bookings.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'

/** Says what cancelling does, and asks. */
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
      {cancel.isError && (
        <span role="alert" className="mt-3 block text-danger">
          {cancel.error.message}
        </span>
      )}
    </AlertDialog>
  )
}
