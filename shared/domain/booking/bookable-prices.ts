import type { Gender } from '../options.ts'
import { BATCHES } from './batches.ts'
import { type PriceTable, quote } from './prices.ts'
import { seatsFor } from './room-restrictions.ts'
import type { RoomRules } from './room-rules.ts'
import { ROOMS } from './rooms.ts'

/** Returns the lowest price of a month on a seat that users of this gender can book online, if there is one. */
export function lowestBookablePrice(
  gender: Gender,
  table: PriceTable,
  rules: RoomRules,
): number | undefined {
  const totals = ROOMS.flatMap((room) =>
    [...new Set(seatsFor(gender, room, rules).map(({ tier }) => tier))].flatMap((tier) =>
      BATCHES.map((batch) => quote({ room, batch, duration: '1 Month' }, tier, table).total),
    ),
  )
  return totals.length === 0 ? undefined : Math.min(...totals)
}
