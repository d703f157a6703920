import { allowed } from '#server/app-error.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { recordChange } from '#server/db/queries/admin/audit-log.ts'
import * as books from '#server/db/queries/money/books.ts'
import { importedDays, sumMissing } from '#server/db/queries/money/missing-payments.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import type { Services } from '#server/services.ts'
import type { ReplyOf } from '#shared/contract/call.ts'
import type { getDayBook, ListedJournal } from '#shared/contract/money/books.ts'
import { addDays, type CalendarDay, startOfDay } from '#shared/domain/calendar-day.ts'
import * as decide from '#shared/domain/money/day-book.ts'
import { receiptNumber } from '#shared/domain/money/receipt.ts'

/** Returns a day's journals, the balances around it, and whether the day is closed or can be closed. */
export async function dayBook(
  services: Services,
  day: CalendarDay,
): Promise<ReplyOf<typeof getDayBook>['data']> {
  const { db, today } = services
  const [journals, opening, closedUntil] = await Promise.all([
    books.journalsOf(db, { from: day, to: day }),
    books.moneyBefore(db, day),
    books.closedUntil(db),
  ])
  const refusal = decide.closeDay(day, { closedUntil, today: today() }).refusal
  const closing = refusal?.code === 'dayClosed' ? await books.closingOf(db, day) : undefined
  return {
    day,
    lines: journals.map(lineOf),
    opening,
    closing: decide.balancesAfter(
      opening,
      journals.flatMap(({ postings }) => postings),
    ),
    closedUntil,
    closed: closing ? { at: closing.at.toISOString(), by: closing.by } : null,
    warnings: refusal ? null : await warningsFor(services, day),
  }
}

/** What is not finished at the end of a day. */
async function warningsFor({ config, db }: Services, day: CalendarDay) {
  const timeZone = config.hallTimezone
  const imported = await importedDays(db)
  const [unfinished, missing] = await Promise.all([
    books.unfinishedOn(db, {
      start: startOfDay(timeZone, day),
      end: startOfDay(timeZone, addDays(day, 1)),
    }),
    imported
      ? sumMissing(db, { days: { ...imported, to: earlierOf(imported.to, day) }, timeZone })
      : { total: 0, sum: 0 },
  ])
  return { ...unfinished, missing }
}

const earlierOf = (one: CalendarDay, other: CalendarDay) => (one < other ? one : other)

function lineOf({ id, at, postings, receipt, ...journal }: books.BookJournal): ListedJournal {
  const { kind, name, memberId, category, note, billOf, takeBackOf, staff, shiftOf } = journal
  return {
    number: Number(id),
    at: at.toISOString(),
    kind,
    name,
    memberId,
    category,
    note,
    billOf,
    takeBackOf,
    staff,
    shiftOf,
    difference: decide.lineDifference(kind, postings),
    ...decide.bookLine(postings),
    receipt: receipt && receiptNumber(receipt),
  }
}

/** Closes the books up to and including a day. Throws dayNotOver or dayClosed. */
export async function closeDay(
  services: Services,
  caller: Caller,
  day: CalendarDay,
): Promise<void> {
  const now = services.now()
  await inTransaction(services.db, async (trx) => {
    const { id: closedBy } = await lockCaller(services, trx, caller)
    await books.lockBooks(trx)
    const closedUntil = await books.closedUntil(trx)
    const closed = allowed(decide.closeDay(day, { closedUntil, today: services.today() }))
    await books.addClosing(trx, { day, dayAfter: addDays(day, 1), closedBy }, now)
    const change = decide.booksClosingChange(closed)
    await recordChange(trx, { adminId: closedBy, ...change }, now)
  })
}
