import type { UserListed } from '#web/api/user.ts'
import { useEraseUser } from '#web/api/user.ts'
import { BookedSeats, useBookedSeats } from '#web/features/user/booked-seats.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'

/** Explains what is erased permanently, unlike on deactivation, and asks for confirmation. */
export function EraseDialog({
  user,
  onClose,
}: {
  user: UserListed
  onClose: (message?: string) => void
}) {
  const erase = useEraseUser(user.id)
  const booked = useBookedSeats(user.id)
  const { seats } = booked

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
      problem={erase.error?.message ?? booked.loadProblem}
      busyLabel="Erasing..."
      onConfirm={confirm}
    >
      <span className="block">
        The name, contact, details, pictures and tour requests are erased, and a mail says so.
        Bookings and payments stay in the books under the member ID, without a name. This cannot be
        undone: to only lock somebody out, choose Delete.
      </span>
      <BookedSeats {...booked} />
    </AlertDialog>
  )
}
