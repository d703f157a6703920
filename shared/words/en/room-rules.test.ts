import { expect, test } from 'vitest'
import {
  DEFAULT_ROOM_RULES,
  type RoomRule,
  type RoomRules,
  type RuledArea,
} from '../../domain/booking/room-rules.ts'
import type { Room } from '../../domain/booking/rooms.ts'
import { roomRuleConsequences, roomSummary } from './room-rules.ts'

const MEN: RoomRule = { audience: 'men', unstated: 'online' }
const WOMEN: RoomRule = { audience: 'women', unstated: 'online' }
const EVERYONE: RoomRule = { audience: 'everyone', unstated: 'online' }
const changed = (rules: Partial<Record<RuledArea, RoomRule>>): RoomRules => ({
  ...DEFAULT_ROOM_RULES,
  ...rules,
})

test.each<[Room, RoomRules, string[]]>([
  [
    'Dyanasmi Kaksh',
    DEFAULT_ROOM_RULES,
    [
      '8 seats of Dyanasmi Kaksh can be booked by no woman.',
      '22 seats of Dyanasmi Kaksh can be booked by no man.',
    ],
  ],
  [
    'Dyandhara Kaksh',
    DEFAULT_ROOM_RULES,
    ['49 seats of Dyandhara Kaksh can be booked by no woman.'],
  ],
  ['Dyandhara Kaksh', changed({ 'Dyandhara Kaksh': EVERYONE }), []],
  [
    'Dyanpurn Kaksh',
    changed({
      'Dyanpurn Kaksh': EVERYONE,
      'Dyanpurn Kaksh, Section B': { audience: 'women', unstated: 'reception' },
    }),
    [
      '10 seats of Dyanpurn Kaksh can be booked by no woman.',
      '7 seats of Dyanpurn Kaksh can be booked by no man.',
      '7 seats of Dyanpurn Kaksh need reception if another gender or none is stated.',
    ],
  ],
])('tells the owner what the rules mean for %s [room-rule-4]', (room, rules, sentences) => {
  expect(roomRuleConsequences(room, rules)).toEqual(sentences)
})

test.each<[Room, RoomRules, string]>([
  ['Dyandhara Kaksh', DEFAULT_ROOM_RULES, 'Basic, 49 seats, for male students'],
  ['Dyanpurn Kaksh', DEFAULT_ROOM_RULES, 'Premium, 24 seats, for male students'],
  ['Dyanasmi Kaksh', DEFAULT_ROOM_RULES, 'Garden, 22 seats, 14 of them for female students'],
  [
    'Dyanasmi Kaksh',
    changed({ 'Dyanasmi Kaksh, Section A': EVERYONE }),
    'Garden, 22 seats, for female students',
  ],
  [
    'Dyanasmi Kaksh',
    changed({ 'Dyanasmi Kaksh': EVERYONE }),
    'Garden, 22 seats, 22 for male and 14 for female students',
  ],
  [
    'Dyanpurn Kaksh',
    changed({ 'Dyanpurn Kaksh, Section B': WOMEN }),
    'Premium, 24 seats, 17 of them for male students',
  ],
  ['Dyandhara Kaksh', changed({ 'Dyandhara Kaksh': EVERYONE }), 'Basic, 49 seats, for everyone'],
  [
    'Dyanasmi Kaksh',
    changed({ 'Dyanasmi Kaksh, Section B': MEN, 'Dyanasmi Kaksh, Section C': MEN }),
    'Garden, 22 seats, booked at reception',
  ],
])('says to everyone who can book the seats of %s [room-rule-5]', (room, rules, summary) => {
  expect(roomSummary(room, rules)).toBe(summary)
})
