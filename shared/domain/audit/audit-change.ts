import type { AuditAction } from './audit-log.ts'

/** A change as stored in the audit log. */
export type AuditChange = {
  action: AuditAction
  /** What was changed: `user:4f0c…`, `tour:91ab…`, `seat:A5`, `settings`. */
  subject: string
  details: Readonly<Record<string, unknown>>
}

/** Returns the fields of `before` that differ in `after`, each as `{ was, is }`. */
export function changedFields<Field extends string>(
  fields: readonly Field[],
  before: Readonly<Record<Field, unknown>>,
  after: Readonly<Record<Field, unknown>>,
): Record<string, { was: unknown; is: unknown }> {
  return Object.fromEntries(
    fields
      .filter((field) => before[field] !== after[field])
      .map((field) => [field, { was: before[field], is: after[field] }]),
  )
}

/** Returns the audit details of the bookings whose seats are freed when a user is deactivated or erased. */
export function freedBookings(bookings: readonly { id: string; seatId: string }[]) {
  return { freedBookings: bookings.map(({ id, seatId }) => ({ booking: id, seat: seatId })) }
}
