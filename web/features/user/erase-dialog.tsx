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
      title={`Erase ${user.name} permanently?`}
      cancelLabel="Keep account"
      confirmLabel="Erase permanently"
      danger
      busy={erase.isPending}
      problem={erase.error?.message ?? booked.loadProblem}
      busyLabel="Erasing..."
      onConfirm={confirm}
    >
      <span className="block">
        {`Deletes the name, contact, details, pictures and tour requests, and emails ${user.name}. Bookings and payments stay under the member ID, without the name. This can't be undone. To only block logins, use Delete instead.`}
      </span>
      <BookedSeats {...booked} />
    </AlertDialog>
  )
}
