import type { FastifyInstance } from 'fastify'
import { listShifts } from '#server/db/queries/money/cash-shift.ts'
import { csvFileRoute } from '#server/http/csv-file-route.ts'
import { type CsvColumn, csvTable } from '#server/http/csv-line.ts'
import { FILE_WORDS } from '#server/http/list-file-words.ts'
import type { Services } from '#server/services.ts'
import { SHIFTS_FILE } from '#shared/contract/desk-endpoints.ts'
import { shiftsFileQuery } from '#shared/contract/money/cash.ts'
import { clockTimeIn, dayIn } from '#shared/domain/calendar-day.ts'
import type { Language } from '#shared/domain/language.ts'
import { receivedDifference, shiftDifferences } from '#shared/domain/money/cash-shift.ts'

type ClosedShift = Awaited<ReturnType<typeof listShifts>>['shifts'][number]

/** Serves everybody's closed shifts. */
export function shiftsFileRoute(app: FastifyInstance, services: Services): void {
  csvFileRoute(app, services, {
    url: SHIFTS_FILE.url,
    summary: 'The closed shifts, as a CSV file; for admins',
    query: shiftsFileQuery,
    permission: 'listFiles',
    name: () => `shifts-${services.today()}`,
    change: () => ({ action: 'cash.export', subject: 'shifts' }),
    lines: (_query, language) =>
      csvTable(
        columnsIn(language, services.config.hallTimezone),
        async (slice) => (await listShifts(services.db, slice)).shifts,
      ),
  })
}

function columnsIn(language: Language, timeZone: string): readonly CsvColumn<ClosedShift>[] {
  const titles = FILE_WORDS[language].LIST_FILE_WORDS
  const instant = (at: Date | null) =>
    at === null ? '' : `${dayIn(timeZone, at)} ${clockTimeIn(timeZone, at)}`
  const sum = (rupees: number | null) => (rupees === null ? '' : String(rupees))
  return [
    [titles.name, ({ name }) => name],
    [titles.drawer, ({ drawer }) => drawer],
    [titles.opened, ({ openedAt }) => instant(openedAt)],
    [titles.closed, ({ closedAt }) => instant(closedAt)],
    [titles.countedBy, ({ countedBy }) => countedBy ?? ''],
    [titles.leftBefore, ({ leftBefore }) => sum(leftBefore)],
    [titles.opening, ({ opening }) => sum(opening)],
    [titles.overAtOpening, (shift) => sum(Math.max(0, differences(shift).atOpening))],
    [titles.missingAtOpening, (shift) => sum(Math.max(0, -differences(shift).atOpening))],
    [titles.expected, ({ expected }) => sum(expected)],
    [titles.counted, ({ counted }) => sum(counted)],
    [titles.over, (shift) => sum(Math.max(0, differences(shift).atClosing))],
    [titles.short, (shift) => sum(Math.max(0, -differences(shift).atClosing))],
    [titles.handedOver, ({ handedOver }) => sum(handedOver)],
    [titles.received, ({ received }) => sum(received)],
    [titles.lessReceived, (shift) => sum(Math.max(0, -arrived(shift)))],
    [titles.moreReceived, (shift) => sum(Math.max(0, arrived(shift)))],
    [titles.expenses, ({ expenses }) => sum(expenses)],
    [titles.expensesWithoutBill, ({ expensesWithoutBill }) => sum(expensesWithoutBill)],
    [titles.openingNote, ({ openingNote }) => openingNote],
    [titles.receivedNote, ({ receivedNote }) => receivedNote],
    [titles.note, ({ note }) => note],
  ]
}

function arrived({ handedOver, received }: ClosedShift) {
  return receivedDifference({ handedOver: handedOver ?? 0, received })
}

function differences({ leftBefore, opening, expected, counted }: ClosedShift) {
  return shiftDifferences({ leftBefore, opening, expected: expected ?? 0, counted: counted ?? 0 })
}
