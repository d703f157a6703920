import { expect, test } from 'vitest'
import {
  DEFAULT_ROOM_RULES,
  type RoomRule,
  type RoomRules,
  type RuledArea,
} from '#shared/domain/booking/room-rules.ts'
import type { Room } from '#shared/domain/booking/rooms.ts'
import { roomRuleConsequences } from '#web/hall/room-rule-consequences.ts'

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
      'Only people with another gender or none stated can book 8 seats of Dyanasmi Kaksh.',
      "Women can't book 8 seats of Dyanasmi Kaksh.",
      "Men can't book 22 seats of Dyanasmi Kaksh.",
    ],
  ],
  ['Dyandhara Kaksh', DEFAULT_ROOM_RULES, ["Women can't book 49 seats of Dyandhara Kaksh."]],
  ['Dyandhara Kaksh', changed({ 'Dyandhara Kaksh': EVERYONE }), []],
  [
    'Dyanasmi Kaksh',
    changed({
      'Dyanasmi Kaksh': { audience: 'women', unstated: 'reception' },
      'Dyanasmi Kaksh, Section B': EVERYONE,
    }),
    [
      'Nobody can book 8 seats of Dyanasmi Kaksh online.',
      "Women can't book 8 seats of Dyanasmi Kaksh.",
      "Men can't book 22 seats of Dyanasmi Kaksh.",
      'Members with another gender or none stated book 22 seats of Dyanasmi Kaksh at reception.',
    ],
  ],
  [
    'Dyanpurn Kaksh',
    changed({
      'Dyanpurn Kaksh': EVERYONE,
      'Dyanpurn Kaksh, Section B': { audience: 'women', unstated: 'reception' },
    }),
    [
      "Women can't book 10 seats of Dyanpurn Kaksh.",
      "Men can't book 7 seats of Dyanpurn Kaksh.",
      'Members with another gender or none stated book 7 seats of Dyanpurn Kaksh at reception.',
    ],
  ],
])('tells the owner what the rules mean for %s [room-rule-4]', (room, rules, sentences) => {
  expect(roomRuleConsequences(room, rules)).toEqual(sentences)
})

test('lists first the seats that nobody can book [room-rule-500]', () => {
  const refused = { audience: 'men', unstated: 'reception' } as const
  const rules = changed({ 'Dyanasmi Kaksh, Section A': refused })
  expect(roomRuleConsequences('Dyanasmi Kaksh', rules)[0]).toBe(
    'Nobody can book 8 seats of Dyanasmi Kaksh online.',
  )
})
