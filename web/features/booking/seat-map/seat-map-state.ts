import type { SeatId } from '#shared/domain/booking/seats.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { SEAT_MAP_WORDS as WORDS } from '#words/booking/seat-map.ts'

/** The state of the open map: the occupied seats, the selection, and what has changed. */
type SeatMapState = {
  /** Undefined until the first list has arrived. */
  occupied: readonly SeatId[] | undefined
  selected: SeatId | undefined
  /** Taken by others since the map opened. */
  justTaken: readonly SeatId[]
  /** The selected seat, if someone else took it. */
  lostSeat: SeatId | undefined
  /** Why the last pressed seat is not available. */
  refusal: string | undefined
}

type SeatEvent =
  | { type: 'loaded'; occupied: readonly SeatId[] }
  | { type: 'pressed'; seat: SeatId; refusal: string | undefined }

/**
 * Returns the initial state. `lastOccupied` is the last list shown, with which the next one is compared; `lostSeat` is a seat that
 * was taken when the booking was saved.
 */
export function initialSeatMapState({
  lastOccupied,
  selected,
  lostSeat,
}: {
  lastOccupied: readonly SeatId[] | undefined
  selected: SeatId | undefined
  lostSeat?: SeatId | undefined
}): SeatMapState {
  const start = {
    occupied: lastOccupied,
    selected,
    justTaken: [],
    lostSeat: undefined,
    refusal: undefined,
  }
  return lostSeat === undefined ? start : { ...start, selected: undefined, lostSeat }
}

/** Returns the state after a new list or a press. */
export function seatMapReducer(state: SeatMapState, event: SeatEvent): SeatMapState {
  return event.type === 'loaded' ? reduceLoaded(state, event.occupied) : reducePressed(state, event)
}

function reduceLoaded(state: SeatMapState, occupied: readonly SeatId[]): SeatMapState {
  const before = state.occupied
  const taken = before === undefined ? [] : occupied.filter((seat) => !before.includes(seat))
  const stillTaken = state.justTaken.filter((seat) => occupied.includes(seat))
  const next = { ...state, occupied, justTaken: [...stillTaken, ...taken] }
  if (state.selected === undefined || !occupied.includes(state.selected)) return next
  return { ...next, selected: undefined, lostSeat: state.selected, refusal: undefined }
}

function reducePressed(
  state: SeatMapState,
  { seat, refusal }: { seat: SeatId; refusal: string | undefined },
): SeatMapState {
  if (refusal !== undefined) return { ...state, refusal }
  const selected = state.selected === seat ? undefined : seat
  return { ...state, selected, lostSeat: undefined, refusal: undefined }
}

/** Returns the map's message, or undefined. */
export function seatMapMessage(state: SeatMapState): string | undefined {
  if (state.refusal !== undefined) return state.refusal
  if (state.lostSeat === undefined) return undefined
  const { lostSeat: seat } = state
  const others = state.justTaken.filter((taken) => taken !== seat)
  return others.length === 0
    ? fillIn(WORDS.lost, { seat })
    : fillIn(WORDS.lostWithOthers, { seat, others: others.join(', ') })
}
