import pg from 'pg'
import type { ErrorName } from '#shared/contract/errors.ts'

/** What a violated constraint means to the person whose call met it. */
const MEANING: Record<string, ErrorName> = {
  users_email_unique: 'emailTaken',
  users_phone_number_unique: 'phoneTaken',
  bookings_seat_taken: 'seatTaken',
  bookings_own_period: 'ownPeriodOverlap',
  payments_pkey: 'paymentIdUsed',
  tour_requests_one_open: 'tourPending',
}

/** PostgreSQL refuses connections, is starting or stopping, or can't be reached. */
const UNREACHABLE =
  /^(08|53|57P)|^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** What the driver says of its connections, without a code. */
const LOST_CONNECTION =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable/

/**
 * Classes of errors whose message names only things of the database, never a value: connections,
 * transactions, syntax and privileges, resources, its operation.
 */
const TELLS_NO_VALUES = /^(08|40|42|53|55|57|58)/

type DatabaseFault = {
  message: string
  constraint: string | undefined
  table: string | undefined
  column: string | undefined
}

/**
 * What may be logged of an error of the database; undefined for any other. Its details and many of its
 * messages quote the row, and a row is personal.
 */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof pg.DatabaseError)) return undefined
  const { code = '', message, constraint, table, column } = error
  return {
    message: TELLS_NO_VALUES.test(code) ? message : `The database refused a statement (${code})`,
    constraint,
    table,
    column,
  }
}

/** The named error behind a database error, or undefined when it is nobody's expectation. */
export function namedViolation(error: unknown): ErrorName | undefined {
  if (error instanceof pg.DatabaseError && error.constraint) return MEANING[error.constraint]
  return undefined
}

/** True when the database is away or full of connections: a passing state, worth another try. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && UNREACHABLE.test(error.code)) return true
  return LOST_CONNECTION.test(error.message)
}
