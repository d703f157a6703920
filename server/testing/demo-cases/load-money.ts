import { createHash } from 'node:crypto'
import { allowed } from '#server/app-error.ts'
import { valuesOf } from '#server/db/connection/column-names.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { halvesOf } from '#server/db/queries/booking/occupancy.ts'
import { SHIFT_FIELDS } from '#server/db/queries/money/cash-shift.ts'
import { addJournals } from '#server/db/queries/money/ledger.ts'
import { addRefund } from '#server/db/queries/money/refund.ts'
import { refundBooking } from '#shared/domain/money/refund.ts'
import type { DemoState } from '#web/demo/demo-state.ts'
import { TEST_START, type TestApp } from '../test-app.ts'
import { userId } from './world.ts'

export async function loadBookings(
  { db }: TestApp['services'],
  { bookings, payments, dues, claims }: DemoState,
): Promise<void> {
  const fields = [
    'id',
    'userId',
    'seatId',
    'room',
    'batch',
    'duration',
    'startDate',
    'endDate',
    'amount',
    'renewal',
    'status',
    'heldUntil',
    'createdAt',
    'paidAt',
  ] as const
  const rows = bookings.map((booking) => ({
    ...valuesOf(booking, fields),
    halves: halvesOf(booking.batch),
  }))
  await db.insertInto('bookings').values(rows).execute()
  const paymentFields = [
    'id',
    'bookingId',
    'userId',
    'amount',
    'method',
    'status',
    'refusal',
    'reference',
    'issuedMemberId',
    'confirmedBy',
    'confirmedAt',
    'createdAt',
    'sold',
    'discount',
    'discountName',
    'deposit',
    'depositKind',
    'depositUntil',
    'lateFee',
  ] as const
  await db
    .insertInto('payments')
    .values(
      payments.map((payment) => ({
        ...valuesOf(payment, paymentFields),
        asked_at: payment.status === 'begun' ? payment.createdAt : null,
      })),
    )
    .execute()
  for (const { remindedDaysBefore, lateFee, ...due } of dues) {
    const dueFields = [
      'bookingId',
      'userId',
      'paymentId',
      'amount',
      'open',
      'payableOn',
      'allowedBy',
      'allowedAt',
      'writtenOffAt',
    ] as const
    const reminded = {
      reminded_days: remindedDaysBefore,
      late_fee: lateFee?.amount ?? 0,
      late_fee_from: lateFee?.from ?? null,
    }
    await db
      .insertInto('dues')
      .values({ ...valuesOf(due, dueFields), ...reminded })
      .execute()
  }
  const claimFields = [
    'paymentId',
    'bookingId',
    'userId',
    'utr',
    'status',
    'sentAt',
    'checkedBy',
    'checkedAt',
    'reason',
    'note',
  ] as const
  for (const claim of claims) {
    await db.insertInto('upi_claims').values(valuesOf(claim, claimFields)).execute()
  }
}

export async function loadReceipts(
  { db }: TestApp['services'],
  { receipts }: DemoState,
): Promise<void> {
  for (const { content, ...receipt } of receipts) {
    const fields = ['series', 'year', 'number', 'paymentId', 'userId', 'day'] as const
    await db
      .insertInto('receipts')
      .values({
        ...valuesOf(receipt, fields),
        content: JSON.stringify(content),
        issued_at: TEST_START,
      })
      .execute()
    const { series, year, number: last } = receipt
    await db.insertInto('receipt_counters').values({ series, year, last }).execute()
  }
}

export async function loadStatement(
  { db }: TestApp['services'],
  { statementRows, statementMappings }: DemoState,
): Promise<void> {
  const saved = { saved_by: userId('admin'), saved_at: TEST_START }
  for (const [header, mapping] of statementMappings) {
    const row = { header, mapping: JSON.stringify(mapping), ...saved }
    await db.insertInto('statement_mappings').values(row).execute()
  }
  for (const { key, amount, ...row } of statementRows) {
    await db
      .insertInto('statement_rows')
      .values({
        ...valuesOf(row, ['id', 'day', 'narration', 'utrs', 'state', 'paymentId']),
        hash: createHash('sha256').update(key).digest(),
        amount: String(amount),
        matched_at: row.paymentId === null ? null : TEST_START,
      })
      .execute()
  }
}

export async function loadShifts(
  { db }: TestApp['services'],
  { shifts }: DemoState,
): Promise<void> {
  for (const { expenses, ...shift } of shifts) {
    const count = JSON.stringify({ notes: {}, coins: shift.opening })
    await db
      .insertInto('cash_shifts')
      .values({
        ...valuesOf(shift, SHIFT_FIELDS),
        opening_count: count,
        closing_count: null,
        received_by: null,
      })
      .execute()
    for (const { id, amount, category, note, madeAt, takenBackAt } of expenses) {
      await db
        .insertInto('cash_expenses')
        .values({
          id,
          shift_id: shift.id,
          amount,
          category,
          note,
          made_by: shift.userId,
          made_at: madeAt,
          taken_back_at: takenBackAt,
        })
        .execute()
    }
  }
}

/** The refunds, and their journals. */
export async function loadRefunds(
  services: TestApp['services'],
  { refunds, payments }: DemoState,
): Promise<void> {
  for (const refund of refunds) {
    const { content, series, year, number, day, ...made } = refund
    const facts = {
      staff: { id: made.madeBy },
      payment: payments.find(({ id }) => id === made.paymentId),
      tax: content.tax,
      returned: 0,
      refundLimit: made.amount + made.kept,
      shift: made.shiftId === null ? undefined : { id: made.shiftId, closedAt: null },
      inDrawer: made.amount,
    }
    const { journal } = allowed(refundBooking(refund, facts))
    await inTransaction(services.db, async (trx) => {
      await addJournals(trx, [{ ...journal, day }], made.madeAt)
      await addRefund(trx, { ...made, series, year, number, day, content }, made.madeAt)
      await trx.insertInto('receipt_counters').values({ series, year, last: number }).execute()
    })
  }
}
