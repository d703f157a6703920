import { occupiedSeats, updateBooking } from '#shared/contract/booking.ts'
import { BATCHES } from '#shared/domain/batches.ts'
import { START_WINDOW_DAYS } from '#shared/domain/booking.ts'
import { addDays, type CalendarDay, dayIn } from '#shared/domain/calendar-day.ts'
import { membershipEnd } from '#shared/domain/durations.ts'
import { PRICE_TABLE, quote } from '#shared/domain/prices.ts'
import { ROOMS } from '#shared/domain/rooms.ts'
import { SEATS, type Seat } from '#shared/domain/seats.ts'
import type { Shot } from './fire.ts'

/** What students ask for: rooms, batches, durations and days of beginning in turn. */
const DURATIONS = ['1 Month', '1 Day', '3 Months', '15 Days', '6 Months'] as const

const today = dayIn('Asia/Kolkata', new Date())

/** A look at a seat map; the same number gives the same plan. */
export function mapShot(number: number, token: string): Shot {
  const query = new URLSearchParams({
    membershipType: ROOMS[number % ROOMS.length] ?? '',
    timeSlot: BATCHES[Math.floor(number / 3) % BATCHES.length] ?? '',
    membershipDuration: DURATIONS[number % DURATIONS.length] ?? '',
    membershipStartDate: addDays(today, 1 + (number % (START_WINDOW_DAYS - 1))),
  })
  return { path: `${occupiedSeats.path}?${query}`, token }
}

/** A seat that is free on a day, by day. */
export type Slot = { seat: Seat; day: CalendarDay }

/** A day on a seat, by the Day Batch. */
export function bookingShot({ seat, day }: Slot, token: string): Shot {
  const plan = {
    membershipType: seat.room,
    timeSlot: BATCHES[1],
    membershipDuration: '1 Day',
  } as const
  const bookingDetails = {
    ...plan,
    membershipStartDate: day,
    membershipEndDate: membershipEnd(day, plan.membershipDuration),
    preferredSeat: seat.id,
    totalAmount: quote(plan, seat.tier, PRICE_TABLE).total,
  }
  return { path: updateBooking.path, token, body: { bookingDetails } }
}

/** Every slot that a man may book and nobody has, as the app at `url` says. */
export async function freeSlots(url: string, token: string): Promise<Slot[]> {
  const days = Array.from({ length: START_WINDOW_DAYS - 1 }, (_, index) =>
    addDays(today, index + 1),
  )
  const slots: Slot[] = []
  for (const room of ROOMS.slice(0, 2)) {
    for (const day of days) {
      const query = new URLSearchParams({
        membershipType: room,
        timeSlot: BATCHES[1],
        membershipDuration: '1 Day',
        membershipStartDate: day,
      })
      const answer = await fetch(`${url}${occupiedSeats.path}?${query}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      const { data } = occupiedSeats.reply.parse(await answer.json())
      const free = SEATS.filter((seat) => seat.room === room && !data.occupied.includes(seat.id))
      slots.push(...free.map((seat) => ({ seat, day })))
    }
  }
  return slots
}
