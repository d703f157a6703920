import type { Room } from '#shared/domain/booking/rooms.ts'
import { SEAT_PLAN } from '#shared/domain/booking/seat-plan.ts'
import { type SeatId, seatId } from '#shared/domain/booking/seats.ts'

/**
 * The position of a seat. Rows are counted from the top, and columns across all sections, which are side by side.
 */
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

/** Returns the move of a key, if it has one. With Ctrl, Home and End move to the room's first and last seat. */
export function moveForKey(key: string, ctrl: boolean): SeatMove | undefined {
  const move = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined
  if (!ctrl) return move
  if (move === 'rowStart') return 'roomStart'
  return move === 'rowEnd' ? 'roomEnd' : undefined
}

/** Returns the places of a room's seats, section by section and row by row. */
export function seatPlaces(room: Room): SeatPlace[] {
  const places: SeatPlace[] = []
  let left = 0
  SEAT_PLAN[room].forEach((block, section) => {
    block.rows.forEach(({ letter, cells }, row) => {
      cells.forEach((cell, index) => {
        if (typeof cell !== 'number') return
        places.push({ id: seatId(letter, cell), section, row, column: left + index })
      })
    })
    left += Math.max(...block.rows.map(({ cells }) => cells.length))
  })
  return places
}

/**
 * Returns the seat to which a move leads, or `from` at the edge of the plan. Skips floor and aisle.
 */
export function seatAfter(places: readonly SeatPlace[], from: SeatId, move: SeatMove): SeatId {
  const here = places.find((place) => place.id === from)
  if (!here) return from
  if (move === 'roomStart') return places[0]?.id ?? from
  if (move === 'roomEnd') return places.at(-1)?.id ?? from
  if (move === 'rowStart' || move === 'rowEnd') {
    const row = places.filter((place) => place.section === here.section && place.row === here.row)
    return row.at(move === 'rowStart' ? 0 : -1)?.id ?? from
  }
  return adjacentPlace(places, here, move)?.id ?? from
}

/**
 * Returns the next seat in the same row or column. If the column has none, up and down move to the nearest seat of
 * the section, so that every seat can be reached.
 */
function adjacentPlace(
  places: readonly SeatPlace[],
  here: SeatPlace,
  move: 'left' | 'right' | 'up' | 'down',
): SeatPlace | undefined {
  const sign = move === 'left' || move === 'up' ? -1 : 1
  if (move === 'left' || move === 'right') {
    const row = places.filter((place) => place.row === here.row)
    return nearestPlace(row, (place) => sign * (place.column - here.column))
  }
  const distanceAhead = (place: SeatPlace) => sign * (place.row - here.row)
  const sidewaysDistance = (place: SeatPlace) => Math.abs(place.column - here.column)
  const column = places.filter((place) => sidewaysDistance(place) === 0)
  const section = places.filter(
    (place) => place.section === here.section && distanceAhead(place) > 0,
  )
  return (
    nearestPlace(column, distanceAhead) ??
    nearestPlace(section, (place) => distanceAhead(place) + sidewaysDistance(place))
  )
}

/** Returns the place with the smallest positive distance. */
function nearestPlace(
  places: readonly SeatPlace[],
  distance: (place: SeatPlace) => number,
): SeatPlace | undefined {
  return places
    .filter((place) => distance(place) > 0)
    .toSorted((a, b) => distance(a) - distance(b))[0]
}
