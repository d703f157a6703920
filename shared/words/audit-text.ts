import { type AuditActor, type AuditSentence, auditSentence } from '../domain/audit/audit-log.ts'
import { fillIn } from '../domain/placeholders.ts'

/** The words of a language: `shared/words/<language>/admin/audit-log.ts`. */
type AuditWords = {
  AUDIT_SENTENCE_WORDS: Readonly<Record<AuditSentence, string>>
  AUDIT_PEOPLE: Readonly<
    Record<
      'visitor' | 'formerAdmin' | 'deletedMember' | 'deletedMemberWithoutId' | 'deletedPerson',
      string
    >
  >
}

/** The part of an audit entry that its sentence needs. */
type AuditEvent = {
  action: string
  admin: { kind: AuditActor; name: string }
  whom: string | null
  erased: boolean
  own: boolean
  values: Readonly<Record<string, string>>
}

/** Returns a change as a sentence. */
export function auditText(words: AuditWords, event: AuditEvent): string {
  const { action, admin, values } = event
  return fillIn(words.AUDIT_SENTENCE_WORDS[auditSentence(event)], {
    ...values,
    action,
    admin: admin.kind === 'user' ? admin.name : words.AUDIT_PEOPLE[admin.kind],
    whom: whomText(words, event),
  })
}

function whomText({ AUDIT_PEOPLE: people }: AuditWords, event: AuditEvent): string {
  const { whom, erased, values } = event
  if (!erased) return whom ?? people.deletedPerson
  return values.memberId === undefined
    ? people.deletedMemberWithoutId
    : fillIn(people.deletedMember, values)
}
