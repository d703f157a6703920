import { addDays } from '../calendar-day.ts'
import { BATCHES, type Batch } from './batches.ts'
import { type Period, type Stay, sharesHours } from './occupancy.ts'
import { ROOMS, type Room } from './rooms.ts'
import { SEATS, type SeatId } from './seats.ts'
import { openStudyDay, type StudyDays, studyDayOf } from './study-day.ts'

/** The free seats of a room for a batch. `today` is null once the batch's hours of the day are over. */
export type FreeSeatsByDay = { room: Room; batch: Batch; today: number | null; tomorrow: number }

/** The study days that freeSeatsByDay looks at, over all batches. */
export function freeSeatsPeriod({ day, night }: StudyDays): Period {
  return { startDate: night, endDate: addDays(day, 2) }
}

/**
 * Counts the free seats of each room and batch on the batch's current study day and the next one.
 * `stays` are those that keep a seat. Room rules are ignored, because reception may assign any
 * seat.
 */
export function freeSeatsByDay(
  stays: readonly (Stay & { seatId: SeatId })[],
  closed: readonly SeatId[],
  days: StudyDays,
): FreeSeatsByDay[] {
  const open = SEATS.filter(({ id }) => !closed.includes(id))
  return ROOMS.flatMap((room) =>
    BATCHES.map((batch) => {
      const today = studyDayOf(batch, days)
      const countFree = (day: string) => {
        const taken = new Set(
          stays
            .filter(({ startDate, endDate }) => startDate <= day && day < endDate)
            .filter((stay) => sharesHours(stay, { batch }))
            .map(({ seatId }) => seatId),
        )
        return open.filter((seat) => seat.room === room && !taken.has(seat.id)).length
      }
      const isOver = openStudyDay(batch, days) > today
      return {
        room,
        batch,
        today: isOver ? null : countFree(today),
        tomorrow: countFree(addDays(today, 1)),
      }
    }),
  )
}
