import { refusedSeats, seatsFor } from './room-restrictions.ts'
import type { RoomRules } from './room-rules.ts'
import { ROOM_DETAILS, type Room } from './rooms.ts'
import { SEATS } from './seats.ts'

type Counts = { all: number; men: number; women: number }

/**
 * Who can book a room's seats online; with `someForMen` and `someForWomen`, only some of the seats.
 */
export type SummaryAudience =
  | 'everyone'
  | 'men'
  | 'women'
  | 'someForMen'
  | 'someForWomen'
  | 'shared'
  | 'reception'

/** Returns a room's kind, its seats, who can book how many of them online, and how many only reception gives out. */
export function roomSummary(room: Room, rules: RoomRules) {
  const all = SEATS.filter((seat) => seat.room === room).length
  const men = seatsFor('male', room, rules).length
  const women = seatsFor('female', room, rules).length
  const counts = { all, men, women }
  const reception = refusedSeats(room, rules).both
  return { ...counts, reception, kind: ROOM_DETAILS[room].kind, audience: audienceOf(counts) }
}

function audienceOf({ all, men, women }: Counts): SummaryAudience {
  if (men === 0 && women === 0) return 'reception'
  if (women === 0) return men === all ? 'men' : 'someForMen'
  if (men === 0) return women === all ? 'women' : 'someForWomen'
  return men === all && women === all ? 'everyone' : 'shared'
}
