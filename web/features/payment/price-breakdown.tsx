import type { PendingBooking } from '#shared/contract/user.ts'
import { priceRows } from '#shared/domain/price-rows.ts'
import { rupees } from '#shared/domain/prices.ts'
import { priceOf } from '#web/features/payment/price-of.ts'
import { Card } from '#web/ui/card.tsx'
import { Totals } from '#web/ui/totals.tsx'

/** How the amount is made up. */
export function PriceBreakdown({ booking }: { booking: PendingBooking }) {
  const price = priceOf(booking)
  return (
    <Card>
      <h2 className="mb-4 font-display text-xl font-semibold">Price breakdown</h2>
      <Totals rows={priceRows(price)} total={rupees(price.total)} />
    </Card>
  )
}
