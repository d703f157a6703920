import type { Hold } from '#shared/contract/wire-names.ts'
import { priceRows } from '#shared/domain/booking/price-rows.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import { priceOf } from '#web/features/payment/price-of.ts'
import { Card } from '#web/ui/card.tsx'
import { Totals } from '#web/ui/list/totals.tsx'

/** The parts of the amount. */
export function PriceBreakdown({ booking }: { booking: Hold }) {
  const price = priceOf(booking)
  return (
    <Card>
      <h2 className="mb-4 font-display text-xl font-semibold">Price breakdown</h2>
      <Totals rows={priceRows(price)} total={rupees(price.total)} />
    </Card>
  )
}
