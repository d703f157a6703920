import { sql } from 'kysely'
import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { overlaps } from '#server/db/queries/booking/occupancy.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { ExpenseCategory } from '#shared/domain/money/cash-expense.ts'
import { MONEY_ACCOUNTS } from '#shared/domain/money/day-book.ts'
import {
  type JournalKind,
  LEDGER_ACCOUNTS,
  type LedgerAccount,
  rupeesOf,
} from '#shared/domain/money/ledger.ts'
import type { ReceiptKey } from '#shared/domain/money/receipt.ts'
import type { Days, LedgerSum, PaidStays } from '#shared/domain/money/report.ts'

/** A journal as the day book and the accountant's file show it. */
export type BookJournal = {
  id: string
  day: CalendarDay
  kind: JournalKind
  at: Date
  staff: string | null
  shiftOf: string | null
  name: string | null
  memberId: string | null
  receipt: ReceiptKey | null
  reference: string | null
  category: ExpenseCategory | null
  billOf: string | null
  takeBackOf: string | null
  note: string | null
  postings: { account: LedgerAccount; paise: number }[]
}

/** The journals of these days in order, starting after the journal `after`; at most `limit` of them if given. */
export async function journalsOf(
  db: Queryable,
  { from, to }: Days,
  { after, limit }: { after?: BookJournal | undefined; limit?: number } = {},
): Promise<BookJournal[]> {
  const start = after?.day ?? from
  const { rows } = await sql<BookJournal>`
    SELECT journal.id, journal.day, journal.kind, journal.created_at AS at,
      staff.full_name AS staff,
      CASE WHEN journal.kind IN ('difference', 'handOver') AND shift.user_id <> journal.made_by
        THEN person.full_name END AS "shiftOf",
      member.full_name AS name, member.member_id AS "memberId",
      CASE WHEN receipt.number IS NOT NULL THEN json_build_object('series', receipt.series,
        'year', receipt.year, 'number', receipt.number)
      WHEN refund.number IS NOT NULL THEN json_build_object('series', refund.series,
        'year', refund.year, 'number', refund.number) END AS receipt,
      CASE WHEN refund.id IS NULL THEN payment.reference ELSE refund.utr END AS reference,
      expense.category, coalesce(expense.note, nullif(refund.reason, ''),
        nullif(CASE split_part(journal.event, ':', 1)
          WHEN 'float' THEN counted.opening_note WHEN 'difference' THEN counted.note
          WHEN 'received' THEN counted.received_note END, ''),
        CASE WHEN journal.kind = 'discount' THEN nullif(payment.discount_name, '') END) AS note,
      CASE WHEN expense.bill IS NOT NULL THEN expense.id END AS "billOf",
      CASE WHEN expense.taken_back_at IS NULL AND shift.closed_at IS NOT NULL
        THEN expense.id END AS "takeBackOf",
      posted.postings
    FROM (
      SELECT id, kind, event, day, booking_id, payment_id, shift_id, made_by, created_at
      FROM journals WHERE day BETWEEN ${start}::date AND ${to}
        AND (day > ${start}::date OR id > ${after?.id ?? 0}::bigint)
      ORDER BY day, id LIMIT ${limit ?? null}::bigint
    ) journal
    CROSS JOIN LATERAL (
      SELECT json_agg(json_build_object('account', account, 'paise', amount) ORDER BY line) AS postings,
        max(user_id::text)::uuid AS user_id
      FROM postings WHERE journal_id = journal.id
    ) posted
    LEFT JOIN users staff ON staff.id = journal.made_by
    LEFT JOIN payments payment ON payment.id = journal.payment_id
    LEFT JOIN users member ON member.id = coalesce(posted.user_id,
      CASE WHEN journal.kind = 'correction' THEN payment.user_id END)
    LEFT JOIN receipts receipt ON receipt.payment_id = journal.payment_id AND journal.kind NOT IN ('refund', 'reversal')
    LEFT JOIN refunds refund ON refund.booking_id = journal.booking_id
      AND journal.event = 'desk-refund:' || refund.id
    LEFT JOIN cash_expenses expense ON expense.shift_id = journal.shift_id
      AND journal.event IN ('expense:' || expense.id, 'expense-back:' || expense.id)
    LEFT JOIN cash_shifts shift ON shift.id = journal.shift_id
    LEFT JOIN users person ON person.id = shift.user_id
    LEFT JOIN cash_shifts counted ON counted.id = CASE WHEN journal.event ~ '^(float|difference|received):'
      THEN split_part(journal.event, ':', 2)::uuid END
    ORDER BY journal.day, journal.id`.execute(db)
  return rows
}

/** OFFSET keeps the planner from reading all postings to join a few days' postings. */
const POSTINGS_OF_DAYS = sql`CROSS JOIN LATERAL
  (SELECT account, amount FROM postings WHERE journal_id = id OFFSET 0) own`

/**
 * The balances in paise of `accounts` that have postings, now or `before` a day. Adds to the balances of the last
 * closed day before it; if there is none, subtracts from the current balances, which an index covers.
 */
export async function balances(
  db: Queryable,
  {
    before,
    accounts = LEDGER_ACCOUNTS,
  }: { before?: CalendarDay; accounts?: readonly LedgerAccount[] },
): Promise<{ account: LedgerAccount; paise: number }[]> {
  const end = sql<CalendarDay>`coalesce(${before ?? null}::date, 'infinity')`
  const closing = await db
    .selectFrom('day_closings')
    .select('day')
    .where('day', '<', end)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  const sums = closing
    ? sql`SELECT account, balance AS paise FROM closed_balances WHERE day = ${closing.day}
      UNION ALL
      SELECT account, amount FROM journals ${POSTINGS_OF_DAYS} WHERE day > ${closing.day} AND day < ${end}`
    : // Each sum reads one part of the index postings_account; grouping them would take half as long again.
      sql`SELECT account, (SELECT sum(amount) FROM postings WHERE postings.account = each.account) AS paise
        FROM unnest(${accounts}::text[]) each (account)
      UNION ALL
      SELECT account, -amount FROM journals ${POSTINGS_OF_DAYS} WHERE day >= ${end}`
  const { rows } = await sql<{ account: LedgerAccount; paise: string }>`
    SELECT account, sum(paise) AS paise FROM (${sums}) sums
    WHERE account = ANY(${accounts}) AND paise IS NOT NULL GROUP BY account`.execute(db)
  return rows.map(({ account, paise }) => ({ account, paise: Number(paise) }))
}

/** The balances of the money accounts before a day, in rupees. */
export async function moneyBefore(db: Queryable, day: CalendarDay) {
  const found = await balances(db, { before: day, accounts: MONEY_ACCOUNTS })
  const [cash, handedOver, upi] = MONEY_ACCOUNTS.map((account) =>
    rupeesOf(found.find((balance) => balance.account === account)?.paise ?? 0),
  )
  return { cash: cash ?? 0, handedOver: handedOver ?? 0, upi: upi ?? 0 }
}

/** The last closed day; null if there is none. */
export async function closedUntil(db: Queryable): Promise<CalendarDay | null> {
  const { day } = await db
    .selectFrom('day_closings')
    .select(({ fn }) => fn.max<CalendarDay | null>('day').as('day'))
    .executeTakeFirstOrThrow()
  return day
}

/** Who closed a day, and when. */
export function closingOf(db: Queryable, day: CalendarDay) {
  return db
    .selectFrom('day_closings as closing')
    .innerJoin('users as person', 'person.id', 'closing.closed_by')
    .select(['closing.closed_at as at', 'person.full_name as by'])
    .where('closing.day', '>=', day)
    .orderBy('closing.day')
    .limit(1)
    .executeTakeFirst()
}

/** Prevents others from posting a journal or closing a day until the transaction ends. Waits for journals being posted. */
export async function lockBooks(trx: Transaction<Tables>): Promise<void> {
  await sql`LOCK TABLE journals IN SHARE ROW EXCLUSIVE MODE`.execute(trx)
}

/** Stores the closing of the days up to `day`, with the balances after it. */
export async function addClosing(
  trx: Transaction<Tables>,
  { day, dayAfter, closedBy }: { day: CalendarDay; dayAfter: CalendarDay; closedBy: string },
  now: Date,
): Promise<void> {
  const closed = await balances(trx, { before: dayAfter })
  await trx
    .insertInto('day_closings')
    .values({ day, closed_at: now, closed_by: closedBy })
    .execute()
  if (closed.length === 0) return
  await trx
    .insertInto('closed_balances')
    .values(closed.map(({ account, paise }) => ({ day, account, balance: String(paise) })))
    .execute()
}

/**
 * The drawers that hold cash and were last counted before the instant `start` of a day: somebody may have taken that cash
 * since, or forgotten the drawer.
 */
async function notCountedSince(db: Queryable, start: Date) {
  const { rows } = await sql<{ drawer: string; left: number }>`
    SELECT drawer, counted - handed_over AS left FROM (
      SELECT DISTINCT ON (lower(drawer)) drawer, closed_at, counted, handed_over
      FROM cash_shifts ORDER BY lower(drawer), number DESC
    ) last
    WHERE closed_at < ${start} AND counted > handed_over ORDER BY lower(drawer)`.execute(db)
  return rows
}

/** What is not finished at the end of a day, which lasts from the instant `start` to `end`. */
export async function unfinishedOn(db: Queryable, { start, end }: { start: Date; end: Date }) {
  const [openShifts, { rupees }, { claims }, notCounted] = await Promise.all([
    db
      .selectFrom('cash_shifts as shift')
      .innerJoin('users as person', 'person.id', 'shift.user_id')
      .select(['shift.drawer', 'person.full_name as name'])
      .where('shift.closed_at', 'is', null)
      .where('shift.opened_at', '<', end)
      .orderBy('shift.number')
      .execute(),
    db
      .selectFrom('cash_shifts')
      .select(sql<number>`coalesce(sum(handed_over), 0)::float8`.as('rupees'))
      .where('closed_at', '<', end)
      .where('received_at', 'is', null)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('upi_claims')
      .select(sql<number>`count(*)::integer`.as('claims'))
      .where('status', '=', 'waiting')
      .where('sent_at', '<', end)
      .executeTakeFirstOrThrow(),
    notCountedSince(db, start),
  ])
  return { openShifts, notReceived: rupees, claims, notCounted }
}

/** The postings of these days, summed for each combination that reports distinguish. */
export async function ledgerSums(db: Queryable, { from, to }: Days): Promise<LedgerSum[]> {
  const { rows } = await sql<LedgerSum>`
    SELECT sums.kind, sums.account, sums.made_by AS "staffId", staff.full_name AS staff, sums.room, sums.batch,
      sums.category, sums.debit, sums.credit
    FROM (
      SELECT journal.kind, posting.account, journal.made_by, booking.room, booking.batch,
        expense.category,
        coalesce(sum(posting.amount) FILTER (WHERE posting.amount > 0), 0)::float8 AS debit,
        coalesce(-sum(posting.amount) FILTER (WHERE posting.amount < 0), 0)::float8 AS credit
      FROM journals journal
      JOIN postings posting ON posting.journal_id = journal.id
      LEFT JOIN bookings booking ON booking.id = journal.booking_id
      LEFT JOIN cash_expenses expense ON expense.shift_id = journal.shift_id
        AND posting.account = 'expenses'
        AND journal.event IN ('expense:' || expense.id, 'expense-back:' || expense.id)
      WHERE journal.day BETWEEN ${from} AND ${to}
      GROUP BY 1, 2, 3, 4, 5, 6
    ) sums LEFT JOIN users staff ON staff.id = sums.made_by
    ORDER BY 1, 2, 3, 5, 6, 7`.execute(db)
  return rows
}

/** The rupees that members owe now, the number of members who owe, and the rupees that the hall owes members. */
export async function readDues(db: Queryable) {
  const { rows } = await sql<{ owed: number; members: number; owing: number }>`
    SELECT coalesce(sum(paise) FILTER (WHERE paise > 0), 0)::float8 / 100 AS owed,
      (count(*) FILTER (WHERE paise > 0))::integer AS members,
      coalesce(-sum(paise) FILTER (WHERE paise < 0), 0)::float8 / 100 AS owing
    FROM (
      SELECT sum(amount) AS paise FROM postings WHERE user_id IS NOT NULL GROUP BY user_id
    ) balances`.execute(db)
  return rows[0] ?? { owed: 0, members: 0, owing: 0 }
}

/** The paid bookings on any of these days, counted by room, batch and days; cancelled ones up to their cancellation. */
export async function paidStaysWithin(db: Queryable, { from, to }: Days): Promise<PaidStays[]> {
  const days = sql`daterange(${from}::date, ${to}::date, '[]')`
  const { rows } = await sql<PaidStays>`
    SELECT room, batch, start_date AS "startDate", end_date AS "endDate", count(*)::integer AS count
    FROM (
      SELECT room, batch, start_date, end_date FROM bookings WHERE status = 'paid' AND ${overlaps('period', days)}
      UNION ALL
      SELECT room, batch, start_date, least(end_date, cancelled_on) FROM bookings
      WHERE cancelled_on > greatest(start_date, ${from}::date) AND ${overlaps('period', days)}
    ) stays GROUP BY 1, 2, 3, 4`.execute(db)
  return rows
}
