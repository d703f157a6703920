import type { ColumnType, Generated } from 'kysely'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { DepositKind } from '#shared/domain/money/deposit.ts'
import type { PaidState } from '#shared/domain/money/ledger.ts'
import type { PaymentMethod, PaymentState } from '#shared/domain/money/payment.ts'
import type { ReceiptContent } from '#shared/domain/money/receipt.ts'
import type { VoucherContent } from '#shared/domain/money/refund-voucher.ts'
import type { StatementState } from '#shared/domain/money/statement.ts'
import type { StatementMapping } from '#shared/domain/money/statement-table.ts'
import type { ClaimState, RejectionReason } from '#shared/domain/money/upi-claim.ts'
import type { RefusalCode } from '#shared/domain/refusal.ts'

export type PaymentsTable = {
  id: string
  booking_id: string
  user_id: string
  amount: number
  method: PaymentMethod | null
  status: PaymentState
  reference: string | null
  issued_member_id: Generated<boolean>
  confirmed_by: string | null
  confirmed_at: Date | null
  created_at: Date
  asked_at: Date | null
  refusal: RefusalCode | null
  /** The last status of the payment that was posted to the ledger. */
  posted_status: Generated<PaidState | null>
  /** The price, in rupees, of the sale that this payment completes. Null: the payment's amount. 0: a later part. */
  sold: Generated<number | null>
  /** Rupees that were taken off the price with this payment. */
  discount: Generated<number>
  /** '' if there was no discount, or the name has been erased. */
  discount_name: Generated<string>
  /** The deposit in rupees, paid in addition to the amount. */
  deposit: Generated<number>
  /** Set for a deposit, as the settings were when the payment began. */
  deposit_kind: Generated<DepositKind | null>
  /** The first day on which a kept deposit is no longer valid. */
  deposit_until: Generated<CalendarDay | null>
  /** Rupees, paid in addition to the amount of a later part. */
  late_fee: Generated<number>
  /** The day on which the method was last corrected. */
  corrected_on: Generated<CalendarDay | null>
  /** Whether a row of the bank's statement is matched with it; set by a trigger. */
  in_statement: Generated<boolean>
}

export type DuesTable = {
  booking_id: string
  user_id: string
  /** The first part. */
  payment_id: string
  /** Rupees: what was owed at first, and what still is. */
  amount: number
  open: number
  payable_on: CalendarDay
  allowed_by: string
  allowed_at: Date
  written_off_at: Generated<Date | null>
  /** The days before payable_on on which reminders were sent; -1 is the day after it. */
  reminded_days: Generated<number[]>
  /** Rupees, and the first day on which they are asked for; 0 and null if there is no late fee, or no longer. */
  late_fee: Generated<number>
  late_fee_from: Generated<CalendarDay | null>
}

export type UpiClaimsTable = {
  id: Generated<string>
  payment_id: string
  booking_id: string
  user_id: string
  utr: string
  status: ClaimState
  sent_at: Date
  checked_by: Generated<string | null>
  checked_at: Generated<Date | null>
  reason: Generated<RejectionReason | null>
  note: Generated<string | null>
  /** The key of its picture in the storage. */
  screenshot: Generated<string | null>
}

export type StatementMappingsTable = {
  header: string
  /** JSON, written as a string. */
  mapping: ColumnType<StatementMapping, string, string>
  saved_by: string
  saved_at: Date
}

export type StatementRowsTable = {
  id: Generated<string>
  number: Generated<string>
  hash: Buffer
  day: CalendarDay
  /** In paise, which PostgreSQL's driver returns as text. */
  amount: string
  /** Empty after its retention period, like `utrs`. */
  narration: string
  utrs: string[]
  state: Generated<StatementState>
  payment_id: Generated<string | null>
  matched_by: Generated<string | null>
  matched_at: Generated<Date | null>
}

export type ReceiptCountersTable = {
  series: string
  /** The calendar year in which the financial year began. */
  year: number
  last: number
}

export type ReceiptsTable = {
  series: string
  year: number
  number: number
  payment_id: string
  user_id: string
  day: CalendarDay
  issued_at: Date
  content: ColumnType<ReceiptContent, string, never>
}

export type RefundsTable = {
  id: string
  booking_id: string
  payment_id: string
  user_id: string
  /** Whether it returned the payment's deposit. */
  deposit: Generated<boolean>
  /** The part of the deposit in rupees that the hall kept. */
  kept: Generated<number>
  /** Rupees. */
  amount: number
  method: PaymentMethod
  utr: string | null
  reason: string
  made_by: string
  made_at: Date
  series: string
  year: number
  number: number
  day: CalendarDay
  content: ColumnType<VoucherContent, string, never>
}
