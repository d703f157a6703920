import type { Hold } from '#shared/contract/wire-names.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import { priceOf } from '#web/features/payment/price-of.ts'
import { depositNote, priceRows } from '#web/hall/price-rows.ts'
import { Card } from '#web/ui/card.tsx'
import { Totals } from '#web/ui/list/totals.tsx'
import { PRICE_ROWS } from '#words/seat-labels.ts'

/** The parts of the booking's amount. */
export function PriceBreakdown({ booking }: { booking: Hold }) {
  const price = priceOf(booking)
  return (
    <Card>
      <h2 className="mb-4 font-display text-xl font-semibold">{PRICE_ROWS.title}</h2>
      <Totals rows={priceRows(price)} total={rupees(price.total)} />
      <p className="mt-3 text-sm text-pretty text-ink-soft">{depositNote()}</p>
    </Card>
  )
}
