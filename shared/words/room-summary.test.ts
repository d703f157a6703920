import { expect, test } from 'vitest'
import {
  DEFAULT_ROOM_RULES,
  type RoomRule,
  type RoomRules,
  type RuledArea,
} from '../domain/booking/room-rules.ts'
import type { Room } from '../domain/booking/rooms.ts'
import { ROOM_SUMMARY_WORDS } from './en/booking/room-rules.ts'
import { roomSummaryText } from './room-summary.ts'

const MEN: RoomRule = { audience: 'men', unstated: 'online' }
const WOMEN: RoomRule = { audience: 'women', unstated: 'online' }
const EVERYONE: RoomRule = { audience: 'everyone', unstated: 'online' }
const rulesWith = (rules: Partial<Record<RuledArea, RoomRule>>): RoomRules => ({
  ...DEFAULT_ROOM_RULES,
  ...rules,
})

test.each<[Room, RoomRules, string]>([
  ['Dyandhara Kaksh', DEFAULT_ROOM_RULES, 'Basic, 49 seats, for men'],
  ['Dyanpurn Kaksh', DEFAULT_ROOM_RULES, 'Premium, 24 seats, for men'],
  [
    'Dyanasmi Kaksh',
    DEFAULT_ROOM_RULES,
    'Garden, 22 seats: 14 for women, the other 8 at reception',
  ],
  [
    'Dyanasmi Kaksh',
    rulesWith({ 'Dyanasmi Kaksh, Section A': EVERYONE }),
    'Garden, 22 seats, for women',
  ],
  [
    'Dyanasmi Kaksh',
    rulesWith({ 'Dyanasmi Kaksh': EVERYONE }),
    'Garden, 22 seats: men can book 22, women 14',
  ],
  [
    'Dyanpurn Kaksh',
    rulesWith({ 'Dyanpurn Kaksh, Section B': WOMEN }),
    'Premium, 24 seats: 17 for men, the other 7 at reception',
  ],
  ['Dyandhara Kaksh', rulesWith({ 'Dyandhara Kaksh': EVERYONE }), 'Basic, 49 seats, for everyone'],
  [
    'Dyanasmi Kaksh',
    rulesWith({ 'Dyanasmi Kaksh, Section B': MEN, 'Dyanasmi Kaksh, Section C': MEN }),
    'Garden, 22 seats, booked at reception',
  ],
])('says who can book the seats of %s [room-rule-5]', (room, rules, summary) => {
  expect(roomSummaryText(room, rules, ROOM_SUMMARY_WORDS)).toBe(summary)
})
