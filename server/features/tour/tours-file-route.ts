import type { FastifyInstance } from 'fastify'
import { type ListedTour, listTours } from '#server/db/queries/tour/tour-management.ts'
import { csvFileRoute } from '#server/http/csv-file-route.ts'
import { type CsvColumn, csvTable, phoneCell } from '#server/http/csv-line.ts'
import { FILE_WORDS } from '#server/http/list-file-words.ts'
import type { Services } from '#server/services.ts'
import { TOURS_FILE } from '#shared/contract/desk-endpoints.ts'
import { toursFileQuery } from '#shared/contract/tour/tour-management.ts'
import type { Language } from '#shared/domain/language.ts'
import { tourFilter } from './list-tours.ts'

/** Serves all tour requests that a filter selects, without reception's notes. */
export function toursFileRoute(app: FastifyInstance, services: Services): void {
  csvFileRoute(app, services, {
    url: TOURS_FILE.url,
    summary: 'The tour requests that match a filter, as a CSV file; for admins',
    query: toursFileQuery,
    permission: 'listFiles',
    name: () => `tours-${services.today()}`,
    change: () => ({ action: 'tour.export', subject: 'tours' }),
    lines: (filter, language) =>
      csvTable(columnsIn(language), (slice) =>
        listTours(services.db, tourFilter(services, filter), slice),
      ),
  })
}

function columnsIn(language: Language): readonly CsvColumn<ListedTour>[] {
  const words = FILE_WORDS[language]
  const titles = words.LIST_FILE_WORDS
  return [
    [titles.name, ({ fullName }) => fullName],
    [titles.phone, ({ phoneNumber }) => phoneCell(phoneNumber)],
    [titles.email, ({ email }) => email],
    [titles.day, ({ tourDate }) => tourDate],
    [titles.time, ({ tourTime }) => tourTime],
    [titles.exam, ({ examPreparation }) => examPreparation],
    [titles.state, ({ status }) => words.TOUR_STATUS_LABELS[status]],
    [titles.followUp, ({ followUpOn }) => followUpOn ?? ''],
  ]
}
