import type { Room } from './rooms.ts'

/** One cell of the plan: a seat's number, empty floor, the aisle, or the entry. */
export type Cell = number | 'floor' | 'aisle' | 'door'
/** `end`: set if the row is at the back or the front of the room. */
export type PlanRow = { letter: string; end?: 'back' | 'front'; cells: readonly Cell[] }
/**
 * Rows drawn together. Dyandhara is one block of rows A-E; the others have sections, each with the letter
 * of its rows.
 */
export type PlanBlock = { rows: readonly PlanRow[] }

/** The floor plan, each row from left to right. */
export const SEAT_PLAN: Record<Room, readonly PlanBlock[]> = {
  'Dyandhara Kaksh': [
    {
      rows: [
        row('E', '30 31 32 33 | 24 25 26 27 28 29', 'back'),
        row('D', '37 36 35 34 | 23 22 21 20 19 18'),
        row('C', '38 39 40 41 | 12 13 14 15 16 17'),
        row('B', '45 44 43 42 | 11 10 9 8 7 6'),
        row('A', '46 47 48 49 door 1 2 3 4 5 .', 'front'),
      ],
    },
  ],
  'Dyanpurn Kaksh': [
    section('A', ['54 55 56', '53 . 57', '52 . 58', '51 . 59', '50 . .']),
    section('B', ['63 64 65', '62 . 66', '61 . .', '60 . .']),
    section('C', ['72 . 71', '73 . 70', '. . .', '67 68 69']),
  ],
  'Dyanasmi Kaksh': [
    section('A', ['. . . door', '81 . . 74', '80 . . 75', '79 . . .', '. 78 77 76']),
    section('B', ['87 86 85 .', '88 . . 84', '89 . . 83', '90 . . 82', '. 91 92 door']),
    section('C', ['. . . door', '. . . 93', '. . . .', '. 95 94 .']),
  ],
}

function section(letter: string, rows: readonly string[]): PlanBlock {
  return { rows: rows.map((cells) => row(letter, cells)) }
}

function row(letter: string, cells: string, end?: PlanRow['end']): PlanRow {
  return { letter, ...(end && { end }), cells: cells.split(' ').map(cell) }
}

function cell(text: string): Cell {
  if (text === '.') return 'floor'
  if (text === '|') return 'aisle'
  if (text === 'door') return 'door'
  return Number(text)
}
