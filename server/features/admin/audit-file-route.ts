import type { FastifyInstance } from 'fastify'
import { auditEntries, usersOfSubjects } from '#server/db/queries/admin/audit-log.ts'
import { csvFileRoute } from '#server/http/csv-file-route.ts'
import { type CsvColumn, csvTable } from '#server/http/csv-line.ts'
import type { Services } from '#server/services.ts'
import { type AuditEntry, auditFileQuery } from '#shared/contract/admin/audit-log.ts'
import type { Output } from '#shared/contract/call.ts'
import { AUDIT_LOG_FILE } from '#shared/contract/desk-endpoints.ts'
import { clockTimeIn, dayIn } from '#shared/domain/calendar-day.ts'
import type { Language } from '#shared/domain/language.ts'
import { auditEntry } from '#shared/replies/audit-entry.ts'
import { auditRowLabel, auditRowValue } from '#shared/words/audit-row-text.ts'
import { auditText } from '#shared/words/audit-text.ts'
import { labelOf } from '#shared/words/label-of.ts'
import { FILE_WORDS } from './audit-file-words.ts'

/** Serves all audit entries that a filter selects. */
export function auditFileRoute(app: FastifyInstance, services: Services): void {
  csvFileRoute(app, services, {
    url: AUDIT_LOG_FILE.url,
    summary: 'The audit entries that match a filter, as a CSV file; for super admins',
    query: auditFileQuery,
    permission: 'auditLog',
    name: () => `audit-log-${services.today()}`,
    change: () => ({ action: 'audit-log.export', subject: 'audit-log' }),
    lines: (filter, language) =>
      csvTable(columnsIn(language, services.config.hallTimezone), olderEntries(services, filter)),
  })
}

/** Returns a function that reads the next entries, newest first. By the last entry's ID, because the log grows meanwhile. */
function olderEntries(
  { db }: Services,
  { action, admin: adminId }: Output<typeof auditFileQuery>,
): (slice: { limit: number }) => Promise<AuditEntry[]> {
  let before: string | undefined
  return async ({ limit }) => {
    const entries = await auditEntries(db, { action, adminId, before }, limit)
    before = entries.at(-1)?.id
    const subjects = new Set(entries.map(({ subject }) => subject))
    const users = await usersOfSubjects(db, [...subjects])
    return entries.map((entry) => auditEntry(entry, users.get(entry.subject)))
  }
}

function columnsIn(language: Language, timeZone: string): readonly CsvColumn<AuditEntry>[] {
  const words = FILE_WORDS[language]
  const titles = words.LIST_FILE_WORDS
  const value = (field: Row['field'], text: string) =>
    auditRowValue(words, field, text, (day) => day)
  const rowText = ({ field, was, is, ...row }: Row) => {
    const values = was === null ? value(field, is) : `${value(field, was)} → ${value(field, is)}`
    return `${auditRowLabel(words, { field, ...row })}: ${values}`
  }
  return [
    [titles.day, ({ at }) => dayIn(timeZone, new Date(at))],
    [titles.time, ({ at }) => clockTimeIn(timeZone, new Date(at))],
    [
      words.AUDIT_LOG_WORDS.admin,
      ({ admin: { kind, name } }) => (kind === 'user' ? name : words.AUDIT_PEOPLE[kind]),
    ],
    [titles.email, ({ admin }) => admin.email],
    [titles.action, ({ action }) => labelOf(words.AUDIT_ACTION_LABELS, action)],
    [titles.change, (entry) => auditText(words, entry)],
    [titles.details, ({ rows }) => rows.map(rowText).join('; ')],
  ]
}

type Row = AuditEntry['rows'][number]
