import { keepsSeat } from '#shared/domain/booking-state.ts'
import { displayDay } from '#shared/domain/calendar-day.ts'
import { useToday } from '#web/api/hall.ts'
import type { useUser } from '#web/api/users.ts'
import { Spinner } from '#web/ui/spinner.tsx'

type User = ReturnType<typeof useUser>

/** The seats that a user has from today on; undefined until they are known. */
export function useBookedSeats({ data }: User) {
  const today = useToday()
  return data?.bookings.filter((booking) => keepsSeat(booking, today))
}

/** Names the seats that become free with an account. */
export function BookedSeats({
  seats,
  failed,
}: {
  seats: ReturnType<typeof useBookedSeats>
  failed: boolean
}) {
  if (!seats) {
    return failed ? null : (
      <span className="mt-3 flex items-center gap-2">
        <Spinner /> Looking for booked seats...
      </span>
    )
  }
  return seats.map((seat) => (
    <strong key={seat.id} className="mt-3 block text-ink">
      Seat {seat.seat} becomes free: it is booked from {displayDay(seat.startDate)} to{' '}
      {displayDay(seat.endDate)}.
    </strong>
  ))
}
