import { BATCHES } from '#shared/domain/batches.ts'
import { DURATIONS } from '#shared/domain/durations.ts'
import type { PriceTable } from '#shared/domain/prices.ts'
import { ROOMS } from '#shared/domain/rooms.ts'
import type { HallSettings } from '#shared/domain/settings.ts'

/** What differs, before and after, for the audit log; empty when nothing does. */
export function changedSettings(
  before: HallSettings,
  after: HallSettings,
): Record<string, unknown> {
  const values = (
    ['name', 'contactPhone', 'contactEmail', 'address', 'selfieKeptDays', 'tourKeptMonths'] as const
  )
    .filter((name) => before[name] !== after[name])
    .map((name) => [name, { was: before[name], is: after[name] }])
  const prices = changedPrices(before.prices, after.prices)
  return { ...Object.fromEntries(values), ...(prices.length > 0 && { prices }) }
}

function changedPrices(before: PriceTable, after: PriceTable) {
  return DURATIONS.flatMap((duration) =>
    ROOMS.flatMap((room) =>
      BATCHES.flatMap((batch, place) => {
        const [was, is] = [before[duration][room][place], after[duration][room][place]]
        return was === is ? [] : [{ duration, room, batch, was, is }]
      }),
    ),
  )
}
