import type { ColumnType, Generated } from 'kysely'

export type AuditLogTable = {
  id: Generated<string>
  /** Null: someone without an account. */
  admin_id: string | null
  action: string
  subject: string
  /** JSON, written as a string. */
  details: ColumnType<unknown, string, never>
  at: Date
}
