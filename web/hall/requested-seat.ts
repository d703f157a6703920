import { BATCHES, type Batch } from '#shared/domain/booking/batches.ts'
import type { Room } from '#shared/domain/booking/rooms.ts'
import { findSeat, type SeatId } from '#shared/domain/booking/seats.ts'
import { type CalendarDay, isCalendarDay } from '#shared/domain/calendar-day.ts'

/** The free seat that reception chose on the hall map, to be filled in when it books a seat. */
export type RequestedSeat = { seat: SeatId; room: Room; batch: Batch; day: CalendarDay }

/** Returns the query with which the hall map opens the screens that book a seat. */
export function requestedSeatQuery({ seat, batch, day }: Omit<RequestedSeat, 'room'>): string {
  return new URLSearchParams({ seat, batch, day }).toString()
}

/** Reads the query. Returns undefined if it names no seat, batch and day. */
export function readRequestedSeat(params: URLSearchParams): RequestedSeat | undefined {
  const seat = findSeat(params.get('seat') ?? '')
  const batch = BATCHES.find((each) => each === params.get('batch'))
  const day = params.get('day') ?? ''
  if (!seat || !batch || !isCalendarDay(day)) return undefined
  return { seat: seat.id, room: seat.room, batch, day }
}
