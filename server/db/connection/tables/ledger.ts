import type { ColumnType, Generated } from 'kysely'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { CashCount } from '#shared/domain/money/cash-count.ts'
import type { ExpenseCategory } from '#shared/domain/money/cash-expense.ts'
import type { JournalKind, LedgerAccount } from '#shared/domain/money/ledger.ts'

export type JournalsTable = {
  id: Generated<string>
  kind: JournalKind
  /** Names what happened; unique. */
  event: string
  day: CalendarDay
  /** The number of postings; a trigger compares it with the rows. */
  lines: number
  booking_id: string | null
  payment_id: string | null
  shift_id: string | null
  made_by: string | null
  created_at: Date
}

export type PostingsTable = {
  journal_id: string
  line: number
  account: LedgerAccount
  user_id: string | null
  /** In paise, which PostgreSQL's driver returns as text; debits are positive. */
  amount: string
}

export type CashShiftsTable = {
  id: string
  number: Generated<string>
  drawer: string
  user_id: string
  opened_at: Date
  /** JSON, written as a string. */
  opening_count: ColumnType<CashCount, string, never>
  opening: number
  opening_note: Generated<string>
  closed_at: Date | null
  /** Null also for shifts that were closed before version 0206. */
  closed_by: string | null
  closing_count: ColumnType<CashCount | null, string | null, string | null>
  expected: number | null
  counted: number | null
  handed_over: number | null
  note: Generated<string>
  received_at: Date | null
  received_by: string | null
  received: number | null
  received_note: Generated<string>
}

export type CashExpensesTable = {
  id: string
  shift_id: string
  amount: number
  category: ExpenseCategory
  note: string
  made_by: string
  made_at: Date
  taken_back_at: Date | null
  /** The picture's key in the storage. */
  bill: string | null
}

export type DayClosingsTable = {
  day: CalendarDay
  closed_at: Date
  closed_by: string
}

export type ClosedBalancesTable = {
  day: CalendarDay
  account: LedgerAccount
  /** In paise, which PostgreSQL's driver returns as text. */
  balance: string
}
