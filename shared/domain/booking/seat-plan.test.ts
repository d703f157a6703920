import { describe, expect, test } from 'vitest'
import type { Room } from './rooms.ts'
import { type Cell, SEAT_PLAN } from './seat-plan.ts'

/** A room's rows as they appear on the floor plan, section by section, back to front. */
function drawRows(room: Room): [letter: string, cells: string][][] {
  return SEAT_PLAN[room].map(({ rows }) =>
    rows.map(({ letter, cells }) => [letter, cells.map(sign).join(' ')]),
  )
}

function sign(cell: Cell): string {
  if (cell === 'floor') return '.'
  if (cell === 'aisle') return '|'
  return String(cell)
}

describe('the floor plan of [seat-1]', () => {
  test('Dyandhara Kaksh [seat-2]', () => {
    expect(drawRows('Dyandhara Kaksh')).toEqual([
      [
        ['E', '30 31 32 33 | 24 25 26 27 28 29'],
        ['D', '37 36 35 34 | 23 22 21 20 19 18'],
        ['C', '38 39 40 41 | 12 13 14 15 16 17'],
        ['B', '45 44 43 42 | 11 10 9 8 7 6'],
        ['A', '46 47 48 49 door 1 2 3 4 5 .'],
      ],
    ])
  })

  test('Dyanpurn Kaksh [seat-3]', () => {
    expect(drawRows('Dyanpurn Kaksh')).toEqual([
      [
        ['A', '54 55 56'],
        ['A', '53 . 57'],
        ['A', '52 . 58'],
        ['A', '51 . 59'],
        ['A', '50 . .'],
      ],
      [
        ['B', '63 64 65'],
        ['B', '62 . 66'],
        ['B', '61 . .'],
        ['B', '60 . .'],
      ],
      [
        ['C', '72 . 71'],
        ['C', '73 . 70'],
        ['C', '. . .'],
        ['C', '67 68 69'],
      ],
    ])
  })

  test('Dyanasmi Kaksh [seat-4]', () => {
    expect(drawRows('Dyanasmi Kaksh')).toEqual([
      [
        ['A', '. . . door'],
        ['A', '81 . . 74'],
        ['A', '80 . . 75'],
        ['A', '79 . . .'],
        ['A', '. 78 77 76'],
      ],
      [
        ['B', '87 86 85 .'],
        ['B', '88 . . 84'],
        ['B', '89 . . 83'],
        ['B', '90 . . 82'],
        ['B', '. 91 92 door'],
      ],
      [
        ['C', '. . . door'],
        ['C', '. . . 93'],
        ['C', '. . . .'],
        ['C', '. 95 94 .'],
      ],
    ])
  })
})

test('all rows of a section have the same width [seat-5]', () => {
  const blocks = Object.values(SEAT_PLAN).flat()
  const widths = blocks.map(({ rows }) => new Set(rows.map(({ cells }) => cells.length)).size)
  expect(widths).toEqual([1, 1, 1, 1, 1, 1, 1])
})
