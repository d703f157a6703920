import type { FastifyInstance } from 'fastify'
import { bookingsInOrder } from '#server/db/queries/booking/listed-bookings.ts'
import { csvFileRoute } from '#server/http/csv-file-route.ts'
import { type CsvColumn, csvTable, phoneCell } from '#server/http/csv-line.ts'
import { FILE_WORDS } from '#server/http/list-file-words.ts'
import type { Services } from '#server/services.ts'
import { bookingsFileQuery } from '#shared/contract/booking/desk-booking.ts'
import { BOOKINGS_FILE } from '#shared/contract/desk-endpoints.ts'
import { addDays } from '#shared/domain/calendar-day.ts'
import type { Language } from '#shared/domain/language.ts'
import { type ListedRecord, shownEmail } from '#shared/replies/booking.ts'

/** Serves all bookings that a list shows, in its order. */
export function bookingsFileRoute(app: FastifyInstance, services: Services): void {
  csvFileRoute(app, services, {
    url: BOOKINGS_FILE.url,
    summary: 'The bookings that match a filter, as a CSV file; for admins',
    query: bookingsFileQuery,
    permission: 'listFiles',
    name: () => `bookings-${services.today()}`,
    change: () => ({ action: 'booking.export', subject: 'bookings' }),
    lines: (filter, language) => {
      const time = { now: services.now(), days: services.studyDays() }
      return csvTable(columnsIn(language), (slice) =>
        bookingsInOrder(services.db, filter, { ...slice, ...time }),
      )
    },
  })
}

function columnsIn(language: Language): readonly CsvColumn<ListedRecord>[] {
  const words = FILE_WORDS[language]
  const titles = words.LIST_FILE_WORDS
  return [
    [titles.name, ({ fullName }) => fullName],
    [titles.memberId, ({ memberId }) => memberId ?? ''],
    [titles.phone, ({ phoneNumber }) => phoneCell(phoneNumber)],
    [titles.email, (booking) => shownEmail(booking) ?? ''],
    [titles.seat, ({ seatId }) => seatId],
    [titles.room, ({ room }) => words.ROOM_LABELS[room]],
    [titles.batch, ({ batch }) => words.BATCH_LABELS[batch]],
    [titles.duration, ({ duration }) => words.DURATION_LABELS[duration]],
    [titles.firstDay, ({ startDate }) => startDate],
    [titles.lastDay, ({ endDate }) => addDays(endDate, -1)],
    [titles.amount, ({ amount }) => String(amount)],
    [titles.discount, ({ discount }) => String(discount?.amount ?? 0)],
    [titles.refunded, ({ returned }) => String(returned)],
    [titles.open, ({ open }) => String(open)],
    [titles.state, ({ state }) => words.BOOKING_STATE_LABELS[state]],
  ]
}
