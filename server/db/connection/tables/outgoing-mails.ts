import type { Generated } from 'kysely'
import type { Language } from '#shared/domain/language.ts'

export type OutgoingMailsTable = {
  id: Generated<string>
  recipient: string
  subject: string
  body: string
  code: string | null
  pass_text: string | null
  /** The number of a receipt or voucher. */
  paper: string | null
  language: Generated<Language>
  created_at: Date
}
