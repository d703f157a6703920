import { type Batch, DAY, NIGHT } from '#shared/domain/booking/batches.ts'
import type { TakenSeats } from '#shared/domain/booking/free-seats.ts'
import { studyDayOf } from '#shared/domain/booking/study-day.ts'
import { addDays } from '#shared/domain/calendar-day.ts'
import { bookingsDuring } from '#web/demo/demo-booking.ts'
import { type DemoState, studyDays } from '#web/demo/demo-state.ts'

/** Returns the seats that can't be booked now, by night and by day. */
export function takenSeats(state: DemoState): TakenSeats {
  const takenFor = (batch: Batch) => {
    const startDate = studyDayOf(batch, studyDays(state))
    const taken = bookingsDuring(state, { startDate, endDate: addDays(startDate, 1), batch })
    return new Set([...state.closedSeats, ...taken.map(({ seatId }) => seatId)])
  }
  return { night: takenFor(NIGHT), day: takenFor(DAY) }
}
