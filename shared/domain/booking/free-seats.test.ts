import { expect, test } from 'vitest'
import { ALL_HOURS, DAY, NIGHT } from './batches.ts'
import { freeInHall, freeSeats } from './free-seats.ts'
import { DEFAULT_ROOM_RULES, type RoomRule } from './room-rules.ts'

const EVERYONE: RoomRule = { audience: 'everyone', unstated: 'online' }
const MEN: RoomRule = { audience: 'men', unstated: 'online' }
const taken = {
  night: new Set(['A1', 'B82', 'A74']),
  day: new Set(['A1', 'A2', 'A3']),
}

test('counts the seats that are free in every half of the batch [landing-374]', () => {
  const countDyandhara = (batch: typeof NIGHT | typeof DAY | typeof ALL_HOURS) =>
    freeSeats('Dyandhara Kaksh', batch, DEFAULT_ROOM_RULES, taken)
  expect(countDyandhara(NIGHT)).toEqual({ free: 48, all: 49 })
  expect(countDyandhara(DAY)).toEqual({ free: 46, all: 49 })
  expect(countDyandhara(ALL_HOURS)).toEqual({ free: 46, all: 49 })
})

test('counts the free seats of the whole hall by day and at night like those of its rooms [landing-724]', () => {
  const none = { night: new Set<string>(), day: new Set<string>() }
  expect(freeInHall(DEFAULT_ROOM_RULES, none)).toEqual({
    men: { day: 73, night: 73 },
    women: { day: 14, night: 14 },
  })
  const some = { night: new Set(['A1', 'B82', 'A74']), day: new Set(['A1']) }
  expect(freeInHall(DEFAULT_ROOM_RULES, some)).toEqual({
    men: { day: 72, night: 72 },
    women: { day: 14, night: 13 },
  })
  const everyone = {
    ...DEFAULT_ROOM_RULES,
    'Dyanasmi Kaksh': EVERYONE,
    'Dyanasmi Kaksh, Section A': EVERYONE,
  }
  expect(freeInHall(everyone, some)).toEqual({
    men: { day: 94, night: 92 },
    women: { day: 22, night: 20 },
  })
  const mixed = {
    ...everyone,
    'Dyandhara Kaksh': EVERYONE,
    'Dyanpurn Kaksh': EVERYONE,
    'Dyanpurn Kaksh, Section A': EVERYONE,
  }
  expect(freeInHall(mixed, some)).toEqual({ day: 94, night: 92 })
})

test('counts only seats that somebody can book online', () => {
  // Section A refuses women even in the women's room.
  expect(freeSeats('Dyanasmi Kaksh', NIGHT, DEFAULT_ROOM_RULES, taken)).toEqual({
    free: 13,
    all: 14,
  })
})

test('counts for men and for women if they can book different seats', () => {
  const rules = { ...DEFAULT_ROOM_RULES, 'Dyanasmi Kaksh': EVERYONE }
  expect(freeSeats('Dyanasmi Kaksh', NIGHT, rules, taken)).toEqual({ men: 20, women: 13 })
  const same = { ...rules, 'Dyanasmi Kaksh, Section A': EVERYONE }
  expect(freeSeats('Dyanasmi Kaksh', NIGHT, same, taken)).toEqual({ free: 20, all: 22 })
})

test('counts all seats of a room that is booked at reception', () => {
  const rules = {
    ...DEFAULT_ROOM_RULES,
    'Dyanasmi Kaksh, Section B': MEN,
    'Dyanasmi Kaksh, Section C': MEN,
  }
  expect(freeSeats('Dyanasmi Kaksh', DAY, rules, taken)).toEqual({ free: 22, all: 22 })
})
