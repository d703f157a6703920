import { expect, test } from 'vitest'
import type { Gender } from '../options.ts'
import { DEFAULT_ROOM_RULES } from './room-rules.ts'
import { newSeatProblem } from './seat-move.ts'

const ONLINE = { roomRules: DEFAULT_ROOM_RULES, againstRules: false }

test.each<[string, Gender | null, string, string | undefined]>([
  ['A55', 'male', 'is available', undefined],
  ['A5', 'male', 'is in another room', 'Please select a seat in Dyanpurn Kaksh'],
  ['Z99', 'male', 'does not exist', 'Please select a seat in Dyanpurn Kaksh'],
  ['A55', 'female', 'is not for women', 'Section A seats are not available for female students'],
  ['A55', null, 'is available without a gender', undefined],
])('seat %s for a member of gender %s %s', (id, gender, _, problem) => {
  const booking = { room: 'Dyanpurn Kaksh', gender } as const
  expect(newSeatProblem(id, booking, ONLINE)?.message).toBe(problem)
})

test('an admin may override the rule of a section, but not the room of a booking', () => {
  const booking = { room: 'Dyanpurn Kaksh', gender: 'female' } as const
  const atDesk = { ...ONLINE, againstRules: true }
  expect(newSeatProblem('A55', booking, atDesk)).toBeUndefined()
  expect(newSeatProblem('A5', booking, atDesk)?.code).toBe('newSeatInOtherRoom')
})
