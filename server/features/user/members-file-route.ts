import type { FastifyInstance } from 'fastify'
import { type MemberInOrder, membersInOrder } from '#server/db/queries/user/listed-users.ts'
import { csvFileRoute } from '#server/http/csv-file-route.ts'
import { type CsvColumn, csvTable, phoneCell } from '#server/http/csv-line.ts'
import { FILE_WORDS } from '#server/http/list-file-words.ts'
import type { Services } from '#server/services.ts'
import { MEMBERS_FILE } from '#shared/contract/desk-endpoints.ts'
import { membersFileQuery } from '#shared/contract/user/user.ts'
import { addDays, dayIn } from '#shared/domain/calendar-day.ts'
import type { Language } from '#shared/domain/language.ts'

/** Serves all members that a search finds, without staff. */
export function membersFileRoute(app: FastifyInstance, services: Services): void {
  csvFileRoute(app, services, {
    url: MEMBERS_FILE.url,
    summary: 'The members that match a search, as a CSV file; for admins',
    query: membersFileQuery,
    permission: 'listFiles',
    name: () => `members-${services.today()}`,
    change: () => ({ action: 'user.export', subject: 'users' }),
    lines: (filter, language) =>
      csvTable(columnsIn(language, services.config.hallTimezone), (slice) =>
        membersInOrder(services.db, filter, slice),
      ),
  })
}

function columnsIn(language: Language, timeZone: string): readonly CsvColumn<MemberInOrder>[] {
  const titles = FILE_WORDS[language].LIST_FILE_WORDS
  return [
    [titles.name, ({ fullName }) => fullName],
    [titles.memberId, ({ memberId }) => memberId ?? ''],
    [titles.phone, ({ phoneNumber }) => phoneCell(phoneNumber)],
    [titles.email, ({ email }) => email ?? ''],
    [titles.registered, ({ createdAt }) => dayIn(timeZone, createdAt)],
    [titles.paidUntil, ({ paidUntil }) => (paidUntil === null ? '' : addDays(paidUntil, -1))],
    [titles.lastContact, ({ lastContact }) => (lastContact ? dayIn(timeZone, lastContact.at) : '')],
    [titles.state, ({ deactivatedAt }) => (deactivatedAt ? titles.deactivated : titles.active)],
  ]
}
