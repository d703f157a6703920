import type { UserListed } from '#shared/contract/admin-users.ts'
import { useEraseUser, useUser } from '#web/api/users.ts'
import { BookedSeats, useBookedSeats } from '#web/features/user/booked-seats.tsx'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'

/** Says what erasing takes for good, unlike deactivating, and asks. */
export function EraseDialog({
  user,
  onClose,
}: {
  user: UserListed
  onClose: (message?: string) => void
}) {
  const shown = useUser(user.id)
  const erase = useEraseUser(user.id)
  const seats = useBookedSeats(shown)

  function confirm() {
    if (!seats) return
    erase.mutate(seats.length > 0, { onSuccess: ({ message }) => onClose(message) })
  }

  return (
    <AlertDialog
      open
      onClose={() => onClose()}
      title={`Erase ${user.name} for good?`}
      cancelLabel="Keep the account"
      confirmLabel="Erase for good"
      danger
      busy={erase.isPending}
      busyLabel="Erasing..."
      onConfirm={confirm}
    >
      <span className="block">
        The name, contact, details, pictures and tour requests are erased, and a mail says so.
        Bookings and payments stay in the books under the member ID, without a name. This cannot be
        undone: to only lock somebody out, choose Delete.
      </span>
      <BookedSeats seats={seats} failed={shown.isError} />
      {(shown.isError || erase.isError) && (
        <span role="alert" className="mt-3 block text-danger">
          {erase.error?.message ?? 'Failed to load the user. Please try again.'}
        </span>
      )}
    </AlertDialog>
  )
}
