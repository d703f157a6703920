import type { ReactNode } from 'react'
import { rupees } from '#shared/domain/booking/prices.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { hallNameIn } from '#shared/domain/settings/hall-details.ts'
import type { Receipt } from '#web/api/receipt.ts'
import { localPeriod } from '#web/hall/local-period.ts'
import { Card } from '#web/ui/card.tsx'
import { KeepTogether } from '#web/ui/inline-text.tsx'
import { DescriptionList } from '#web/ui/list/description-list.tsx'
import { localDay } from '#web/ui/local-text.ts'
import {
  BATCH_LABELS,
  DURATION_LABELS,
  PAYMENT_METHOD_LABELS,
  ROOM_LABELS,
} from '#words/booking-labels.ts'
import { LANGUAGE } from '#words/language.ts'
import { RECEIPTS_WORDS as WORDS } from '#words/receipts.ts'
import { TIER_LABELS } from '#words/seat-labels.ts'

/** A receipt as it is printed, headed by the hall. */
export function ReceiptPaper({ receipt, fullName }: { receipt: Receipt; fullName: string }) {
  const { hall, amount, simulated } = receipt
  return (
    <Card className="print:border-0 print:bg-transparent print:p-0 print:shadow-none">
      <article aria-label={`${WORDS.receipt} ${receipt.number}`}>
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
          <h2 className="font-display text-xl font-semibold">{WORDS.receipt}</h2>
        </header>
        {simulated && (
          <p className="mt-4 rounded-control bg-warning-soft px-4 py-3 font-medium text-warning print:border">
            {WORDS.simulated}
          </p>
        )}
        <div className="mt-4">
          <DescriptionList rows={rowsOf(receipt, fullName)} />
        </div>
        <p className="mt-2 flex items-baseline justify-between gap-6 border-t-2 border-ink pt-4 text-lg font-semibold">
          <span>{WORDS.amount}</span>
          <span className="tabular-nums">{rupees(amount)}</span>
        </p>
      </article>
    </Card>
  )
}

function rowsOf(receipt: Receipt, fullName: string): { label: string; value: ReactNode }[] {
  const { number, day, method, seat, tier, reference } = receipt
  return [
    { label: WORDS.number, value: <KeepTogether>{number}</KeepTogether> },
    { label: WORDS.day, value: localDay(day) },
    { label: WORDS.from, value: fullName },
    { label: WORDS.memberId, value: receipt.memberId },
    { label: WORDS.for, value: receipt.renewal ? WORDS.renewal : WORDS.membership },
    { label: WORDS.period, value: localPeriod(receipt) },
    { label: WORDS.duration, value: DURATION_LABELS[receipt.duration] },
    { label: WORDS.room, value: ROOM_LABELS[receipt.room] },
    { label: WORDS.batch, value: <KeepTogether>{BATCH_LABELS[receipt.batch]}</KeepTogether> },
    { label: WORDS.seat, value: fillIn(WORDS.seatOfTier, { seat, tier: TIER_LABELS[tier] }) },
    ...(method ? [{ label: WORDS.method, value: PAYMENT_METHOD_LABELS[method] }] : []),
    ...(reference
      ? [{ label: WORDS.reference, value: <span className="text-sm break-all">{reference}</span> }]
      : []),
  ]
}
