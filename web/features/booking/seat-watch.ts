import type { SeatId } from '#shared/domain/seats.ts'

/** What the open map knows: the newest list of occupied seats, the choice, and what has changed. */
type SeatWatch = {
  /** Undefined until the first list has arrived. */
  occupied: readonly SeatId[] | undefined
  selected: SeatId | undefined
  /** Taken by others since the map was opened. */
  justTaken: readonly SeatId[]
  /** The selected seat that somebody else was faster to take. */
  lost: SeatId | undefined
  /** Why the seat that was pressed last can't be had. */
  refusal: string | undefined
}

type SeatEvent =
  | { type: 'arrived'; occupied: readonly SeatId[] }
  | { type: 'pressed'; seat: SeatId; refusal: string | undefined }

/**
 * The watch as the map opens. `seen` is the list that was shown last, so that the next one tells
 * what changed; `lost` is a seat that was refused when the booking was saved.
 */
export function openWatch({
  seen,
  selected,
  lost,
}: {
  seen: readonly SeatId[] | undefined
  selected: SeatId | undefined
  lost?: SeatId | undefined
}): SeatWatch {
  const start = { occupied: seen, selected, justTaken: [], lost: undefined, refusal: undefined }
  return lost === undefined ? start : { ...start, selected: undefined, lost }
}

/** The watch after a new list or a press. */
export function watchSeats(watch: SeatWatch, event: SeatEvent): SeatWatch {
  return event.type === 'arrived' ? arrived(watch, event.occupied) : pressed(watch, event)
}

function arrived(watch: SeatWatch, occupied: readonly SeatId[]): SeatWatch {
  const before = watch.occupied
  const taken = before === undefined ? [] : occupied.filter((seat) => !before.includes(seat))
  const stillTaken = watch.justTaken.filter((seat) => occupied.includes(seat))
  const next = { ...watch, occupied, justTaken: [...stillTaken, ...taken] }
  if (watch.selected === undefined || !occupied.includes(watch.selected)) return next
  return { ...next, selected: undefined, lost: watch.selected, refusal: undefined }
}

function pressed(
  watch: SeatWatch,
  { seat, refusal }: { seat: SeatId; refusal: string | undefined },
): SeatWatch {
  if (refusal !== undefined) return { ...watch, refusal }
  const selected = watch.selected === seat ? undefined : seat
  return { ...watch, selected, lost: undefined, refusal: undefined }
}

/** What the map says of the change, or undefined when there is nothing to say. */
export function watchMessage(watch: SeatWatch): string | undefined {
  if (watch.refusal !== undefined) return watch.refusal
  if (watch.lost === undefined) return undefined
  const others = watch.justTaken.filter((seat) => seat !== watch.lost)
  return others.length === 0
    ? `Seat ${watch.lost} has just been taken. Please choose another seat.`
    : `Seat ${watch.lost} has just been taken. Please choose another seat. Also taken just now: ${others.join(', ')}.`
}
