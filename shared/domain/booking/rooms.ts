import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import { filledProblem } from '../filled-problem.ts'
import type { Gender } from '../options.ts'

/** Membership types: the hall's rooms (document 2, section 3). */
export const ROOMS = ['Dyandhara Kaksh', 'Dyanpurn Kaksh', 'Dyanasmi Kaksh'] as const
export type Room = (typeof ROOMS)[number]

export const ROOM_DETAILS: Record<Room, { marathi: string; kind: 'basic' | 'premium' | 'garden' }> =
  {
    'Dyandhara Kaksh': { marathi: 'ज्ञानधारा कक्ष', kind: 'basic' },
    'Dyanpurn Kaksh': { marathi: 'ज्ञानपूर्ण कक्ष', kind: 'premium' },
    'Dyanasmi Kaksh': { marathi: 'ज्ञानास्मी कक्ष', kind: 'garden' },
  }

const MALE_ONLY: readonly Room[] = ['Dyandhara Kaksh', 'Dyanpurn Kaksh']
const FEMALE_ONLY: readonly Room[] = ['Dyanasmi Kaksh']

export const DYANDHARA_RESTRICTED =
  'Access Restricted: Dhyandhara Kaksh is exclusively for male students'

export const ROOM_PROBLEMS = fieldProblems({
  roomForMenOnly: '{room} is for male students only',
  roomForWomenOnly: '{room} is for female students only',
})

/**
 * Returns why a user of this gender can't choose the room, or undefined (document 2, section 5).
 */
export function roomProblem(room: Room, gender: Gender): FieldProblem | undefined {
  if (gender === 'female' && MALE_ONLY.includes(room)) {
    return filledProblem(ROOM_PROBLEMS.roomForMenOnly, { room })
  }
  if (gender === 'male' && FEMALE_ONLY.includes(room)) {
    return filledProblem(ROOM_PROBLEMS.roomForWomenOnly, { room })
  }
  return undefined
}
