import { describe, expect, it } from 'vitest'
import { ROOMS } from '#shared/domain/booking/rooms.ts'
import { SEATS } from '#shared/domain/booking/seats.ts'
import {
  moveForKey,
  type SeatMove,
  seatAfter,
  seatPlaces,
} from '#web/hall/seat-plan/seat-geometry.ts'

const dyandhara = seatPlaces('Dyandhara Kaksh')
const dyanpurn = seatPlaces('Dyanpurn Kaksh')
const dyanasmi = seatPlaces('Dyanasmi Kaksh')

describe('seatPlaces', () => {
  it('places every seat of the hall once [seat-17]', () => {
    const placed = ROOMS.flatMap((room) => seatPlaces(room).map((place) => place.id))
    expect(placed.toSorted()).toEqual(SEATS.map((seat) => seat.id).toSorted())
  })

  it('places no two seats of a room at the same position', () => {
    for (const room of ROOMS) {
      const positions = seatPlaces(room).map(({ row, column }) => `${row}/${column}`)
      expect(new Set(positions).size).toBe(positions.length)
    }
  })
})

describe('seatAfter', () => {
  it('moves along a row and across the aisle', () => {
    expect(seatAfter(dyandhara, 'E30', 'right')).toBe('E31')
    expect(seatAfter(dyandhara, 'E33', 'right')).toBe('E24')
    expect(seatAfter(dyandhara, 'A1', 'left')).toBe('A49')
  })

  it('moves straight up and down', () => {
    expect(seatAfter(dyandhara, 'E30', 'down')).toBe('D37')
    expect(seatAfter(dyandhara, 'A46', 'up')).toBe('B45')
    expect(seatAfter(dyandhara, 'B6', 'down')).toBe('A5')
  })

  it('stays at the edge of the plan', () => {
    expect(seatAfter(dyandhara, 'E30', 'left')).toBe('E30')
    expect(seatAfter(dyandhara, 'E29', 'up')).toBe('E29')
    expect(seatAfter(dyandhara, 'A5', 'right')).toBe('A5')
    expect(seatAfter(dyanpurn, 'A50', 'down')).toBe('A50')
    expect(seatAfter(dyanpurn, 'A50', 'right')).toBe('A50')
  })

  it('skips the floor within a section', () => {
    expect(seatAfter(dyanpurn, 'A53', 'right')).toBe('A57')
    expect(seatAfter(dyanpurn, 'C72', 'right')).toBe('C71')
    expect(seatAfter(dyanpurn, 'C73', 'down')).toBe('C67')
  })

  it('crosses from section to section in the same row', () => {
    expect(seatAfter(dyanpurn, 'A56', 'right')).toBe('B63')
    expect(seatAfter(dyanasmi, 'B84', 'right')).toBe('C93')
    expect(seatAfter(dyanasmi, 'C95', 'left')).toBe('B82')
  })

  it('moves up and down to the nearest seat of the section if the column has none', () => {
    expect(seatAfter(dyanasmi, 'C95', 'up')).toBe('C93')
    expect(seatAfter(dyanasmi, 'A79', 'down')).toBe('A78')
  })

  it('moves to the ends of the row and of the room', () => {
    expect(seatAfter(dyandhara, 'C40', 'rowStart')).toBe('C38')
    expect(seatAfter(dyandhara, 'C40', 'rowEnd')).toBe('C17')
    expect(seatAfter(dyanpurn, 'B62', 'rowEnd')).toBe('B66')
    expect(seatAfter(dyanasmi, 'B90', 'roomStart')).toBe('A81')
    expect(seatAfter(dyanasmi, 'B90', 'roomEnd')).toBe('C94')
  })

  it('reaches every seat of every room with the arrow keys', () => {
    const arrows: SeatMove[] = ['left', 'right', 'up', 'down']
    for (const room of ROOMS) {
      const places = seatPlaces(room)
      const first = places[0]?.id ?? ''
      const reached = new Set([first])
      const toVisit = [first]
      for (const id of toVisit) {
        for (const arrow of arrows) {
          const next = seatAfter(places, id, arrow)
          if (!reached.has(next)) {
            reached.add(next)
            toVisit.push(next)
          }
        }
      }
      expect(reached.size).toBe(places.length)
    }
  })

  it('returns an unknown seat unchanged', () => {
    expect(seatAfter(dyandhara, 'Z1', 'left')).toBe('Z1')
  })
})

describe('moveOfKey', () => {
  it('reads arrows, Home and End', () => {
    expect(moveForKey('ArrowUp', false)).toBe('up')
    expect(moveForKey('Home', false)).toBe('rowStart')
    expect(moveForKey('End', true)).toBe('roomEnd')
  })

  it('ignores every other key', () => {
    expect(moveForKey('a', false)).toBeUndefined()
    expect(moveForKey('toString', false)).toBeUndefined()
    expect(moveForKey('ArrowUp', true)).toBeUndefined()
  })
})
