import { expect, test } from 'vitest'
import { ROOM_DETAILS, ROOMS } from './rooms.ts'

test('the rooms and their Marathi names [plan-6]', () => {
  expect(ROOMS).toEqual(['Dyandhara Kaksh', 'Dyanpurn Kaksh', 'Dyanasmi Kaksh'])
  expect(ROOM_DETAILS).toEqual({
    'Dyandhara Kaksh': { marathi: 'ज्ञानधारा कक्ष', kind: 'basic' },
    'Dyanpurn Kaksh': { marathi: 'ज्ञानपूर्ण कक्ष', kind: 'premium' },
    'Dyanasmi Kaksh': { marathi: 'ज्ञानास्मी कक्ष', kind: 'garden' },
  })
})
