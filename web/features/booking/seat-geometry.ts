import type { Room } from '#shared/domain/rooms.ts'
import { SEAT_PLAN } from '#shared/domain/seat-plan.ts'
import { type SeatId, seatId } from '#shared/domain/seats.ts'

/** Where a seat stands. Rows run from the top; sections stand side by side, so columns run on. */
export type SeatPlace = { id: SeatId; section: number; row: number; column: number }

export type SeatMove =
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'rowStart'
  | 'rowEnd'
  | 'roomStart'
  | 'roomEnd'

const KEYS: Record<string, SeatMove> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'rowStart',
  End: 'rowEnd',
}

/** The move that a key asks for; with Ctrl, Home and End go to the room's first and last seat. */
export function moveOfKey(key: string, ctrl: boolean): SeatMove | undefined {
  const move = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined
  if (!ctrl) return move
  if (move === 'rowStart') return 'roomStart'
  return move === 'rowEnd' ? 'roomEnd' : undefined
}

/** Every seat of a room with its place, row by row and section by section. */
export function seatPlaces(room: Room): SeatPlace[] {
  const places: SeatPlace[] = []
  let left = 0
  SEAT_PLAN[room].forEach((block, section) => {
    block.rows.forEach(({ letter, cells }, row) => {
      cells.forEach((cell, place) => {
        if (typeof cell !== 'number') return
        places.push({ id: seatId(letter, cell), section, row, column: left + place })
      })
    })
    left += Math.max(...block.rows.map(({ cells }) => cells.length))
  })
  return places
}

/** The seat that a move leads to; `from` itself where the plan ends. Floor and aisle are skipped. */
export function seatAfter(places: readonly SeatPlace[], from: SeatId, move: SeatMove): SeatId {
  const here = places.find((place) => place.id === from)
  if (!here) return from
  if (move === 'roomStart') return places[0]?.id ?? from
  if (move === 'roomEnd') return places.at(-1)?.id ?? from
  if (move === 'rowStart' || move === 'rowEnd') {
    const row = places.filter((place) => place.section === here.section && place.row === here.row)
    return row.at(move === 'rowStart' ? 0 : -1)?.id ?? from
  }
  return nextTo(places, here, move)?.id ?? from
}

/**
 * Straight on in the same line. Where no seat stands straight above or below, up and down lead to the
 * nearest one of the section, so that no seat is out of reach.
 */
function nextTo(
  places: readonly SeatPlace[],
  here: SeatPlace,
  move: 'left' | 'right' | 'up' | 'down',
): SeatPlace | undefined {
  const sign = move === 'left' || move === 'up' ? -1 : 1
  if (move === 'left' || move === 'right') {
    const row = places.filter((place) => place.row === here.row)
    return nearest(row, (place) => sign * (place.column - here.column))
  }
  const ahead = (place: SeatPlace) => sign * (place.row - here.row)
  const aside = (place: SeatPlace) => Math.abs(place.column - here.column)
  const column = places.filter((place) => aside(place) === 0)
  const section = places.filter((place) => place.section === here.section && ahead(place) > 0)
  return nearest(column, ahead) ?? nearest(section, (place) => ahead(place) + aside(place))
}

/** The place at the smallest distance that is more than 0. */
function nearest(
  places: readonly SeatPlace[],
  distance: (place: SeatPlace) => number,
): SeatPlace | undefined {
  return places
    .filter((place) => distance(place) > 0)
    .toSorted((a, b) => distance(a) - distance(b))[0]
}
