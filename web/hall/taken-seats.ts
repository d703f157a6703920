import type { TakenSeats } from '#shared/domain/booking/free-seats.ts'

let seats: TakenSeats | undefined

/** The seats that are taken now. Known in demo mode only, where the app shows the landing page. */
export function takenSeats(): TakenSeats | undefined {
  return seats
}

export function setTakenSeats(taken: TakenSeats): void {
  seats = taken
}
