import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import { fillProblem } from '../fill-problem.ts'
import type { Gender } from '../options.ts'
import { type RoomRule, type RoomRules, RULED_AREAS } from './room-rules.ts'
import type { Room } from './rooms.ts'
import { SEATS, type Seat, type SeatId } from './seats.ts'

/** What the room rules mean for a user and for the seats of a room. */
export const ROOM_RULE_PROBLEMS = fieldProblems({
  roomForMenOnly: '{room} is for male students only',
  roomForWomenOnly: '{room} is for female students only',
  roomAtReception: 'Please ask reception for a seat in {room}',
  sectionRefusesWomen: 'Section {section} seats are not available for female students',
  sectionRefusesMen: 'Section {section} seats are not available for male students',
  sectionAtReception: 'Please ask reception for a Section {section} seat',
})

const PROBLEMS = {
  menOnly: {
    room: ROOM_RULE_PROBLEMS.roomForMenOnly,
    section: ROOM_RULE_PROBLEMS.sectionRefusesWomen,
  },
  womenOnly: {
    room: ROOM_RULE_PROBLEMS.roomForWomenOnly,
    section: ROOM_RULE_PROBLEMS.sectionRefusesMen,
  },
  atReception: {
    room: ROOM_RULE_PROBLEMS.roomAtReception,
    section: ROOM_RULE_PROBLEMS.sectionAtReception,
  },
}

/**
 * Returns why a user of this gender can't book in the room online, or undefined (specification document 2,
 * section 5). If all sections of the room refuse the user, so does the room.
 */
export function roomProblem(
  room: Room,
  gender: Gender,
  rules: RoomRules,
): FieldProblem | undefined {
  const sections = RULED_AREAS.filter((area) => area.startsWith(`${room}, `))
  const inSections = sections.map((section) => restriction(rules[section], gender))
  const restricted =
    restriction(rules[room], gender) ?? (inSections.includes(undefined) ? undefined : inSections[0])
  return restricted && fillProblem(PROBLEMS[restricted].room, { room })
}

/**
 * Returns why a user of this gender can't book the seat online because of its section's rule, or
 * undefined. The rows of Dyandhara are not sections.
 */
export function seatProblem(
  { room, letter }: Pick<Seat, 'room' | 'letter'>,
  gender: Gender,
  rules: RoomRules,
): FieldProblem | undefined {
  const section = RULED_AREAS.find((area) => area === `${room}, Section ${letter}`)
  const restricted = section && restriction(rules[section], gender)
  return restricted && fillProblem(PROBLEMS[restricted].section, { section: letter })
}

/** Returns the seats of a room that its rules let a user of this gender book online. */
export function seatsFor(gender: Gender, room: Room, rules: RoomRules): Seat[] {
  if (roomProblem(room, gender, rules)) return []
  return SEATS.filter((seat) => seat.room === room && !seatProblem(seat, gender, rules))
}

/** Returns the ids of a room's seats that a user of this gender can't book online. null: not stated. */
export function seatsRefusedTo(gender: Gender | null, room: Room, rules: RoomRules): SeatId[] {
  const open = seatsFor(gender ?? 'prefer-not-to-say', room, rules)
  return SEATS.filter((seat) => seat.room === room && !open.includes(seat)).map(({ id }) => id)
}

/**
 * How many seats of a room can't be booked online: by women, by men, by users of other or no stated
 * gender, by women or men, and by anyone.
 */
export function refusedSeats(
  room: Room,
  rules: RoomRules,
): Record<'women' | 'men' | 'unstated' | 'both' | 'everyone', number> {
  const women = seatsRefusedTo('female', room, rules)
  const men = seatsRefusedTo('male', room, rules)
  const unstated = seatsRefusedTo(null, room, rules)
  const both = women.filter((seat) => men.includes(seat))
  return {
    women: women.length,
    men: men.length,
    unstated: unstated.length,
    both: both.length,
    everyone: both.filter((seat) => unstated.includes(seat)).length,
  }
}

type Restriction = keyof typeof PROBLEMS

function restriction({ audience, unstated }: RoomRule, gender: Gender): Restriction | undefined {
  if (audience === 'everyone') return undefined
  if (gender === 'female') return audience === 'men' ? 'menOnly' : undefined
  if (gender === 'male') return audience === 'women' ? 'womenOnly' : undefined
  return unstated === 'reception' ? 'atReception' : undefined
}
