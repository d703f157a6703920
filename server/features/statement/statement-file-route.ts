import type { FastifyInstance } from 'fastify'
import { csvFileRoute } from '#server/http/csv-file-route.ts'
import { type CsvColumn, csvTable } from '#server/http/csv-line.ts'
import { FILE_WORDS } from '#server/http/list-file-words.ts'
import type { Services } from '#server/services.ts'
import { STATEMENT_FILE } from '#shared/contract/desk-endpoints.ts'
import { type StatementEntry, statementFileQuery } from '#shared/contract/money/statement.ts'
import type { Language } from '#shared/domain/language.ts'
import { listedRows } from './list-rows.ts'

/** Serves all rows of the statement that a filter selects. */
export function statementFileRoute(app: FastifyInstance, services: Services): void {
  csvFileRoute(app, services, {
    url: STATEMENT_FILE.url,
    summary: "The credits of the bank's statement that match a filter, as a CSV file; for admins",
    query: statementFileQuery,
    permission: 'listFiles',
    name: () => `statement-${services.today()}`,
    change: () => ({ action: 'statement.export', subject: 'statement' }),
    lines: ({ show, utr }, language) =>
      csvTable(columnsIn(language), async (slice) => {
        const staff = { role: 'admin' } as const
        return (await listedRows(services, { show, utr, slice, staff })).rows
      }),
  })
}

function columnsIn(language: Language): readonly CsvColumn<StatementEntry>[] {
  const words = FILE_WORDS[language]
  const titles = words.LIST_FILE_WORDS
  return [
    [titles.day, ({ day }) => day],
    [titles.amount, ({ amount }) => (amount / 100).toFixed(2)],
    [titles.narration, ({ narration }) => narration],
    // Those that the text does not contain.
    [titles.utr, ({ utrs }) => utrs.join(' ')],
    [titles.state, ({ state }) => words.STATEMENT_LIST_WORDS.states[state]],
    [titles.name, ({ name }) => name ?? ''],
    [titles.seat, ({ seat }) => seat ?? ''],
    [titles.recorded, ({ recorded }) => (recorded === null ? '' : String(recorded))],
  ]
}
