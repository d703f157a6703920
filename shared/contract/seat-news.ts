import * as z from 'zod/mini'
import { ROOM_REQUIRED } from '../domain/booking.ts'
import { ROOMS } from '../domain/rooms.ts'

/**
 * Server-sent events for who is signed in: an event of this name, with the room as its data, at the
 * start and whenever a seat of the room may have been taken or freed. GET /booking/seats then says how.
 */
export const SEAT_NEWS = { url: '/booking/seat-news', event: 'seats-changed' } as const

export const seatNewsQuery = z.object({ room: z.enum(ROOMS, ROOM_REQUIRED) })
