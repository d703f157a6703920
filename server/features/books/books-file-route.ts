import type { FastifyInstance } from 'fastify'
import { type BookJournal, journalsOf } from '#server/db/queries/money/books.ts'
import { csvFileRoute } from '#server/http/csv-file-route.ts'
import { csvLine } from '#server/http/csv-line.ts'
import type { Services } from '#server/services.ts'
import { BOOKS_FILE } from '#shared/contract/desk-endpoints.ts'
import { booksFileQuery } from '#shared/contract/money/books.ts'
import type { Language } from '#shared/domain/language.ts'
import { sidesOf } from '#shared/domain/money/day-book.ts'
import { receiptNumber } from '#shared/domain/money/receipt.ts'
import { type Days, monthOf } from '#shared/domain/money/report.ts'
import { FILE_WORDS } from './books-file-words.ts'

/** How many journals are read and sent at a time. */
const CHUNK = 500

/** Serves a month's postings for the accountant. */
export function booksFileRoute(app: FastifyInstance, services: Services): void {
  csvFileRoute(app, services, {
    url: BOOKS_FILE.url,
    summary: 'The postings of a month, as a CSV file; for admins',
    query: booksFileQuery,
    permission: 'books',
    name: ({ month }) => `books-${month}`,
    change: ({ month }) => {
      const { from, to } = monthOf(`${month}-01`)
      const details = { firstDay: from, lastDay: to }
      return { action: 'books.export', subject: 'books', details }
    },
    lines: ({ month }, language) => linesOf(services, monthOf(`${month}-01`), language),
  })
}

/** A line per posting. Reads whole journals, so that debits equal credits whatever is posted meanwhile. */
async function* linesOf({ db }: Services, days: Days, language: Language): AsyncGenerator<string> {
  const {
    BOOKS_FILE_WORDS: words,
    JOURNAL_LABELS,
    ACCOUNT_LABELS,
    EXPENSE_LABELS,
  } = FILE_WORDS[language]
  yield csvLine([
    words.day,
    words.journal,
    words.kind,
    words.account,
    words.debit,
    words.credit,
    words.receipt,
    words.reference,
    words.category,
    words.note,
  ])
  // In paise, which add up without rounding.
  let [debits, credits] = [0, 0]
  let after: BookJournal | undefined
  do {
    const journals = await journalsOf(db, days, { after, limit: CHUNK })
    const lines = journals.flatMap(
      ({ id, day, kind, receipt, reference, category, note, postings }) =>
        postings.map(({ account, paise }) => {
          if (paise > 0) debits += paise
          else credits -= paise
          const { debit, credit } = sidesOf(paise)
          return csvLine([
            day,
            id,
            JOURNAL_LABELS[kind],
            ACCOUNT_LABELS[account],
            paise > 0 ? decimal(debit) : '',
            paise < 0 ? decimal(credit) : '',
            receipt ? receiptNumber(receipt) : '',
            reference ?? '',
            category === null ? '' : EXPENSE_LABELS[category],
            // Other notes are about members.
            category === null ? '' : (note ?? ''),
          ])
        }),
    )
    yield lines.join('')
    after = journals.length === CHUNK ? journals.at(-1) : undefined
  } while (after)
  const [debit, credit] = [debits, credits].map((paise) => decimal(sidesOf(paise).debit))
  const check = debits === credits ? words.balanced : words.unbalanced
  yield csvLine([words.total, '', '', '', debit ?? '', credit ?? '', '', check, '', ''])
}

function decimal(rupees: number): string {
  return rupees.toFixed(2)
}
