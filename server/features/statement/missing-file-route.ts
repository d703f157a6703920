import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { importedDays, listMissing } from '#server/db/queries/money/missing-payments.ts'
import { csvFileRoute } from '#server/http/csv-file-route.ts'
import { type CsvColumn, csvTable } from '#server/http/csv-line.ts'
import { FILE_WORDS } from '#server/http/list-file-words.ts'
import type { Services } from '#server/services.ts'
import { MISSING_PAYMENTS_FILE } from '#shared/contract/desk-endpoints.ts'
import type { MissingPayment } from '#shared/contract/money/statement.ts'
import type { Language } from '#shared/domain/language.ts'
import { missingPaymentReply } from '#shared/replies/missing-payment.ts'

/** Serves all UPI payments that the bank's statement does not have. */
export function missingFileRoute(app: FastifyInstance, services: Services): void {
  const { db, config } = services
  csvFileRoute(app, services, {
    url: MISSING_PAYMENTS_FILE.url,
    summary: 'The UPI payments that the bank does not have, as a CSV file; for admins',
    query: z.object({}),
    permission: 'listFiles',
    name: () => `missing-payments-${services.today()}`,
    change: () => ({ action: 'statement.export', subject: 'statement' }),
    lines: (_query, language) =>
      csvTable(columnsIn(language), async (slice) => {
        const days = await importedDays(db)
        if (!days) return []
        const rows = await listMissing(db, { days, timeZone: config.hallTimezone }, slice)
        return rows.map(missingPaymentReply)
      }),
  })
}

function columnsIn(language: Language): readonly CsvColumn<MissingPayment>[] {
  const titles = FILE_WORDS[language].LIST_FILE_WORDS
  return [
    [titles.day, ({ day }) => day],
    [titles.amount, ({ amount }) => String(amount)],
    [titles.name, ({ name }) => name ?? ''],
    [titles.memberId, ({ memberId }) => memberId ?? ''],
    [titles.seat, ({ seat }) => seat],
    [titles.utr, ({ utr }) => utr ?? ''],
    [titles.confirmedBy, ({ staff }) => staff],
  ]
}
