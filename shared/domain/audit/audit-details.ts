import { rupees } from '../booking/prices.ts'
import { TIER_NOTE_FIELDS } from '../booking/tier-notes.ts'
import { DEPOSIT_FIELDS } from '../money/deposit.ts'
import { LATE_FEE_FIELDS } from '../money/late-fee.ts'
import { ROLE_LIMIT_FIELDS } from '../money/role-limits.ts'
import { LANDING_FIELDS } from '../settings/landing-details.ts'
import { TAX_FIELDS } from '../settings/tax-details.ts'
import { UPI_FIELDS } from '../settings/upi-details.ts'

/** The changed fields that the audit log shows. */
export const AUDIT_FIELDS = [
  'fullName',
  'email',
  'phoneNumber',
  'gender',
  'dateOfBirth',
  'role',
  'name',
  'contactPhone',
  'contactEmail',
  'address',
  ...LANDING_FIELDS,
  'selfieKeptDays',
  'tourKeptMonths',
  'renewalDays',
  ...TIER_NOTE_FIELDS,
  'factorPolicy',
  'graceMinutes',
  'closedDays',
  'cardsOn',
  ...UPI_FIELDS,
  ...TAX_FIELDS,
  ...ROLE_LIMIT_FIELDS,
  ...DEPOSIT_FIELDS,
  ...LATE_FEE_FIELDS,
  'kept',
  'utr',
  'reason',
  'seat',
  'status',
  'method',
  'payment',
  'voucher',
  /** Rupees off a booking's price, and why. */
  'discount',
  'discountName',
  /** The deposit paid in addition to the price, in rupees. */
  'deposit',
  /** The late fee taken with a late part, or left out for a reason, in rupees. */
  'lateFee',
  'lateFeeLeftOut',
  /** Rupees still owed for a booking, and the day by which they must be paid. */
  'left',
  'payableOn',
  'freedSeat',
  'tours',
  'cancelled',
  'idKind',
  'idLastFour',
  /** The price of a `duration` in a `room` for a `batch`. */
  'price',
  /** The rules of an `area`: who may book online, and whether that includes users whose gender is other or not stated. */
  'audience',
  'unstated',
  /** Overridden for a booking moved to a seat that its member can't book online. */
  'roomRule',
  /** The first and the last study day of an export. */
  'firstDay',
  'lastDay',
  /** The fields of a cash shift; sums are rupees. */
  'opening',
  'category',
  'expected',
  'counted',
  'handedOver',
  'received',
  'note',
  /** The line counts of a bank statement. */
  'added',
  'known',
  'debits',
  'unreadable',
] as const
export type AuditField = (typeof AUDIT_FIELDS)[number]

/**
 * A changed field with its old and new value as stored; '' means no value. Some changes have no
 * `was`. `of` identifies the price or room rule.
 */
export type AuditRow = {
  field: AuditField
  of?: Readonly<Record<string, string>>
  was: string | null
  is: string
}

/**
 * Returns a change's details as rows. `details` may have been written by any version of the app;
 * unknown formats are left out.
 */
export function auditRows(action: string, details: unknown): AuditRow[] {
  if (!isRecord(details)) return []
  if (action === 'booking.move') {
    return [
      ...changeRow('seat', details),
      ...(details.againstRules === true ? [newRow('roomRule', 'overridden')] : []),
    ]
  }
  if (action === 'booking.cancel' || action === 'booking.make') return []
  if (action.startsWith('tour.') && action !== 'tour.erase') {
    return changeRow('status', { was: details.from, is: details.to })
  }
  return Object.entries(details).flatMap(([key, value]) => {
    if (key === 'prices') return list(value).flatMap(priceRow)
    if (key === 'roomRules') return list(value).flatMap(roomRuleRow)
    if (key === 'freedBookings') return list(value).flatMap(freedRow)
    const field = AUDIT_FIELDS.find((known) => known === key)
    if (field === undefined) return []
    return isRecord(value) ? changeRow(field, value) : [newRow(field, stored(value))]
  })
}

/** Returns the values in the sentence other than names, such as a seat or an amount. */
export function auditValues(subject: string, details: unknown): Record<string, string> {
  const [kind, id = ''] = subject.split(':')
  const { seat, amount, gate, drawer } = isRecord(details) ? details : {}
  return {
    ...(kind === 'seat' && { seat: id }),
    ...(typeof seat === 'string' && { seat }),
    ...(typeof gate === 'string' && { gate }),
    ...(typeof drawer === 'string' && { drawer }),
    ...(typeof amount === 'number' && { amount: rupees(amount) }),
  }
}

function newRow(field: AuditField, is: string): AuditRow {
  return { field, was: null, is }
}

function changeRow(field: AuditField, { was, is }: Record<string, unknown>): AuditRow[] {
  if (was === undefined || is === undefined) return []
  return [{ field, was: stored(was), is: stored(is) }]
}

function priceRow({ duration, room, batch, was, is }: Record<string, unknown>): AuditRow[] {
  if (typeof was !== 'number' || typeof is !== 'number') return []
  const of = { duration: stored(duration), room: stored(room), batch: stored(batch) }
  return [{ field: 'price', of, was: String(was), is: String(is) }]
}

function roomRuleRow({ area, part, was, is }: Record<string, unknown>): AuditRow[] {
  if (typeof area !== 'string' || typeof was !== 'string' || typeof is !== 'string') return []
  if (part !== 'audience' && part !== 'unstated') return []
  return [{ field: part, of: { area }, was, is }]
}

function freedRow({ seat }: Record<string, unknown>): AuditRow[] {
  return typeof seat === 'string' ? [newRow('freedSeat', seat)] : []
}

function stored(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}

function list(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
