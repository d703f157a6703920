import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#server/db/connection/connect.ts'
import type { AddedMember } from '#server/testing/members/add-members.ts'
import { listReceipts } from '#shared/contract/money/receipt.ts'
import { ledgerSum } from './ledger-facts.ts'

type ReceiptFigures = {
  paymentId: string
  amount: number
  deposit: number
  lateFee: number
  /** All discounts of the booking so far, and what was owed for it then. */
  discount: number
  left: number
}

/** Expects that each receipt says what the ledger had when it was issued, and that the vouchers add up to all refunds. */
export async function expectPapersToMatch(db: Database, member: AddedMember): Promise<void> {
  const { data: receipts, vouchers } = (await member.call(listReceipts)).reply()
  const shown = receipts.map(({ paymentId, amount, deposit, lateFee, discount, part }) => ({
    ...{ paymentId, amount },
    deposit: deposit?.amount ?? 0,
    lateFee: lateFee?.amount ?? 0,
    discount: discount ?? 0,
    left: part?.left ?? 0,
  }))
  expect(new Map(shown.map((receipt) => [receipt.paymentId, receipt]))).toEqual(
    new Map((await receiptsInLedger(db, member)).map((receipt) => [receipt.paymentId, receipt])),
  )
  const ofMember = sql`booking.user_id = ${member.id}`
  const tax = sum(receipts.map((receipt) => receipt.tax && receipt.tax.cgst + receipt.tax.sgst))
  expect(tax / 100).toBe(
    0 - (await ledgerSum(db, sql`${ofMember} AND account = 'gst' AND kind <> 'refund'`)),
  )
  const refunds = sql`${ofMember} AND kind = 'refund'`
  const money = sql`account IN ('cash', 'upi', 'simulated')`
  expect({
    amount: sum(vouchers.map(({ amount }) => amount)),
    deposits: sum(vouchers.map(({ deposit, amount, kept }) => deposit && amount + (kept ?? 0))),
  }).toEqual({
    amount: 0 - (await ledgerSum(db, sql`${refunds} AND ${money}`)),
    deposits: await ledgerSum(db, sql`${refunds} AND account = 'heldDeposits'`),
  })
}

const sum = (rupees: readonly (number | null | undefined)[]) =>
  rupees.reduce<number>((total, each) => total + (each ?? 0), 0)

async function receiptsInLedger(db: Database, { id }: AddedMember): Promise<ReceiptFigures[]> {
  const { rows } = await sql<ReceiptFigures>`
    SELECT payment_id AS "paymentId", 0 - paid AS amount, deposit, "lateFee",
      (SELECT coalesce(sum(amount), 0)::float8 / 100 FROM journals JOIN postings ON journal_id = journals.id
        WHERE booking_id = own.booking_id AND account = 'discount' AND journals.id <= own.last) AS discount,
      (SELECT coalesce(sum(amount), 0)::float8 / 100 FROM journals JOIN postings ON journal_id = journals.id
        WHERE booking_id = own.booking_id AND account = 'members' AND journals.id <= own.last) AS left
    FROM (
      SELECT payment_id, booking_id, max(journals.id) AS last,
        coalesce(sum(amount) FILTER (WHERE kind = 'payment'), 0)::float8 / 100 AS paid,
        coalesce(sum(amount) FILTER (WHERE kind = 'deposit'), 0)::float8 / 100 AS deposit,
        coalesce(sum(amount) FILTER (WHERE kind = 'lateFee'), 0)::float8 / 100 AS "lateFee"
      FROM journals JOIN postings ON journal_id = journals.id
      WHERE account = 'members' AND user_id = ${id} AND payment_id IS NOT NULL
        AND kind IN ('charge', 'discount', 'deposit', 'lateFee', 'payment')
      GROUP BY payment_id, booking_id
    ) own`.execute(db)
  return rows
}
