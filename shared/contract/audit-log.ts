import * as z from 'zod/mini'
import { AUDIT_ACTIONS } from '../domain/audit-log.ts'
import { defineCall } from './call.ts'
import { instant } from './fields.ts'

const auditEntry = z.object({
  id: z.string(),
  at: instant,
  /** One of AUDIT_ACTIONS, or what a newer version of the app has written. */
  action: z.string(),
  admin: z.object({ name: z.string(), email: z.string() }),
  /** The member or visitor whom it concerned; null for nobody, or nobody who is still known. */
  whom: z.nullable(z.string()),
  /** Whether the admin did it to the own account, or a member deleted theirs. */
  own: z.boolean(),
  /** What the sentence of the action names besides: shared/domain/audit-log.ts. */
  values: z.record(z.string(), z.string()),
  /** What was changed, from what to what. */
  rows: z.array(z.object({ label: z.string(), was: z.nullable(z.string()), is: z.string() })),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const listAuditLog = defineCall({
  method: 'GET',
  path: '/admin/audit-log',
  summary:
    'What admins have changed, 50 at a time, the newest first; `before` is the id of the last one that was read; for super admins',
  query: z.object({
    action: z.optional(z.enum(AUDIT_ACTIONS)),
    admin: z.optional(z.uuid()),
    before: z.optional(z.string().check(z.regex(/^[1-9][0-9]{0,17}$/))),
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      entries: z.array(auditEntry),
      /** Whether there are older ones. */
      more: z.boolean(),
      /** Everybody who has ever changed something, by name; not those who are erased by now. */
      admins: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  }),
  errors: ['notSignedIn', 'notAllowed'],
})
