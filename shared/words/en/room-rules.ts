import { refusedSeats, seatsFor } from '../../domain/booking/room-restrictions.ts'
import type { RoomRules } from '../../domain/booking/room-rules.ts'
import { ROOM_DETAILS, type Room } from '../../domain/booking/rooms.ts'
import { SEATS } from '../../domain/booking/seats.ts'
import { fillIn } from '../../domain/placeholders.ts'

/** Each group with the sentence for one seat and for several. */
const CONSEQUENCES = {
  women: [
    '1 seat of {room} can be booked by no woman.',
    '{count} seats of {room} can be booked by no woman.',
  ],
  men: [
    '1 seat of {room} can be booked by no man.',
    '{count} seats of {room} can be booked by no man.',
  ],
  unstated: [
    '1 seat of {room} needs reception if another gender or none is stated.',
    '{count} seats of {room} need reception if another gender or none is stated.',
  ],
} as const

/** Returns what the rules mean for a room's seats, one sentence for each group that is refused some. */
export function roomRuleConsequences(room: Room, rules: RoomRules): string[] {
  const refused = refusedSeats(room, rules)
  return (['women', 'men', 'unstated'] as const).flatMap((group) => {
    const count = refused[group]
    const [one, several] = CONSEQUENCES[group]
    return count === 0 ? [] : [fillIn(count === 1 ? one : several, { room, count })]
  })
}

const KINDS = { basic: 'Basic', premium: 'Premium', garden: 'Garden' }

const ROOM_SUMMARIES = {
  everyone: '{kind}, {all} seats, for everyone',
  men: '{kind}, {all} seats, for male students',
  women: '{kind}, {all} seats, for female students',
  someForMen: '{kind}, {all} seats, {men} of them for male students',
  someForWomen: '{kind}, {all} seats, {women} of them for female students',
  shared: '{kind}, {all} seats, {men} for male and {women} for female students',
  reception: '{kind}, {all} seats, booked at reception',
} as const

/** Returns a room's kind, its seats, and who can book how many of them online. */
export function roomSummary(room: Room, rules: RoomRules): string {
  const all = SEATS.filter((seat) => seat.room === room).length
  const men = seatsFor('male', room, rules).length
  const women = seatsFor('female', room, rules).length
  const values = { kind: KINDS[ROOM_DETAILS[room].kind], all, men, women }
  return fillIn(ROOM_SUMMARIES[summaryOf(values)], values)
}

type Counts = { all: number; men: number; women: number }

function summaryOf({ all, men, women }: Counts): keyof typeof ROOM_SUMMARIES {
  if (men === 0 && women === 0) return 'reception'
  if (women === 0) return men === all ? 'men' : 'someForMen'
  if (men === 0) return women === all ? 'women' : 'someForWomen'
  return men === all && women === all ? 'everyone' : 'shared'
}
