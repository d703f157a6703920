import type { ReactNode } from 'react'
import { rupees } from '#shared/domain/booking/prices.ts'
import type { Voucher } from '#web/api/receipt.ts'
import { Paper } from '#web/features/receipt/paper.tsx'
import { localPeriod } from '#web/hall/local-period.ts'
import { KeepTogether } from '#web/ui/inline-text.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { BATCH_LABELS, ROOM_LABELS } from '#words/booking-labels.ts'
import { RECEIPTS_WORDS, VOUCHER_WORDS as WORDS } from '#words/receipts.ts'

/** The voucher of a refund as it is printed. */
export function VoucherPaper({ voucher, fullName }: { voucher: Voucher; fullName: string }) {
  const { number, hall, amount, simulated } = voucher
  return (
    <Paper
      title={WORDS.voucher}
      number={number}
      hall={hall}
      simulated={simulated ? WORDS.simulated : undefined}
      rows={rowsOf(voucher, fullName)}
      total={WORDS.amount}
      amount={amount}
    />
  )
}

function rowsOf(voucher: Voucher, fullName: string): { label: string; value: ReactNode }[] {
  const { number, day, memberId, receipt, seat, method, utr, reason, paid } = voucher
  return [
    { label: WORDS.number, value: <KeepTogether>{number}</KeepTogether> },
    { label: RECEIPTS_WORDS.day, value: localDay(day) },
    { label: WORDS.to, value: fullName },
    ...(memberId ? [{ label: RECEIPTS_WORDS.memberId, value: memberId }] : []),
    ...(receipt ? [{ label: WORDS.receipt, value: <KeepTogether>{receipt}</KeepTogether> }] : []),
    { label: WORDS.paid, value: rupees(paid) },
    { label: RECEIPTS_WORDS.period, value: localPeriod(voucher) },
    { label: RECEIPTS_WORDS.room, value: ROOM_LABELS[voucher.room] },
    {
      label: RECEIPTS_WORDS.batch,
      value: <KeepTogether>{BATCH_LABELS[voucher.batch]}</KeepTogether>,
    },
    { label: RECEIPTS_WORDS.seat, value: seat },
    { label: WORDS.method, value: WORDS.methods[method] },
    ...(utr ? [{ label: WORDS.utr, value: utr }] : []),
    ...(reason ? [{ label: WORDS.reason, value: reason }] : []),
  ]
}
