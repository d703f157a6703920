import type { Hold } from '#shared/contract/wire-names.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { priceOf } from '#web/features/payment/price-of.ts'
import { depositNote, depositRows, priceRows } from '#web/hall/price-rows.ts'
import { Totals } from '#web/ui/list/totals.tsx'
import { PRICE_ROWS } from '#words/booking/seat-labels.ts'

/** The parts of the booking's amount. */
export function PriceBreakdown({ booking }: { booking: Hold }) {
  const { deposit = 0, toPay } = booking
  const note = depositNote(usePublicSettings().deposit, deposit)
  return (
    <>
      <h2 className="mt-6 mb-3 font-display text-xl font-semibold">{PRICE_ROWS.title}</h2>
      <Totals
        rows={[...priceRows(priceOf(booking)), ...depositRows(deposit)]}
        total={rupees(toPay)}
      />
      <p className="mt-3 text-sm text-pretty text-ink-soft empty:hidden">{note}</p>
    </>
  )
}
