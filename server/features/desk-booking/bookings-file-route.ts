import type { FastifyInstance } from 'fastify'
import { type BookingFilter, bookingsInOrder } from '#server/db/queries/desk-booking.ts'
import { csvLine } from '#server/http/csv.ts'
import { csvFileRoute } from '#server/http/csv-file-route.ts'
import type { Services } from '#server/services.ts'
import { bookingsFileQuery } from '#shared/contract/desk-booking.ts'
import { BOOKINGS_FILE } from '#shared/contract/desk-endpoints.ts'
import { addDays } from '#shared/domain/calendar-day.ts'
import type { Language } from '#shared/domain/language.ts'
import { type ListedRecord, listedBooking } from '#shared/replies/booking.ts'
import { FILE_WORDS } from './bookings-file-words.ts'

/** Read and sent at once. */
const CHUNK = 1_000

/** Serves all bookings that a list shows, in its order. */
export function bookingsFileRoute(app: FastifyInstance, services: Services): void {
  csvFileRoute(app, services, {
    url: BOOKINGS_FILE.url,
    summary: 'The bookings that match a filter, as a CSV file; for admins',
    query: bookingsFileQuery,
    may: 'listFiles',
    name: () => `bookings-${services.today()}`,
    change: () => ({ action: 'booking.export', subject: 'bookings' }),
    lines: (filter, language) => linesOf(services, filter, language),
  })
}

async function* linesOf(
  services: Services,
  filter: BookingFilter,
  language: Language,
): AsyncGenerator<string> {
  const columns = columnsIn(language)
  yield csvLine(columns.map(([title]) => title))
  const time = { now: services.now(), days: services.studyDays() }
  for (let offset = 0; ; offset += CHUNK) {
    const slice = { offset, limit: CHUNK, ...time }
    const bookings = await bookingsInOrder(services.db, filter, slice)
    yield bookings.map((booking) => csvLine(columns.map(([, cell]) => cell(booking)))).join('')
    if (bookings.length < CHUNK) return
  }
}

function columnsIn(
  language: Language,
): readonly [title: string, cell: (booking: ListedRecord) => string][] {
  const words = FILE_WORDS[language]
  const titles = words.BOOKINGS_FILE_WORDS
  return [
    [titles.name, ({ fullName }) => fullName],
    [titles.memberId, ({ memberId }) => memberId ?? ''],
    // Without its +, which a spreadsheet would take for a formula.
    [titles.phone, ({ phoneNumber }) => (phoneNumber ?? '').replace(/^\+91/, '')],
    [titles.email, (booking) => listedBooking(booking).email],
    [titles.seat, ({ seatId }) => seatId],
    [titles.room, ({ room }) => words.ROOM_LABELS[room]],
    [titles.batch, ({ batch }) => words.BATCH_LABELS[batch]],
    [titles.duration, ({ duration }) => words.DURATION_LABELS[duration]],
    [titles.firstDay, ({ startDate }) => startDate],
    [titles.lastDay, ({ endDate }) => addDays(endDate, -1)],
    [titles.amount, ({ amount }) => String(amount)],
    [titles.refunded, ({ returned }) => String(returned)],
    [titles.state, ({ state }) => words.BOOKING_STATE_LABELS[state]],
  ]
}
