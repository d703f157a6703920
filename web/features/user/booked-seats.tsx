import { keepsSeat } from '#shared/domain/booking/booking-state.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { useStudyDays } from '#web/api/admin/public-settings.ts'
import { useUser } from '#web/api/user/user.ts'
import { localPeriod } from '#web/hall/local-period.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { USER_DIALOGS, USER_MANAGEMENT_WORDS } from '#words/user/user-management.ts'

type Booked = ReturnType<typeof useBookedSeats>

/** Returns a user's bookings that keep a seat today or later; undefined while they load. */
export function useBookedSeats(userId: string) {
  const days = useStudyDays()
  const { data, isError } = useUser(userId)
  return {
    bookings: data?.bookings.filter((booking) => keepsSeat(booking, days)),
    loadProblem: isError ? USER_MANAGEMENT_WORDS.tryAgain : undefined,
  }
}

/** Lists the seats that will be freed. */
export function BookedSeats({ bookings, loadProblem }: Booked) {
  if (!bookings) {
    return loadProblem ? null : (
      <span className="mt-3 flex items-center gap-2">
        <Spinner /> {USER_DIALOGS.checkingSeats}
      </span>
    )
  }
  return bookings.map((booking) => (
    <strong key={booking.id} className="mt-3 block text-ink">
      {fillIn(USER_DIALOGS.freesSeat, { seat: booking.seat, period: localPeriod(booking) })}
    </strong>
  ))
}
