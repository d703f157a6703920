import { type RawBuilder, sql } from 'kysely'
import { columnsOf } from '#server/db/connection/column-names.ts'
import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import type { CashCount } from '#shared/domain/money/cash-count.ts'
import { expectedCash } from '#shared/domain/money/cash-shift.ts'
import { rupeesOf } from '#shared/domain/money/ledger.ts'

export const SHIFT_FIELDS = [
  'id',
  'drawer',
  'userId',
  'openedAt',
  'opening',
  'openingNote',
  'closedAt',
  'closedBy',
  'expected',
  'counted',
  'handedOver',
  'note',
  'receivedAt',
  'received',
  'receivedNote',
] as const
const SHIFT_COLUMNS = columnsOf(SHIFT_FIELDS)

/** Prevents others from opening a shift or taking cash outside of shifts until the transaction ends. */
export async function lockOpenings(trx: Transaction<Tables>): Promise<void> {
  await sql`LOCK TABLE cash_shifts IN SHARE ROW EXCLUSIVE MODE`.execute(trx)
}

/**
 * Returns whether cash may be taken outside of shifts: only before the first shift, which can't be opened until
 * the transaction ends.
 */
export async function lockFirstOpening(trx: Transaction<Tables>): Promise<boolean> {
  await sql`LOCK TABLE cash_shifts IN SHARE MODE`.execute(trx)
  return !(await trx.selectFrom('cash_shifts').select('id').limit(1).executeTakeFirst())
}

/** The open shifts of these users, locked so that they stay open until the transaction ends. */
export function lockOpenShifts(trx: Transaction<Tables>, userIds: readonly string[]) {
  return trx
    .selectFrom('cash_shifts')
    .select(['id', 'user_id as userId', 'opened_at as openedAt'])
    .where(sql<boolean>`user_id = ANY(${userIds}::uuid[])`)
    .where('closed_at', 'is', null)
    .forShare()
    .execute()
}

export function openShiftOf(db: Queryable, userId: string) {
  return db
    .selectFrom('cash_shifts')
    .select(SHIFT_COLUMNS)
    .where('user_id', '=', userId)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
}

export function lockShift(trx: Transaction<Tables>, id: string) {
  return trx
    .selectFrom('cash_shifts')
    .select(SHIFT_COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Locks a person's open shift; it may have been closed meanwhile. */
export async function lockOpenShift(trx: Transaction<Tables>, userId: string) {
  const open = await openShiftOf(trx, userId)
  return open && lockShift(trx, open.id)
}

type Drawer = {
  drawer: string
  left: number
  openBy: string | null
  /** Its last shift. */
  id: string
  userId: string
  openedAt: Date
  opening: number
  openingNote: string
  leftBefore: number | null
}

/** The cash that the previous shift left in the drawer of "shift"; null if there was none. */
const LEFT_BEFORE = sql<number | null>`(
  SELECT before.counted - before.handed_over FROM cash_shifts before
  WHERE lower(before.drawer) = lower(shift.drawer) AND before.number < shift.number
  ORDER BY before.number DESC LIMIT 1)`

/** The drawers by name, with the cash in each when its last shift began or ended, and who has it open. */
export async function listDrawers(db: Queryable) {
  const { rows } = await sql<Drawer>`
    SELECT shift.drawer, shift.id, shift.user_id AS "userId", shift.opened_at AS "openedAt", shift.opening,
      shift.opening_note AS "openingNote", ${LEFT_BEFORE} AS "leftBefore",
      CASE WHEN shift.closed_at IS NULL THEN shift.opening ELSE shift.counted - shift.handed_over END
        AS left,
      CASE WHEN shift.closed_at IS NULL THEN person.full_name END AS "openBy"
    FROM (SELECT DISTINCT ON (lower(drawer)) * FROM cash_shifts ORDER BY lower(drawer), number DESC) shift
    JOIN users person ON person.id = shift.user_id
    ORDER BY lower(shift.drawer)`.execute(db)
  return rows
}

type NewShift = {
  id: string
  drawer: string
  userId: string
  count: CashCount
  opening: number
  note: string
}

export async function addShift(
  trx: Transaction<Tables>,
  { id, drawer, userId, count, opening, note }: NewShift,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('cash_shifts')
    .values({
      id,
      drawer,
      user_id: userId,
      opened_at: now,
      opening_count: JSON.stringify(count),
      opening,
      opening_note: note,
      closed_at: null,
      closed_by: null,
      closing_count: null,
      expected: null,
      counted: null,
      handed_over: null,
      received_at: null,
      received_by: null,
      received: null,
    })
    .execute()
}

type ShiftClosing = {
  id: string
  closedBy: string
  count: CashCount
  expected: number
  counted: number
  handedOver: number
  note: string
}

export async function setClosed(
  trx: Transaction<Tables>,
  { id, closedBy, count, expected, counted, handedOver, note }: ShiftClosing,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('cash_shifts')
    .set({
      closed_at: now,
      closed_by: closedBy,
      closing_count: JSON.stringify(count),
      expected,
      counted,
      handed_over: handedOver,
      note,
    })
    .where('id', '=', id)
    .execute()
}

export async function setReceived(
  trx: Transaction<Tables>,
  { id, ownerId, received, note }: { id: string; ownerId: string; received: number; note: string },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('cash_shifts')
    .set({ received_at: now, received_by: ownerId, received, received_note: note })
    .where('id', '=', id)
    .execute()
}

/** The whole rupees that should be in a shift's drawer according to the ledger. */
export async function expectedDrawerCash(
  db: Queryable,
  { id: shiftId, opening }: { id: string; opening: number },
): Promise<number> {
  const { paise } = await db
    .selectFrom('journals')
    .innerJoin('postings', 'postings.journal_id', 'journals.id')
    .select(({ fn }) => fn.sum<string | null>('postings.amount').as('paise'))
    .where('journals.shift_id', '=', shiftId)
    .where('postings.account', '=', 'cash')
    .executeTakeFirstOrThrow()
  return expectedCash(opening, rupeesOf(Number(paise ?? 0)))
}

/** The cash moves of a shift, newest first: payments, expenses and the count at its end. */
export async function shiftMoves(db: Queryable, shiftId: string) {
  const rows = await db
    .selectFrom('journals as journal')
    .innerJoin('postings as posting', 'posting.journal_id', 'journal.id')
    .leftJoin('bookings as booking', 'booking.id', 'journal.booking_id')
    .leftJoin('users as member', 'member.id', 'booking.user_id')
    .leftJoin('cash_expenses as expense', (join) =>
      join
        .onRef('expense.shift_id', '=', 'journal.shift_id')
        .on(
          sql<boolean>`journal.event IN ('expense:' || expense.id, 'expense-back:' || expense.id)`,
        ),
    )
    .select([
      'journal.id',
      'journal.kind',
      'journal.created_at as at',
      'posting.amount as paise',
      'booking.id as bookingId',
      'booking.seat_id as seat',
      'member.full_name as name',
      'expense.id as expenseId',
      'expense.category',
      'expense.note',
      'expense.taken_back_at as takenBackAt',
      sql<boolean>`expense.bill IS NOT NULL`.as('hasBill'),
    ])
    .where('journal.shift_id', '=', shiftId)
    .where('posting.account', '=', 'cash')
    .orderBy('journal.id', 'desc')
    .execute()
  return rows.map(({ paise, ...row }) => ({ ...row, amount: rupeesOf(Number(paise)) }))
}

/** The rupees of those expenses of "shift" that were not taken back. */
function expensesOf(filter: RawBuilder<unknown>) {
  return sql<number>`(
    SELECT coalesce(sum(amount), 0)::integer FROM cash_expenses
    WHERE shift_id = shift.id AND taken_back_at IS NULL AND ${filter})`
}

/** Closed shifts, newest first; if `userId` is given, only that user's. */
export async function listShifts(
  db: Queryable,
  { userId, offset, limit }: { userId?: string | undefined; offset: number; limit: number },
) {
  const closed = db
    .selectFrom('cash_shifts as shift')
    .where('shift.closed_at', 'is not', null)
    .$if(userId !== undefined, (query) => query.where('shift.user_id', '=', userId ?? ''))
  const slice = closed
    .select('shift.id')
    .orderBy('shift.number', 'desc')
    .offset(offset)
    .limit(limit)
  const [shifts, { total }] = await Promise.all([
    db
      .selectFrom('cash_shifts as shift')
      .where('shift.id', 'in', slice)
      .innerJoin('users as person', 'person.id', 'shift.user_id')
      .leftJoin('users as closer', (join) =>
        join.onRef('closer.id', '=', 'shift.closed_by').onRef('closer.id', '<>', 'shift.user_id'),
      )
      .select([
        'shift.id',
        'shift.drawer',
        'person.full_name as name',
        'shift.opened_at as openedAt',
        'shift.closed_at as closedAt',
        'closer.full_name as countedBy',
        'shift.opening',
        'shift.opening_note as openingNote',
        'shift.expected',
        'shift.counted',
        'shift.handed_over as handedOver',
        'shift.note',
        'shift.received_at as receivedAt',
        'shift.received',
        'shift.received_note as receivedNote',
        LEFT_BEFORE.as('leftBefore'),
        expensesOf(sql`true`).as('expenses'),
        expensesOf(sql`bill IS NULL`).as('expensesWithoutBill'),
      ])
      .orderBy('shift.number', 'desc')
      .execute(),
    closed.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { shifts, total: Number(total) }
}
