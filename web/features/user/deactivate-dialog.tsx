import type { UserListed } from '#shared/contract/admin-users.ts'
import { keepsSeat } from '#shared/domain/booking-state.ts'
import { displayDay } from '#shared/domain/calendar-day.ts'
import { useToday } from '#web/api/hall.ts'
import { useDeactivateUser, useUser } from '#web/api/users.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** Says what deleting does, with the seats that become free, and asks. */
export function DeactivateDialog({
  user,
  onClose,
}: {
  user: UserListed
  onClose: (message?: string) => void
}) {
  const today = useToday()
  const { data, isError } = useUser(user.id)
  const deactivate = useDeactivateUser(user.id)
  const seats = data?.bookings.filter((booking) => keepsSeat(booking, today))
  const known = seats !== undefined

  return (
    <AlertDialog
      open
      onClose={() => onClose()}
      title={`Deactivate the account of ${user.name}?`}
      cancelLabel="Keep the account"
      confirmLabel={known && seats.length > 0 ? 'Deactivate and free seats' : 'Deactivate'}
      danger
      busy={deactivate.isPending}
      busyLabel="Deactivating..."
      onConfirm={
        known
          ? () =>
              deactivate.mutate(seats.length > 0, {
                onSuccess: ({ message }) => onClose(`${user.name}: ${message}`),
              })
          : () => undefined
      }
    >
      <span className="block">
        {user.name} is signed out everywhere and can no longer sign in. Bookings and payments stay
        in the books, and the account can be reactivated.
      </span>
      {!known && !isError && (
        <span className="mt-3 flex items-center gap-2">
          <Spinner /> Looking for booked seats...
        </span>
      )}
      {seats?.map((seat) => (
        <strong key={seat.id} className="mt-3 block text-ink">
          Seat {seat.seat} becomes free: it is booked from {displayDay(seat.startDate)} to{' '}
          {displayDay(seat.endDate)}.
        </strong>
      ))}
      {(isError || deactivate.isError) && (
        <span role="alert" className="mt-3 block text-danger">
          {deactivate.error?.message ?? 'Failed to load the user. Please try again.'}
        </span>
      )}
    </AlertDialog>
  )
}
