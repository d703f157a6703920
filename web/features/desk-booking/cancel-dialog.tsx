import { periodText } from '#shared/domain/booking/durations.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
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
  const { name, seat, state, amount } = booking
  const cancel = useCancelBooking(booking.id)
  return (
    <AlertDialog
      open
      onClose={() => onClose()}
      title={`Cancel ${name}'s booking?`}
      cancelLabel="Keep booking"
      confirmLabel="Cancel booking"
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
        {`Frees seat ${seat} (${periodText(booking)}) and emails ${name}. This can't be undone.`}
      </span>
      {state === 'paid' && (
        <strong className="mt-3 block text-ink">
          {`${rupees(amount)} was paid. No automatic refund. Refund it at reception if needed.`}
        </strong>
      )}
    </AlertDialog>
  )
}
