import type { PendingBooking } from '#shared/contract/user.ts'
import { rupees } from '#shared/domain/prices.ts'
import { priceOf, priceRows } from '#web/features/payment/price-rows.ts'
import { Card } from '#web/ui/card.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'

/** How the amount is made up. */
export function PriceBreakdown({ booking }: { booking: PendingBooking }) {
  const price = priceOf(booking)
  return (
    <Card>
      <h2 className="font-display text-xl font-semibold">Price breakdown</h2>
      <div className="mt-2">
        <DescriptionList rows={priceRows(price)} />
      </div>
      <p className="flex items-baseline justify-between gap-6 border-t-2 border-line-strong pt-3">
        <span className="text-lg font-semibold">Total</span>
        <span className="text-2xl font-bold text-primary tabular-nums">{rupees(price.total)}</span>
      </p>
    </Card>
  )
}
