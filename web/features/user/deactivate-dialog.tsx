import { fillIn } from '#shared/domain/placeholders.ts'
import type { UserSummary } from '#web/api/user/user.ts'
import { useDeactivateUser } from '#web/api/user/user.ts'
import { BookedSeats, useBookedSeats } from '#web/features/user/booked-seats.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { USER_DIALOGS, USER_MESSAGES } from '#words/user/user-management.ts'

/**
 * Explains what deactivation does, lists the seats that it frees, and asks for confirmation.
 */
export function DeactivateDialog({
  user,
  onClose,
}: {
  user: UserSummary
  onClose: (message?: string) => void
}) {
  const deactivate = useDeactivateUser(user.id)
  const booked = useBookedSeats(user.id)
  const { bookings } = booked

  function confirm() {
    if (!bookings) return
    deactivate.mutate(bookings.length > 0, {
      onSuccess: () => onClose(`${user.name}: ${USER_MESSAGES.deactivated}`),
    })
  }

  return (
    <AlertDialog
      open
      onClose={() => onClose()}
      title={fillIn(USER_DIALOGS.deactivateTitle, { name: user.name })}
      cancelLabel={USER_DIALOGS.keep}
      confirmLabel={
        bookings && bookings.length > 0 ? USER_DIALOGS.deactivateAndFree : USER_DIALOGS.deactivate
      }
      confirmDisabled={!bookings}
      danger
      busy={deactivate.isPending}
      problem={deactivate.error?.message ?? booked.loadProblem}
      busyLabel={USER_DIALOGS.deactivating}
      onConfirm={confirm}
    >
      <span className="block">{fillIn(USER_DIALOGS.deactivateEffect, { name: user.name })}</span>
      <BookedSeats {...booked} />
    </AlertDialog>
  )
}
