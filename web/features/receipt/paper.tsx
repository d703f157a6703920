import type { ReactNode } from 'react'
import { rupees } from '#shared/domain/booking/prices.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { hallNameIn } from '#shared/domain/settings/hall-details.ts'
import type { Receipt } from '#web/api/receipt.ts'
import { Card } from '#web/ui/card.tsx'
import { DescriptionList } from '#web/ui/list/description-list.tsx'
import { LANGUAGE } from '#words/language.ts'
import { RECEIPTS_WORDS as WORDS } from '#words/receipts.ts'

/** A receipt or voucher as it is printed, with the hall's name at the top. */
export function Paper({
  title,
  number,
  hall,
  simulated,
  rows,
  total,
  amount,
}: {
  title: string
  number: string
  hall: Receipt['hall']
  /** Shown for a simulated payment. */
  simulated: string | undefined
  rows: { label: string; value: ReactNode }[]
  total: string
  amount: number
}) {
  return (
    <Card className="print:border-0 print:bg-transparent print:p-0 print:shadow-none">
      <article aria-label={`${title} ${number}`}>
        <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
          <div className="min-w-0">
            <p className="font-display text-xl font-semibold">{hallNameIn(LANGUAGE, hall.name)}</p>
            {hall.address && (
              <p className="mt-1 text-sm whitespace-pre-line text-ink-soft">{hall.address}</p>
            )}
            {hall.contactPhone && (
              <p className="text-sm text-ink-soft">
                {fillIn(WORDS.phone, { phone: hall.contactPhone })}
              </p>
            )}
          </div>
          <h2 className="font-display text-xl font-semibold">{title}</h2>
        </header>
        {simulated !== undefined && (
          <p className="mt-4 rounded-control bg-warning-soft px-4 py-3 font-medium text-warning print:border">
            {simulated}
          </p>
        )}
        <div className="mt-4">
          <DescriptionList rows={rows} />
        </div>
        <p className="mt-2 flex items-baseline justify-between gap-6 border-t-2 border-ink pt-4 text-lg font-semibold">
          <span>{total}</span>
          <span className="tabular-nums">{rupees(amount)}</span>
        </p>
      </article>
    </Card>
  )
}
