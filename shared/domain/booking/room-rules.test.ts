import { describe, expect, test } from 'vitest'
import type { FieldProblemCode } from '../field-problem.ts'
import { GENDERS, type Gender } from '../options.ts'
import {
  refusedSeats,
  roomProblem,
  seatProblem,
  seatsFor,
  seatsRefusedTo,
} from './room-restrictions.ts'
import { changedRoomRules, mayChangeRoomRules } from './room-rule-changes.ts'
import {
  AUDIENCES,
  DEFAULT_ROOM_RULES,
  type RoomRule,
  type RoomRules,
  RULED_AREAS,
  type RuledArea,
  UNSTATED_BOOKING,
} from './room-rules.ts'
import { ROOMS, type Room } from './rooms.ts'
import { SEATS } from './seats.ts'

const EVERYONE: RoomRule = { audience: 'everyone', unstated: 'online' }
const OPEN: RoomRules = {
  'Dyandhara Kaksh': EVERYONE,
  'Dyanpurn Kaksh': EVERYONE,
  'Dyanpurn Kaksh, Section A': EVERYONE,
  'Dyanpurn Kaksh, Section B': EVERYONE,
  'Dyanpurn Kaksh, Section C': EVERYONE,
  'Dyanasmi Kaksh': EVERYONE,
  'Dyanasmi Kaksh, Section A': EVERYONE,
  'Dyanasmi Kaksh, Section B': EVERYONE,
  'Dyanasmi Kaksh, Section C': EVERYONE,
}
const withRule = (area: RuledArea, rule: RoomRule): RoomRules => ({ ...OPEN, [area]: rule })

describe('by default, which genders may choose a room [plan-7]', () => {
  test.each<[Gender, Room, string | undefined]>([
    ['male', 'Dyandhara Kaksh', undefined],
    ['male', 'Dyanpurn Kaksh', undefined],
    ['male', 'Dyanasmi Kaksh', 'Dyanasmi Kaksh is for female students only'],
    ['female', 'Dyandhara Kaksh', 'Dyandhara Kaksh is for male students only'],
    ['female', 'Dyanpurn Kaksh', 'Dyanpurn Kaksh is for male students only'],
    ['female', 'Dyanasmi Kaksh', undefined],
    ['other', 'Dyandhara Kaksh', undefined],
    ['other', 'Dyanpurn Kaksh', undefined],
    ['other', 'Dyanasmi Kaksh', undefined],
    ['prefer-not-to-say', 'Dyandhara Kaksh', undefined],
    ['prefer-not-to-say', 'Dyanpurn Kaksh', undefined],
    ['prefer-not-to-say', 'Dyanasmi Kaksh', undefined],
  ])('%s, %s: %s', (gender, room, problem) => {
    expect(roomProblem(room, gender, DEFAULT_ROOM_RULES)?.message).toBe(problem)
  })
})

describe('by default, Section A of Dyanpurn and Dyanasmi refuses female users [seat-11]', () => {
  const REFUSED = 'A50 A51 A52 A53 A54 A55 A56 A57 A58 A59 A74 A75 A76 A77 A78 A79 A80 A81'.split(
    ' ',
  )

  test.each<[Gender, string[]]>([
    ['female', REFUSED],
    ['male', []],
    ['other', []],
    ['prefer-not-to-say', []],
  ])('seats refused to %s users: %j', (gender, refused) => {
    const problems = SEATS.flatMap((seat) => {
      const problem = seatProblem(seat, gender, DEFAULT_ROOM_RULES)
      return problem ? [[seat.id, problem.message]] : []
    })
    const message = 'Section A seats are not available for female students'
    expect(problems).toEqual(refused.map((id) => [id, message]))
  })
})

type Kind = 'men' | 'women' | 'reception'
/** Whom each rule refuses, and why. */
const REFUSALS: [RoomRule, Partial<Record<Gender, Kind>>][] = [
  [{ audience: 'men', unstated: 'online' }, { female: 'men' }],
  [
    { audience: 'men', unstated: 'reception' },
    { female: 'men', other: 'reception', 'prefer-not-to-say': 'reception' },
  ],
  [{ audience: 'women', unstated: 'online' }, { male: 'women' }],
  [
    { audience: 'women', unstated: 'reception' },
    { male: 'women', other: 'reception', 'prefer-not-to-say': 'reception' },
  ],
  [{ audience: 'everyone', unstated: 'online' }, {}],
  [{ audience: 'everyone', unstated: 'reception' }, {}],
]
const ROOM_CODES: Record<Kind, FieldProblemCode> = {
  men: 'roomForMenOnly',
  women: 'roomForWomenOnly',
  reception: 'roomAtReception',
}
const SECTION_CODES: Record<Kind, FieldProblemCode> = {
  men: 'sectionRefusesWomen',
  women: 'sectionRefusesMen',
  reception: 'sectionAtReception',
}

test('the table has every setting', () => {
  expect(REFUSALS).toHaveLength(AUDIENCES.length * UNSTATED_BOOKING.length)
})

describe.each(REFUSALS)('the rule %j [room-rule-1]', (rule, refused) => {
  test.each(ROOMS)('for %s refuses the whole room to the excluded genders only', (room) => {
    const rules = withRule(room, rule)
    for (const gender of GENDERS) {
      const kind = refused[gender]
      expect(roomProblem(room, gender, rules)?.code).toBe(kind && ROOM_CODES[kind])
      for (const other of ROOMS.filter((each) => each !== room)) {
        expect(roomProblem(other, gender, rules)).toBeUndefined()
      }
      const seats = SEATS.filter((seat) => seat.room === room)
      expect(seatsFor(gender, room, rules)).toEqual(kind ? [] : seats)
      for (const seat of SEATS) expect(seatProblem(seat, gender, rules)).toBeUndefined()
    }
  })

  const sections = RULED_AREAS.filter((area) => area.includes('Section'))
  test.each(sections)(
    'for %s refuses the seats of the section to the excluded genders only',
    (section) => {
      const rules = withRule(section, rule)
      const [name = '', letter = ''] = section.split(', Section ')
      for (const gender of GENDERS) {
        const kind = refused[gender]
        for (const seat of SEATS) {
          const inSection = seat.room === name && seat.letter === letter
          const code = inSection && kind ? SECTION_CODES[kind] : undefined
          expect(seatProblem(seat, gender, rules)?.code).toBe(code)
        }
        for (const room of ROOMS) expect(roomProblem(room, gender, rules)).toBeUndefined()
      }
    },
  )
})

test('a room is refused to a gender that all its sections refuse [room-rule-2]', () => {
  const forMen: RoomRule = { audience: 'men', unstated: 'reception' }
  const rules = {
    ...OPEN,
    'Dyanpurn Kaksh, Section A': forMen,
    'Dyanpurn Kaksh, Section B': forMen,
  }
  expect(roomProblem('Dyanpurn Kaksh', 'female', rules)).toBeUndefined()
  const closed = { ...rules, 'Dyanpurn Kaksh, Section C': forMen }
  const messages = GENDERS.map((gender) => roomProblem('Dyanpurn Kaksh', gender, closed)?.message)
  expect(messages).toEqual([
    undefined,
    'Dyanpurn Kaksh is for male students only',
    'Please ask reception for a seat in Dyanpurn Kaksh',
    'Please ask reception for a seat in Dyanpurn Kaksh',
  ])
})

test('the default refuses 8 seats of Dyanasmi to women and all seats there to men [room-rule-3]', () => {
  const refused = ROOMS.map((room) => refusedSeats(room, DEFAULT_ROOM_RULES))
  expect(refused).toEqual([
    { women: 49, men: 0, unstated: 0, both: 0, everyone: 0 },
    { women: 24, men: 0, unstated: 0, both: 0, everyone: 0 },
    { women: 8, men: 22, unstated: 0, both: 8, everyone: 0 },
  ])
  expect(seatsRefusedTo('female', 'Dyanasmi Kaksh', DEFAULT_ROOM_RULES)).toEqual([
    'A74',
    'A75',
    'A76',
    'A77',
    'A78',
    'A79',
    'A80',
    'A81',
  ])
  expect(seatsRefusedTo(null, 'Dyanasmi Kaksh', DEFAULT_ROOM_RULES)).toEqual([])
})

test('a change lists each changed part of a rule', () => {
  const after = withRule('Dyanasmi Kaksh', { audience: 'women', unstated: 'reception' })
  const area = 'Dyanasmi Kaksh'
  expect(changedRoomRules(OPEN, after)).toEqual([
    { area, part: 'audience', was: 'everyone', is: 'women' },
    { area, part: 'unstated', was: 'online', is: 'reception' },
  ])
  expect(changedRoomRules(after, after)).toEqual([])
})

test('only a super admin may change the rules', () => {
  expect(mayChangeRoomRules({ role: 'admin' })).toBe(false)
  expect(mayChangeRoomRules({ role: 'super_admin' })).toBe(true)
})
