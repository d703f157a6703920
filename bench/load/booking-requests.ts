import { occupiedSeats, updateBooking } from '#shared/contract/booking/booking.ts'
import { bookingToWire, datedPlanToWire } from '#shared/contract/wire-names.ts'
import { BATCHES, DAY, NIGHT } from '#shared/domain/booking/batches.ts'
import { START_WINDOW_DAYS } from '#shared/domain/booking/booking.ts'
import { membershipEnd } from '#shared/domain/booking/durations.ts'
import { PRICE_TABLE, quote } from '#shared/domain/booking/prices.ts'
import { ROOMS } from '#shared/domain/booking/rooms.ts'
import { SEATS, type Seat } from '#shared/domain/booking/seats.ts'
import { addDays, type CalendarDay, dayIn } from '#shared/domain/calendar-day.ts'
import type { ApiRequest } from './api-request.ts'

/** The durations that seat map requests cycle through. */
const DURATIONS = ['1 Month', '1 Day', '3 Months', '15 Days', '6 Months'] as const

const today = dayIn('Asia/Kolkata', new Date())

/** A request for a seat map; the same number always gives the same plan. */
export function seatMapRequest(number: number, token: string): ApiRequest {
  const query = new URLSearchParams(
    datedPlanToWire({
      room: ROOMS[number % ROOMS.length] ?? ROOMS[0],
      batch: BATCHES[Math.floor(number / 3) % BATCHES.length] ?? NIGHT,
      duration: DURATIONS[number % DURATIONS.length] ?? DURATIONS[0],
      startDate: addDays(today, 1 + (number % (START_WINDOW_DAYS - 1))),
    }),
  )
  return { path: `${occupiedSeats.path}?${query}`, token }
}

/** A seat that is free for the Day Batch of `day`. */
export type FreeSeat = { seat: Seat; day: CalendarDay }

/** Gives each member a seat of their own, in a hall without bookings. */
export function freeSeatOf(member: number): FreeSeat {
  const seat = SEATS.filter(({ room }) => room === ROOMS[0])[member]
  if (!seat) throw new Error('There are more members than seats')
  return { seat, day: addDays(today, 1) }
}

/** A request that books a seat for one day, Day Batch. */
export function bookingRequest({ seat, day }: FreeSeat, token: string): ApiRequest {
  const plan = { room: seat.room, batch: DAY, duration: '1 Day', startDate: day } as const
  const bookingDetails = bookingToWire({
    ...plan,
    endDate: membershipEnd(day, plan.duration),
    seat: seat.id,
    amount: quote(plan, seat.tier, PRICE_TABLE).total,
  })
  return { path: updateBooking.path, token, body: { bookingDetails } }
}

/** All free seats that a man may book, for each day, as returned by the app at `url`. */
export async function findFreeSeats(url: string, token: string): Promise<FreeSeat[]> {
  const days = Array.from({ length: START_WINDOW_DAYS - 1 }, (_, index) =>
    addDays(today, index + 1),
  )
  const freeSeats: FreeSeat[] = []
  for (const room of ROOMS.slice(0, 2)) {
    for (const day of days) {
      const plan = { room, batch: DAY, duration: '1 Day', startDate: day } as const
      const query = new URLSearchParams(datedPlanToWire(plan))
      const response = await fetch(`${url}${occupiedSeats.path}?${query}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      const { data } = occupiedSeats.reply.parse(await response.json())
      const free = SEATS.filter((seat) => seat.room === room && !data.occupied.includes(seat.id))
      freeSeats.push(...free.map((seat) => ({ seat, day })))
    }
  }
  return freeSeats
}
