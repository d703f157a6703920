import type { UserListed } from '#shared/contract/admin-users.ts'
import { useDeactivateUser, useUser } from '#web/api/users.ts'
import { BookedSeats, useBookedSeats } from '#web/features/user/booked-seats.tsx'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'

/** Says what deleting does, with the seats that become free, and asks. */
export function DeactivateDialog({
  user,
  onClose,
}: {
  user: UserListed
  onClose: (message?: string) => void
}) {
  const shown = useUser(user.id)
  const deactivate = useDeactivateUser(user.id)
  const seats = useBookedSeats(shown)

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
      title={`Deactivate the account of ${user.name}?`}
      cancelLabel="Keep the account"
      confirmLabel={seats && seats.length > 0 ? 'Deactivate and free seats' : 'Deactivate'}
      danger
      busy={deactivate.isPending}
      busyLabel="Deactivating..."
      onConfirm={confirm}
    >
      <span className="block">
        {user.name} is signed out everywhere and can no longer sign in. Bookings and payments stay
        in the books, and the account can be reactivated.
      </span>
      <BookedSeats seats={seats} failed={shown.isError} />
      {(shown.isError || deactivate.isError) && (
        <span role="alert" className="mt-3 block text-danger">
          {deactivate.error?.message ?? 'Failed to load the user. Please try again.'}
        </span>
      )}
    </AlertDialog>
  )
}
