import { addDays } from '#shared/domain/calendar-day.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import type { MapSeat, SeatHolder } from '#web/api/booking/hall-map.ts'
import { localDay } from '#web/ui/local-text.ts'
import { HALL_MAP_WORDS as WORDS } from '#words/booking/hall-map.ts'

/** Returns the name of a seat's holder. An erased member has none. */
export function holderName({ name }: Pick<SeatHolder, 'name'>): string {
  return name === '' ? WORDS.deletedMember : name
}

/** Returns what follows the number in a seat's accessible name: its holders, or how long the seat is free. */
export function seatText(seat: MapSeat): string {
  if (seat.holders.length === 0) return seat.closed ? WORDS.closed : freeText(seat)
  return seat.holders.map(holderText).join('; ')
}

/** Says how long a seat is free. */
export function freeText({ freeUntil }: Pick<MapSeat, 'freeUntil'>): string {
  if (freeUntil === null) return WORDS.free
  return fillIn(WORDS.freeUntil, { day: localDay(addDays(freeUntil, -1)) })
}

function holderText(holder: SeatHolder): string {
  const owes = holder.state !== 'paid' || holder.open > 0
  const text = owes ? WORDS.unpaid : holder.ending ? WORDS.ending : WORDS.taken
  return fillIn(text, { name: holderName(holder), day: localDay(addDays(holder.endDate, -1)) })
}
