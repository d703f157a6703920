import type { Decision } from '../refusal.ts'
import { readCsv } from './read-csv.ts'

/** The largest statement, in bytes of the file and in characters. */
export const STATEMENT_MAX_LENGTH = 2 * 1024 * 1024

/** How many lines the admin sees before importing. */
export const PREVIEWED_LINES = 5

/** What a column of a statement may mean. The first three are required. */
export const STATEMENT_COLUMNS = ['date', 'narration', 'amount', 'reference', 'type'] as const
export type StatementColumn = (typeof STATEMENT_COLUMNS)[number]

/** The positions of the columns in a statement. Credits are in `amount`, unless `type` says debit. */
export type StatementMapping = {
  date: number
  narration: number
  amount: number
  reference: number | null
  /** The column that says whether a line's amount is a credit or a debit. */
  type: number | null
}

/** A mapping whose columns may not all be known. */
export type GuessedMapping = Record<StatementColumn, number | null>

/** A statement as its bank wrote it. */
export type StatementTable = {
  /** Identifies the bank's format: the names of all columns. */
  header: string
  columns: string[]
  /** The lines below the header. */
  lines: string[][]
}

const DELIMITERS = [',', ';', '\t', '|']
/** Banks print the name, the address and the account above the header. */
const HEADER_SEARCH_LINES = 60
const MIN_COLUMNS = 3
export const STATEMENT_MAX_COLUMNS = 50
const HEADER_MAX_LENGTH = 600

/** PDF and RTF files, and the web pages that some banks name .xls or .csv. */
const OTHER_FORMAT_PATTERN = /^(%PDF|\{\\rtf|\s*<)/
/** Found in workbooks and other binary files. */
const CONTROL_CHARACTER = /(?![\t\n\v\f\r\x80-\x9f])\p{Cc}/u

/** Reads the text of a statement. Refuses other files, and texts without columns. */
export function readStatement(text: string): Decision<StatementTable> {
  if (text.length > STATEMENT_MAX_LENGTH) return { refusal: { code: 'statementTooLarge' } }
  const content = text.startsWith('\uFEFF') ? text.slice(1) : text
  if (OTHER_FORMAT_PATTERN.test(content) || CONTROL_CHARACTER.test(content)) {
    return { refusal: { code: 'statementNotText' } }
  }
  const tables = DELIMITERS.map((delimiter) => tableOf(readCsv(content, delimiter)))
  const known = tables.find((table) => table && isComplete(guessMapping(table.columns)))
  const widest = tables
    .filter((table) => table !== undefined)
    .toSorted((a, b) => b.columns.length - a.columns.length)[0]
  const table = known ?? widest
  return table ? { outcome: table } : { refusal: { code: 'statementUnreadable' } }
}

function tableOf(lines: readonly string[][]): StatementTable | undefined {
  const first = lines.slice(0, HEADER_SEARCH_LINES)
  const named = first.findIndex((cells) => isComplete(guessMapping(cells)))
  const filled = first.map((cells) => cells.filter((cell) => cell !== '').length)
  const at = named >= 0 ? named : filled.indexOf(Math.max(...filled))
  const columns = lines[at]
  if (!columns || (filled[at] ?? 0) < MIN_COLUMNS || columns.length > STATEMENT_MAX_COLUMNS)
    return undefined
  if (at + 1 === lines.length) return undefined
  const header = columns.map(normalizeColumn).join('|').slice(0, HEADER_MAX_LENGTH)
  return { columns, lines: lines.slice(at + 1), header }
}

function normalizeColumn(column: string): string {
  return column
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** What banks call each column. The first pattern that matches a column wins. */
const NAMES: Record<StatementColumn, readonly RegExp[]> = {
  date: [
    /^(txn|tran|trans|transaction) (date|dt)\b/,
    /^date\b/,
    /^(value|posting|posted|post) (date|dat|dt)\b/,
  ],
  narration: [/^(narration|description|particulars)/, /\bremarks?$/, /\bdetails$/, /\bdescription/],
  amount: [
    /^(credit|deposit)s?( amount| amt)?\b(?! debit)/,
    /^cr( amount| amt)?( inr)?$/,
    /^(transaction )?(amount|amt)\b/,
  ],
  reference: [/\b(utr|rrn)\b/, /\bref\b/, /\breference\b/, /\b(chq|cheque)/, /^chqno/],
  type: [
    /^(dr cr|cr dr|debit credit|credit debit)$/,
    /^(transaction |txn )?(type|cr dr indicator)$/,
  ],
}

/** Guesses the columns by their names. */
export function guessMapping(columns: readonly string[]): GuessedMapping {
  const names = columns.map(normalizeColumn)
  const columnOf = (column: StatementColumn) => {
    for (const name of NAMES[column]) {
      const at = names.findIndex((each) => name.test(each))
      if (at >= 0) return at
    }
    return null
  }
  const amount = columnOf('amount')
  const onlyCredits = amount !== null && /^(credit|deposit|cr)/.test(names[amount] ?? '')
  return {
    date: columnOf('date'),
    narration: columnOf('narration'),
    amount,
    reference: columnOf('reference'),
    type: onlyCredits ? null : columnOf('type'),
  }
}

/**
 * Returns the position of the balance column, which distinguishes otherwise equal lines; null if
 * there is none.
 */
export function balanceColumn(columns: readonly string[]): number | null {
  const at = columns.findIndex((column) => /\bbal(ance)?\b/.test(normalizeColumn(column)))
  return at >= 0 ? at : null
}

/** Whether the columns exist and differ, so that rows can be read. */
export function isComplete(
  mapping: GuessedMapping,
  columns?: readonly string[],
): mapping is StatementMapping {
  const { date, narration, amount } = mapping
  if (date === null || narration === null || amount === null) return false
  const used = STATEMENT_COLUMNS.flatMap((column) => mapping[column] ?? [])
  return new Set(used).size === used.length && used.every((at) => !columns || at < columns.length)
}
