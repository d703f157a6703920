import pg from 'pg'
import type { RefusalCode } from '#shared/domain/refusal.ts'

/** The refusal for a violation of each constraint. */
const REFUSALS: Record<string, RefusalCode> = {
  users_email_unique: 'emailTaken',
  users_phone_number_unique: 'phoneTaken',
  bookings_seat_taken: 'seatTaken',
  bookings_own_period: 'ownPeriodOverlap',
  payments_pkey: 'paymentIdUsed',
  upi_claims_utr: 'utrUsed',
  refunds_utr: 'utrUsed',
  refunds_pkey: 'notFound',
  refunds_within_payment: 'nothingToRefund',
  tour_requests_one_open: 'tourPending',
}

/** PostgreSQL rejects connections, is starting or stopping, or is unreachable. */
const UNREACHABLE_CODE =
  /^(08|53|57P)|^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** An open connection broke, or PostgreSQL closed it. */
const LOST_CODE = /^(08003|08006|57P01|57P02|ECONNRESET|EPIPE)$/

/** The driver's own messages for a lost connection, which have no code. */
const LOST_MESSAGE = /Connection terminated|is not queryable/

/** Connection errors of the driver that have no code. */
const LOST_CONNECTION_MESSAGE =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|Query read timeout/

/**
 * Error classes whose messages never contain values: connections, transactions, syntax and
 * privileges, resources, operation.
 */
const SAFE_MESSAGES = /^(08|40|42|53|55|57|58)/

type LoggableDatabaseError = {
  message: string
  constraint: string | undefined
  table: string | undefined
  column: string | undefined
}

/**
 * Returns the loggable parts of a database error, undefined for other errors. Details and many
 * messages quote the row, which contains personal data.
 */
export function loggableDatabaseError(error: unknown): LoggableDatabaseError | undefined {
  if (!(error instanceof pg.DatabaseError)) return undefined
  const { code = '', message, constraint, table, column } = error
  return {
    message: SAFE_MESSAGES.test(code) ? message : `The database rejected a statement (${code})`,
    constraint,
    table,
    column,
  }
}

/** Returns the refusal for a violated constraint, undefined for other errors. */
export function violationRefusal(error: unknown): RefusalCode | undefined {
  if (error instanceof pg.DatabaseError && error.constraint) return REFUSALS[error.constraint]
  return undefined
}

/**
 * Returns whether the database is unavailable or out of connections: temporary, so worth a retry.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && UNREACHABLE_CODE.test(error.code))
    return true
  // biome-ignore lint/plugin: the driver gives these errors no code
  return LOST_CONNECTION_MESSAGE.test(error.message)
}

/** Returns whether an open connection was lost; false if none could be opened or one was too slow. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && LOST_CODE.test(error.code)) return true
  // biome-ignore lint/plugin: the driver gives these errors no code
  return LOST_MESSAGE.test(error.message)
}
