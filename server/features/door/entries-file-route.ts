import type { FastifyInstance } from 'fastify'
import { type EntryRow, entriesInOrder } from '#server/db/queries/door/door-log.ts'
import { csvFileRoute } from '#server/http/csv-file-route.ts'
import { csvLine } from '#server/http/csv-line.ts'
import type { Services } from '#server/services.ts'
import { ENTRIES_FILE } from '#shared/contract/desk-endpoints.ts'
import { entriesFileQuery } from '#shared/contract/door/door-log.ts'
import { type CalendarDay, clockTimeIn, dayIn } from '#shared/domain/calendar-day.ts'
import type { Language } from '#shared/domain/language.ts'
import { EXPORT_DAYS } from '#shared/domain/list-pages.ts'
import { FILE_WORDS } from './entries-file-words.ts'

/** How many entries are read and sent at a time, so that a month of a large hall does not fill the memory. */
const CHUNK = 1_000

type Days = { from: CalendarDay; to: CalendarDay }

/** Serves the entries of some study days. */
export function entriesFileRoute(app: FastifyInstance, services: Services): void {
  csvFileRoute(app, services, {
    url: ENTRIES_FILE.url,
    summary: `The entries at the door of at most ${EXPORT_DAYS} study days, as a CSV file; for admins`,
    query: entriesFileQuery,
    permission: 'listFiles',
    name: ({ from, to }) => `entries-${from}-${to}`,
    change: ({ from, to }) => ({
      action: 'door.export',
      subject: 'door',
      details: { firstDay: from, lastDay: to },
    }),
    lines: (days, language) => linesOf(services, days, language),
  })
}

async function* linesOf(
  { config, db }: Services,
  days: Days,
  language: Language,
): AsyncGenerator<string> {
  const columns = columnsIn(language, config.hallTimezone)
  yield csvLine(columns.map(([title]) => title))
  let after: EntryRow | undefined
  do {
    const entries = await entriesInOrder(db, days, { after, limit: CHUNK })
    const lines = entries.map((entry) => csvLine(columns.map(([, cell]) => cell(entry))))
    yield lines.join('')
    after = entries.length === CHUNK ? entries.at(-1) : undefined
  } while (after)
}

function columnsIn(
  language: Language,
  timeZone: string,
): readonly [title: string, cell: (entry: EntryRow) => string][] {
  const words = FILE_WORDS[language]
  const titles = words.ENTRIES_FILE_WORDS
  return [
    [titles.studyDay, ({ studyDay }) => studyDay],
    [titles.date, ({ at }) => dayIn(timeZone, at)],
    [titles.time, ({ at }) => clockTimeIn(timeZone, at)],
    [titles.gate, ({ gate }) => gate],
    [titles.direction, ({ direction }) => titles[direction]],
    [titles.outcome, ({ outcome }) => words.ENTRY_OUTCOME_LABELS[outcome]],
    [titles.reason, ({ reason }) => (reason === null ? '' : words.ENTRY_REASON_LABELS[reason])],
    [titles.looks, ({ looks }) => looks.map((look) => words.ENTRY_LOOK_LABELS[look]).join('; ')],
    [titles.name, ({ name }) => name ?? ''],
    [titles.memberId, ({ memberId }) => memberId ?? ''],
    [titles.room, ({ room }) => (room === null ? '' : words.ROOM_LABELS[room])],
    [titles.source, ({ source }) => words.ENTRY_SOURCE_LABELS[source]],
    [titles.offline, ({ offline }) => (offline ? titles.yes : '')],
    [titles.overriddenBy, ({ overriddenBy }) => overriddenBy ?? ''],
    [titles.note, ({ note }) => note ?? ''],
  ]
}
