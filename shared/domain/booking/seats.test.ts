import { describe, expect, test } from 'vitest'
import type { Room } from './rooms.ts'
import { findSeat, SEATS, type SeatId, seatId, type Tier } from './seats.ts'

/** The 95 seats by tier and room, each room in order of numbers. */
const STANDARD = {
  'Dyandhara Kaksh': `A1 A2 A3 A4 B6 B7 B8 B9 B10 B11 C12 C13 C14 C15 C16 C17
    D18 D19 D20 D21 D22 D23 E30 E31 D34 D35 D36 D37 C38 C39 C40 C41
    B42 B43 B44 B45 A46 A47 A48 A49`,
  'Dyanpurn Kaksh': 'A50 A51 A52 A53 A57 A58 A59 B60 B61 B62 B66 C67 C68 C70 C71 C72 C73',
  'Dyanasmi Kaksh': `A74 A75 A76 A77 A78 A79 A80 A81
    B82 B83 B84 B85 B86 B87 B88 B89 B90 B91 B92 C93 C94 C95`,
}
const SILVER = {
  'Dyandhara Kaksh': 'E24 E25 E26 E27 E28 E29 E32 E33',
  'Dyanpurn Kaksh': 'A54 A55 A56 B63 B64 B65',
}
const GOLD = { 'Dyandhara Kaksh': 'A5', 'Dyanpurn Kaksh': 'C69' }

const EXPECTED: [SeatId, Room, Tier][] = [
  ...seatsOf('Dyandhara Kaksh', 'standard', STANDARD['Dyandhara Kaksh']),
  ...seatsOf('Dyanpurn Kaksh', 'standard', STANDARD['Dyanpurn Kaksh']),
  ...seatsOf('Dyanasmi Kaksh', 'standard', STANDARD['Dyanasmi Kaksh']),
  ...seatsOf('Dyandhara Kaksh', 'silver', SILVER['Dyandhara Kaksh']),
  ...seatsOf('Dyanpurn Kaksh', 'silver', SILVER['Dyanpurn Kaksh']),
  ...seatsOf('Dyandhara Kaksh', 'gold', GOLD['Dyandhara Kaksh']),
  ...seatsOf('Dyanpurn Kaksh', 'gold', GOLD['Dyanpurn Kaksh']),
]

function seatsOf(room: Room, tier: Tier, ids: string): [SeatId, Room, Tier][] {
  return ids.split(/\s+/).map((id) => [id, room, tier])
}

describe('the hall', () => {
  test('has the seats 1 to 95, in order, each once', () => {
    expect(SEATS.map(({ number }) => number)).toEqual(Array.from({ length: 95 }, (_, i) => i + 1))
  })

  test('has 95 different seat ids', () => {
    expect(new Set(SEATS.map(({ id }) => id)).size).toBe(95)
    expect(EXPECTED).toHaveLength(95)
  })

  test.each<[Room, number, number]>([
    ['Dyandhara Kaksh', 1, 49],
    ['Dyanpurn Kaksh', 50, 73],
    ['Dyanasmi Kaksh', 74, 95],
  ])('%s has the seats %i to %i [seat-6]', (room, first, last) => {
    const numbers = SEATS.filter((seat) => seat.room === room).map(({ number }) => number)
    expect(numbers).toHaveLength(last - first + 1)
    expect([numbers.at(0), numbers.at(-1)]).toEqual([first, last])
  })

  test.each<[Room, string, number]>([
    ['Dyandhara Kaksh', 'A', 9],
    ['Dyandhara Kaksh', 'B', 10],
    ['Dyandhara Kaksh', 'C', 10],
    ['Dyandhara Kaksh', 'D', 10],
    ['Dyandhara Kaksh', 'E', 10],
    ['Dyanpurn Kaksh', 'A', 10],
    ['Dyanpurn Kaksh', 'B', 7],
    ['Dyanpurn Kaksh', 'C', 7],
    ['Dyanasmi Kaksh', 'A', 8],
    ['Dyanasmi Kaksh', 'B', 11],
    ['Dyanasmi Kaksh', 'C', 3],
  ])('%s, section %s, has %i seats [seat-7]', (room, letter, count) => {
    const seats = SEATS.filter((seat) => seat.room === room && seat.letter === letter)
    expect(seats).toHaveLength(count)
  })
})

describe('findSeat', () => {
  test.each(EXPECTED)('%s is in %s and %s [seat-8]', (id, room, tier) => {
    expect(findSeat(id)).toEqual({
      id,
      number: Number(id.slice(1)),
      letter: id.slice(0, 1),
      room,
      tier,
    })
  })

  test.each(['', 'A', '5', 'a5', 'A05', 'B5', 'A6', 'A0', 'C96', 'toString'])(
    'returns undefined for %j [seat-9]',
    (id) => {
      expect(findSeat(id)).toBeUndefined()
    },
  )

  test('finds a seat by its letter and number [seat-10]', () => {
    expect(seatId('A', 54)).toBe('A54')
  })
})
