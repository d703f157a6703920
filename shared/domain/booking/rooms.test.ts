import { describe, expect, test } from 'vitest'
import type { Gender } from '../options.ts'
import { DYANDHARA_RESTRICTED, ROOM_DETAILS, ROOMS, type Room, roomProblem } from './rooms.ts'

test('the rooms and their Marathi names [plan-6]', () => {
  expect(ROOMS).toEqual(['Dyandhara Kaksh', 'Dyanpurn Kaksh', 'Dyanasmi Kaksh'])
  expect(ROOM_DETAILS).toEqual({
    'Dyandhara Kaksh': { marathi: 'ज्ञानधारा कक्ष', kind: 'basic' },
    'Dyanpurn Kaksh': { marathi: 'ज्ञानपूर्ण कक्ष', kind: 'premium' },
    'Dyanasmi Kaksh': { marathi: 'ज्ञानास्मी कक्ष', kind: 'garden' },
  })
})

describe('which genders may choose a room [plan-7]', () => {
  test.each<[Gender, Room, boolean]>([
    ['male', 'Dyandhara Kaksh', true],
    ['male', 'Dyanpurn Kaksh', true],
    ['male', 'Dyanasmi Kaksh', false],
    ['female', 'Dyandhara Kaksh', false],
    ['female', 'Dyanpurn Kaksh', false],
    ['female', 'Dyanasmi Kaksh', true],
    ['other', 'Dyandhara Kaksh', true],
    ['other', 'Dyanpurn Kaksh', true],
    ['other', 'Dyanasmi Kaksh', true],
    ['prefer-not-to-say', 'Dyandhara Kaksh', true],
    ['prefer-not-to-say', 'Dyanpurn Kaksh', true],
    ['prefer-not-to-say', 'Dyanasmi Kaksh', true],
  ])('%s, %s: %s', (gender, room, may) => {
    expect(roomProblem(room, gender)?.message).toEqual(
      may ? undefined : expect.stringContaining(room),
    )
  })
})

test('the seat map of Dyandhara has a notice for female users', () => {
  expect(DYANDHARA_RESTRICTED).toBe(
    'Access Restricted: Dhyandhara Kaksh is exclusively for male students',
  )
})
