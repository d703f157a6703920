import type { Gender } from '../options.ts'
import { BATCHES } from './batches.ts'
import type { Duration } from './durations.ts'
import { type PriceTable, quote } from './prices.ts'
import { seatsFor } from './room-restrictions.ts'
import type { RoomRules } from './room-rules.ts'
import { ROOMS, type Room } from './rooms.ts'

/** Returns the lowest price on a seat of these rooms that users of this gender can book online, if there is one. */
export function lowestBookablePrice(
  gender: Gender,
  table: PriceTable,
  rules: RoomRules,
  { duration = '1 Month', rooms = ROOMS }: { duration?: Duration; rooms?: readonly Room[] } = {},
): number | undefined {
  const totals = rooms.flatMap((room) =>
    [...new Set(seatsFor(gender, room, rules).map(({ tier }) => tier))].flatMap((tier) =>
      BATCHES.map((batch) => quote({ room, batch, duration }, tier, table).total),
    ),
  )
  return totals.length === 0 ? undefined : Math.min(...totals)
}
