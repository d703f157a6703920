import type { AuditEntry } from '#shared/contract/admin/audit-log.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import { isCalendarDay } from '#shared/domain/calendar-day.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { labelOf } from '#shared/words/label-of.ts'
import { localDay } from '#web/ui/local-text.ts'
import {
  AREA_LABELS,
  AUDIT_FIELD_LABELS,
  AUDIT_LOG_WORDS,
  AUDIT_STATUS_LABELS,
  FACTOR_POLICY_LABELS,
  ROOM_RULE_LABELS,
} from '#words/admin/audit-log.ts'
import { ID_KIND_LABELS, ROLE_LABELS } from '#words/admin/staff-labels.ts'
import {
  BATCH_LABELS,
  DURATION_LABELS,
  PAYMENT_METHOD_LABELS,
  ROOM_LABELS,
} from '#words/booking/booking-labels.ts'
import { EXPENSE_LABELS } from '#words/money/cash.ts'
import { REJECTION_TEXTS } from '#words/money/upi-labels.ts'
import { USER_PASSES_WORDS } from '#words/user/card.ts'
import { GENDER_LABELS } from '#words/user/person-labels.ts'

type Row = AuditEntry['rows'][number]

/** Returns the label of the changed field. */
export function rowLabel({ field, of = {} }: Row): string {
  const { duration = '', room = '', batch = '', area = '' } = of
  const text: string = AUDIT_FIELD_LABELS[field]
  return fillIn(text, {
    duration: labelOf(DURATION_LABELS, duration),
    room: labelOf(ROOM_LABELS, room),
    batch: labelOf(BATCH_LABELS, batch),
    area: labelOf(AREA_LABELS, area),
  })
}

const DAY_FIELDS: ReadonlySet<Row['field']> = new Set([
  'dateOfBirth',
  'firstDay',
  'lastDay',
  'payableOn',
])

const RUPEE_FIELDS: ReadonlySet<Row['field']> = new Set([
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
const VALUE_LABELS: Partial<Record<Row['field'], Readonly<Record<string, string>>>> = {
  gender: GENDER_LABELS,
  role: ROLE_LABELS,
  factorPolicy: FACTOR_POLICY_LABELS,
  depositMode: AUDIT_LOG_WORDS.depositModes,
  method: PAYMENT_METHOD_LABELS,
  idKind: ID_KIND_LABELS,
  status: AUDIT_STATUS_LABELS,
  audience: ROOM_RULE_LABELS,
  unstated: ROOM_RULE_LABELS,
  cardsOn: { true: AUDIT_LOG_WORDS.on, false: AUDIT_LOG_WORDS.off },
  // The reasons for revoking a pass and for rejecting a UPI payment.
  reason: { ...USER_PASSES_WORDS.reasons, ...REJECTION_TEXTS },
  category: EXPENSE_LABELS,
  roomRule: { overridden: AUDIT_LOG_WORDS.overridden },
}

/** Formats a value of the field. */
export function rowValue(field: Row['field'], value: string): string {
  if (value === '') return AUDIT_LOG_WORDS.notGiven
  if (RUPEE_FIELDS.has(field)) return rupees(Number(value))
  if (DAY_FIELDS.has(field)) return isCalendarDay(value) ? localDay(value) : value
  return labelOf(VALUE_LABELS[field] ?? {}, value)
}
