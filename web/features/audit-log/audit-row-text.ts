import type { AuditEntry } from '#shared/contract/admin/audit-log.ts'
import { auditRowLabel, auditRowValue } from '#shared/words/audit-row-text.ts'
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

const WORDS = {
  AREA_LABELS,
  AUDIT_FIELD_LABELS,
  AUDIT_LOG_WORDS,
  AUDIT_STATUS_LABELS,
  FACTOR_POLICY_LABELS,
  ROOM_RULE_LABELS,
  ID_KIND_LABELS,
  ROLE_LABELS,
  BATCH_LABELS,
  DURATION_LABELS,
  PAYMENT_METHOD_LABELS,
  ROOM_LABELS,
  EXPENSE_LABELS,
  REJECTION_TEXTS,
  USER_PASSES_WORDS,
  GENDER_LABELS,
}

/** Returns the label of the changed field. */
export function rowLabel(row: Row): string {
  return auditRowLabel(WORDS, row)
}

/** Formats a value of the field. */
export function rowValue(field: Row['field'], value: string): string {
  return auditRowValue(WORDS, field, value, localDay)
}
