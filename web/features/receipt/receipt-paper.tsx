import type { ReactNode } from 'react'
import { rupees } from '#shared/domain/booking/prices.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import type { Receipt } from '#web/api/receipt.ts'
import { Paper } from '#web/features/receipt/paper.tsx'
import { localPeriod } from '#web/hall/local-period.ts'
import { KeepTogether } from '#web/ui/inline-text.tsx'
import { localDay } from '#web/ui/local-text.ts'
import {
  BATCH_LABELS,
  DURATION_LABELS,
  PAYMENT_METHOD_LABELS,
  ROOM_LABELS,
} from '#words/booking-labels.ts'
import { RECEIPTS_WORDS as WORDS } from '#words/receipts.ts'
import { TIER_LABELS } from '#words/seat-labels.ts'

/** A receipt as it is printed. */
export function ReceiptPaper({ receipt, fullName }: { receipt: Receipt; fullName: string }) {
  const { number, hall, amount, simulated } = receipt
  return (
    <Paper
      title={WORDS.receipt}
      number={number}
      hall={hall}
      simulated={simulated ? WORDS.simulated : undefined}
      rows={rowsOf(receipt, fullName)}
      total={WORDS.amount}
      amount={amount}
    />
  )
}

function rowsOf(receipt: Receipt, fullName: string): { label: string; value: ReactNode }[] {
  const { number, day, method, seat, tier, reference, part } = receipt
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
    ...(part
      ? [
          { label: WORDS.price, value: rupees(part.price) },
          { label: WORDS.paidBefore, value: rupees(part.paidBefore) },
          { label: WORDS.left, value: leftText(part) },
        ]
      : []),
  ]
}

function leftText({ left, payableOn }: NonNullable<Receipt['part']>): string {
  if (left === 0) return rupees(left)
  return fillIn(WORDS.leftBy, { left: rupees(left), day: localDay(payableOn) })
}
