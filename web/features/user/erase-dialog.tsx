import { fillIn } from '#shared/domain/placeholders.ts'
import type { UserSummary } from '#web/api/user/user.ts'
import { useEraseUser } from '#web/api/user/user.ts'
import { BookedSeats, useBookedSeats } from '#web/features/user/booked-seats.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { USER_DIALOGS, USER_MESSAGES } from '#words/user/user-management.ts'

/** Explains that, unlike deactivation, erasure is permanent, and asks for confirmation. */
export function EraseDialog({
  user,
  onClose,
}: {
  user: UserSummary
  onClose: (message?: string) => void
}) {
  const erase = useEraseUser(user.id)
  const booked = useBookedSeats(user.id)
  const { bookings } = booked

  function confirm() {
    if (!bookings) return
    erase.mutate(bookings.length > 0, { onSuccess: () => onClose(USER_MESSAGES.erased) })
  }

  return (
    <AlertDialog
      open
      onClose={() => onClose()}
      title={fillIn(USER_DIALOGS.eraseTitle, { name: user.name })}
      cancelLabel={USER_DIALOGS.keep}
      confirmLabel={USER_DIALOGS.erase}
      confirmDisabled={!bookings}
      danger
      busy={erase.isPending}
      problem={erase.error?.message ?? booked.loadProblem}
      busyLabel={USER_DIALOGS.erasing}
      onConfirm={confirm}
    >
      <span className="block">{fillIn(USER_DIALOGS.eraseEffect, { name: user.name })}</span>
      <BookedSeats {...booked} />
    </AlertDialog>
  )
}
