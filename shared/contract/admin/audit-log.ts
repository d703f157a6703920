import * as z from 'zod/mini'
import { AUDIT_FIELDS } from '../../domain/audit/audit-details.ts'
import { AUDIT_ACTIONS, AUDIT_ACTORS } from '../../domain/audit/audit-log.ts'
import { defineCall, STAFF_ERRORS } from '../call.ts'
import * as endpoints from '../desk-endpoints.ts'
import { instant } from '../fields.ts'

const auditEntry = z.object({
  id: z.string(),
  at: instant,
  /** One of AUDIT_ACTIONS, or an action of a newer version of the app. */
  action: z.string(),
  /** Name and email are '' unless `kind` is `user`. */
  admin: z.object({ kind: z.enum(AUDIT_ACTORS), name: z.string(), email: z.string() }),
  /** The affected member or visitor; null if there is none or they were erased. */
  whom: z.nullable(z.string()),
  /** Whether the affected member was erased; `values` has their member ID, if they had one. */
  erased: z.boolean(),
  /** Whether the change concerns the actor's own account. */
  own: z.boolean(),
  /** Other values in the action's sentence: shared/domain/audit/audit-log.ts. */
  values: z.record(z.string(), z.string()),
  /** The changed fields with their old and new values: shared/domain/audit/audit-details.ts. */
  rows: z.array(
    z.object({
      field: z.enum(AUDIT_FIELDS),
      /** Identifies the price or room rule. */
      of: z.optional(z.record(z.string(), z.string())),
      was: z.nullable(z.string()),
      is: z.string(),
    }),
  ),
})
export type AuditEntry = z.infer<typeof auditEntry>

/** The query of AUDIT_LOG_FILE: which entries the CSV file contains. */
export const auditFileQuery = z.object({
  action: z.optional(z.enum(AUDIT_ACTIONS)),
  admin: z.optional(z.uuid()),
})

export const listAuditLog = defineCall(endpoints.listAuditLog, {
  summary:
    'List what admins changed or viewed, 50 per page, newest first; `before` is the id of the last entry received; for super admins',
  query: z.extend(auditFileQuery, {
    before: z.optional(z.string().check(z.regex(/^[1-9][0-9]{0,17}$/))),
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      entries: z.array(auditEntry),
      /** Whether there are older entries. */
      more: z.boolean(),
      /** Everyone who has ever made a change, sorted by name, except erased users. */
      admins: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  }),
  errors: STAFF_ERRORS,
})
