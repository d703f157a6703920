import type { AuditChange } from '../audit/audit-change.ts'
import { type CalendarDay, calendarDay, isCalendarDay, MONTH_NAMES } from '../calendar-day.ts'
import type { Decision } from '../refusal.ts'
import {
  balanceColumn,
  isComplete,
  readStatement,
  type StatementMapping,
  type StatementTable,
} from './statement-table.ts'

/**
 * The state of a credit in the bank's statement. left: not matched yet. ignored: not a payment to
 * the hall.
 */
export const STATEMENT_STATES = ['left', 'matched', 'ignored'] as const
export type StatementState = (typeof STATEMENT_STATES)[number]

/** The list's filters. suggested: left, with a payment that may belong to it. */
export const STATEMENT_FILTERS = ['suggested', 'left', 'matched', 'ignored'] as const
export type StatementFilter = (typeof STATEMENT_FILTERS)[number]

const NARRATION_MAX_LENGTH = 300
/** Larger numbers are account numbers, not amounts. */
const MAX_PAISE = 100_000_000_000

/** A credit in the bank's statement. */
export type StatementRow = {
  /** Unique within the account, and the same in every statement that contains the row. */
  key: string
  day: CalendarDay
  /** In paise. */
  amount: number
  narration: string
  /** The 12-digit numbers that may be its UTR. */
  utrs: string[]
}

type ReadRows = {
  rows: StatementRow[]
  /** How many lines are debits. */
  debits: number
  /** How many lines with an amount or a date can't be read. */
  unreadable: number
}

/**
 * Reads a statement that an admin imports. Refuses the file or the mapping if no line has a readable
 * amount.
 */
export function statementToImport(
  text: string,
  mapping: StatementMapping,
): Decision<ReadRows & { header: string }> {
  const { refusal, outcome: table } = readStatement(text)
  if (refusal) return { refusal }
  if (!isComplete(mapping, table.columns)) return { refusal: { code: 'statementColumnsWrong' } }
  const read = statementRows(table, mapping)
  if (read.rows.length + read.debits === 0) return { refusal: { code: 'statementColumnsWrong' } }
  return { outcome: { ...read, header: table.header } }
}

/** Returns the credits of a statement. */
export function statementRows(table: StatementTable, mapping: StatementMapping): ReadRows {
  const read: ReadRows = { rows: [], debits: 0, unreadable: 0 }
  const balance = balanceColumn(table.columns)
  const equal = new Map<string, number>()
  for (const cells of table.lines) {
    const at = (column: number | null) => (column === null ? '' : (cells[column] ?? ''))
    const day = statementDay(at(mapping.date))
    const kind = kindOf(at(mapping.amount), at(mapping.type), mapping.type !== null)
    if (day === undefined || kind === undefined) {
      // Totals and the bank's notes lack a date, an amount or both.
      if (day !== undefined || typeof kind === 'number') read.unreadable++
    } else if (kind === 'debit') read.debits++
    else {
      const narration = normalizeText(at(mapping.narration))
      const facts = [day, kind, narration, normalizeText(at(balance))]
      const same = (equal.get(JSON.stringify(facts)) ?? 0) + 1
      equal.set(JSON.stringify(facts), same)
      const utrs = utrsIn(`${narration} ${at(mapping.reference)}`)
      const key = JSON.stringify([...facts, same])
      read.rows.push({ key, day, amount: kind, narration, utrs })
    }
  }
  return read
}

/** Returns a credit's paise, 'debit', or undefined if it can't be read. */
function kindOf(amount: string, type: string, hasType: boolean): number | 'debit' | undefined {
  // In a credit column, debits are empty or zero.
  if (/^[-–]*$/.test(amount)) return hasType ? undefined : 'debit'
  const sum = statementAmount(amount)
  if (sum === undefined) return undefined
  if (hasType && !/^(c|d|withdraw)/i.test(type)) return undefined
  const debit = sum.debit || (hasType && !/^(c|deposit)/i.test(type))
  return debit || sum.paise === 0 ? 'debit' : sum.paise
}

/**
 * Reads a day as Indian banks write it: 03/04/26, 03-04-2026, 3 Apr 2026, 03-Apr-26 or 2026-04-03, with or
 * without a time.
 */
export function statementDay(text: string): CalendarDay | undefined {
  const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text)
  if (yearFirst) return dayOf(yearFirst[1], yearFirst[2], yearFirst[3])
  const dayFirst = /^(\d{1,2})[-/. ]+(\d{1,2}|[a-z]{3,9})[-/., ]+(\d{4}|\d{2})(?!\d)/i.exec(text)
  return dayFirst ? dayOf(dayFirst[3], dayFirst[2], dayFirst[1]) : undefined
}

function dayOf(year = '', month = '', day = ''): CalendarDay | undefined {
  const letters = month.slice(0, 3).toLowerCase()
  const named = MONTH_NAMES.findIndex((name) => name.toLowerCase().startsWith(letters)) + 1
  const number = /^\d/.test(month) ? Number(month) : named
  const found = calendarDay(
    year.length === 2 ? 2000 + Number(year) : Number(year),
    number,
    Number(day),
  )
  return isCalendarDay(found) ? found : undefined
}

const AMOUNT = /^(\()?([-+])?(?:(cr|dr)\.?)?(\d[\d,]*(?:\.\d*)?|\.\d+)(cr|dr|c|d)?\.?(\))?$/i

/** Reads an amount like 1,23,456.50, ₹500, 500.00 Cr or (500.00). Returns undefined for other strings. */
export function statementAmount(text: string): { paise: number; debit: boolean } | undefined {
  const found = AMOUNT.exec(text.replace(/₹|rs\.?|inr/gi, '').replace(/\s/g, ''))
  if (!found) return undefined
  const [, open, sign, before = '', digits = '', after = ''] = found
  const paise = Math.round(Number(digits.replaceAll(',', '')) * 100)
  const debit = open !== undefined || sign === '-' || /^d/i.test(before) || /^d/i.test(after)
  return paise <= MAX_PAISE ? { paise, debit } : undefined
}

/** Returns the 12-digit numbers in a string. Some banks pad them with leading zeros. */
export function utrsIn(text: string): string[] {
  const found = text.matchAll(/(?<!\d)0{0,4}(\d{12})(?!\d)/g)
  return [...new Set([...found].map(([, utr = '']) => utr))]
}

/** Returns the bank's text on one line, without characters that can't be stored. */
function normalizeText(text: string): string {
  return (
    text
      .replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\s]+/gu, ' ')
      .trim()
      .slice(0, NARRATION_MAX_LENGTH)
      // A lone surrogate, if the slice split a character.
      .replace(/\p{Cs}$/u, '')
  )
}

type ImportCounts = { added: number; known: number; debits: number; unreadable: number }

/** Returns the change for the audit log when a statement is imported. */
export function importChange({ added, known, debits, unreadable }: ImportCounts): AuditChange {
  const details = { added, known, debits, unreadable }
  return { action: 'statement.import', subject: 'statement', details }
}
