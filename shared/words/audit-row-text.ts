import type { AuditField } from '../domain/audit/audit-details.ts'
import { rupees } from '../domain/booking/prices.ts'
import { type CalendarDay, isCalendarDay } from '../domain/calendar-day.ts'
import { fillIn } from '../domain/placeholders.ts'
import { labelOf } from './label-of.ts'

type Labels = Readonly<Record<string, string>>

/** The words of a language that describe changed fields. */
export type AuditRowWords = {
  AREA_LABELS: Labels
  AUDIT_FIELD_LABELS: Readonly<Record<AuditField, string>>
  AUDIT_LOG_WORDS: Readonly<Record<'notGiven' | 'on' | 'off' | 'overridden', string>> & {
    depositModes: Labels
  }
  AUDIT_STATUS_LABELS: Labels
  FACTOR_POLICY_LABELS: Labels
  ROOM_RULE_LABELS: Labels
  ID_KIND_LABELS: Labels
  ROLE_LABELS: Labels
  BATCH_LABELS: Labels
  DURATION_LABELS: Labels
  PAYMENT_METHOD_LABELS: Labels
  ROOM_LABELS: Labels
  EXPENSE_LABELS: Labels
  REJECTION_TEXTS: Labels
  USER_PASSES_WORDS: { reasons: Labels }
  GENDER_LABELS: Labels
}

type Row = { field: AuditField; of?: Labels | undefined }

/** Returns the label of the changed field. */
export function auditRowLabel(words: AuditRowWords, { field, of = {} }: Row): string {
  const { duration = '', room = '', batch = '', area = '' } = of
  return fillIn(words.AUDIT_FIELD_LABELS[field], {
    duration: labelOf(words.DURATION_LABELS, duration),
    room: labelOf(words.ROOM_LABELS, room),
    batch: labelOf(words.BATCH_LABELS, batch),
    area: labelOf(words.AREA_LABELS, area),
  })
}

const DAY_FIELDS: ReadonlySet<AuditField> = new Set([
  'dateOfBirth',
  'firstDay',
  'lastDay',
  'payableOn',
])

const RUPEE_FIELDS: ReadonlySet<AuditField> = new Set([
  'price',
  'discount',
  'deposit',
  'depositAmount',
  'lateFee',
  'lateFeeLeftOut',
  'lateFeeAmount',
  'left',
  'opening',
  'expected',
  'counted',
  'handedOver',
  'received',
])

/** The labels of fields whose stored values are codes. */
function valueLabels(words: AuditRowWords): Partial<Record<AuditField, Labels>> {
  return {
    gender: words.GENDER_LABELS,
    role: words.ROLE_LABELS,
    factorPolicy: words.FACTOR_POLICY_LABELS,
    depositMode: words.AUDIT_LOG_WORDS.depositModes,
    method: words.PAYMENT_METHOD_LABELS,
    idKind: words.ID_KIND_LABELS,
    status: words.AUDIT_STATUS_LABELS,
    audience: words.ROOM_RULE_LABELS,
    unstated: words.ROOM_RULE_LABELS,
    cardsOn: { true: words.AUDIT_LOG_WORDS.on, false: words.AUDIT_LOG_WORDS.off },
    // The reasons for revoking a pass and for rejecting a UPI payment.
    reason: { ...words.USER_PASSES_WORDS.reasons, ...words.REJECTION_TEXTS },
    category: words.EXPENSE_LABELS,
    roomRule: { overridden: words.AUDIT_LOG_WORDS.overridden },
  }
}

/** Formats a value of the field. */
export function auditRowValue(
  words: AuditRowWords,
  field: AuditField,
  value: string,
  dayText: (day: CalendarDay) => string,
): string {
  if (value === '') return words.AUDIT_LOG_WORDS.notGiven
  if (RUPEE_FIELDS.has(field)) return rupees(Number(value))
  if (DAY_FIELDS.has(field)) return isCalendarDay(value) ? dayText(value) : value
  return labelOf(valueLabels(words)[field] ?? {}, value)
}
