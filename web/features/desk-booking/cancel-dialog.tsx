import { rupees } from '#shared/domain/booking/prices.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import type { ListedBooking } from '#web/api/booking/desk-booking.ts'
import { useCancelBooking } from '#web/api/booking/desk-booking.ts'
import { displayName } from '#web/features/desk-booking/display-name.ts'
import { localPeriod } from '#web/hall/local-period.ts'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { BOOKING_MESSAGES } from '#words/booking/booking.ts'
import { CANCEL_BOOKING_WORDS, NO_EMAIL_WORDS } from '#words/booking/desk-booking.ts'

/** Explains what cancelling does, and asks for confirmation. */
export function CancelDialog({
  booking,
  onClose,
  onCancelled,
}: {
  booking: ListedBooking
  onClose: (message?: string) => void
  /** Called instead of `onClose` after the cancellation, if this person can then refund the booking or its deposit. */
  onCancelled: (next: 'refundCancelled' | 'returnDepositCancelled') => void
}) {
  const { seat, returnable, refundLimit, roleToRefundMore, heldDeposit, due } = booking
  const name = displayName(booking)
  const cancel = useCancelBooking(booking.id)
  return (
    <AlertDialog
      open
      onClose={() => onClose()}
      title={fillIn(CANCEL_BOOKING_WORDS.title, { name })}
      cancelLabel={CANCEL_BOOKING_WORDS.keep}
      confirmLabel={CANCEL_BOOKING_WORDS.confirm}
      danger
      busy={cancel.isPending}
      problem={cancel.error?.message}
      busyLabel={CANCEL_BOOKING_WORDS.busy}
      onConfirm={() =>
        cancel.mutate(undefined, {
          onSuccess: () => {
            if (returnable > 0 && refundLimit > 0) onCancelled('refundCancelled')
            else if (heldDeposit?.mayReturn) onCancelled('returnDepositCancelled')
            else onClose(`${name}: ${BOOKING_MESSAGES.cancelled}`)
          },
        })
      }
    >
      <span className="block">
        {fillIn(booking.email ? CANCEL_BOOKING_WORDS.effect : NO_EMAIL_WORDS.cancelled, {
          seat,
          period: localPeriod(booking),
          name,
        })}
      </span>
      {due && (
        <span className="mt-3 block">
          {fillIn(CANCEL_BOOKING_WORDS.due, { open: rupees(due.open) })}
        </span>
      )}
      {returnable > 0 && (
        <strong className="mt-3 block text-ink">
          {fillIn(
            refundLimit > 0 || !roleToRefundMore
              ? CANCEL_BOOKING_WORDS.paid
              : CANCEL_BOOKING_WORDS.noRefund[roleToRefundMore],
            { amount: rupees(returnable) },
          )}
        </strong>
      )}
      {heldDeposit && (
        <strong className="mt-3 block text-ink">
          {fillIn(
            heldDeposit.mayReturn
              ? CANCEL_BOOKING_WORDS.deposit
              : CANCEL_BOOKING_WORDS.noReturn[heldDeposit.roleToReturn],
            {
              amount: rupees(heldDeposit.amount),
            },
          )}
        </strong>
      )}
    </AlertDialog>
  )
}
