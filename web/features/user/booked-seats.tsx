import { keepsSeat } from '#shared/domain/booking/booking-state.ts'
import { periodText } from '#shared/domain/booking/durations.ts'
import { useStudyDays } from '#web/api/public-settings.ts'
import { useUser } from '#web/api/user.ts'
import { Spinner } from '#web/ui/spinner.tsx'

type Booked = ReturnType<typeof useBookedSeats>

/** Returns the bookings whose seats a user keeps from today on; undefined while loading. */
export function useBookedSeats(userId: string) {
  const days = useStudyDays()
  const { data, isError } = useUser(userId)
  return {
    seats: data?.bookings.filter((booking) => keepsSeat(booking, days)),
    loadProblem: isError ? 'Failed to load the user. Please try again.' : undefined,
  }
}

/** Lists the seats that will be freed. */
export function BookedSeats({ seats, loadProblem }: Booked) {
  if (!seats) {
    return loadProblem ? null : (
      <span className="mt-3 flex items-center gap-2">
        <Spinner /> Checking booked seats...
      </span>
    )
  }
  return seats.map((seat) => (
    <strong key={seat.id} className="mt-3 block text-ink">
      {`Frees seat ${seat.seat} (${periodText(seat)}).`}
    </strong>
  ))
}
