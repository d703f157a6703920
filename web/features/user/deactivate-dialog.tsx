import type { UserListed } from '#web/api/user.ts'
import { useDeactivateUser } from '#web/api/user.ts'
import { BookedSeats, useBookedSeats } from '#web/features/user/booked-seats.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'

/**
 * Explains what deactivation does, lists the seats that will be freed, and asks for confirmation.
 */
export function DeactivateDialog({
  user,
  onClose,
}: {
  user: UserListed
  onClose: (message?: string) => void
}) {
  const deactivate = useDeactivateUser(user.id)
  const booked = useBookedSeats(user.id)
  const { seats } = booked

  function confirm() {
    if (!seats) return
    deactivate.mutate(seats.length > 0, {
      onSuccess: ({ message }) => onClose(`${user.name}: ${message}`),
    })
  }

  return (
    <AlertDialog
      open
      onClose={() => onClose()}
      title={`Deactivate ${user.name}'s account?`}
      cancelLabel="Keep account"
      confirmLabel={seats && seats.length > 0 ? 'Deactivate and free seats' : 'Deactivate'}
      danger
      busy={deactivate.isPending}
      problem={deactivate.error?.message ?? booked.loadProblem}
      busyLabel="Deactivating..."
      onConfirm={confirm}
    >
      <span className="block">
        {`Logs ${user.name} out everywhere and blocks new logins. Bookings and payments stay on record. You can reactivate the account any time.`}
      </span>
      <BookedSeats {...booked} />
    </AlertDialog>
  )
}
