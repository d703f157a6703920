import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#server/db/connection/connect.ts'
import type { AddedMember } from '#server/testing/members/add-members.ts'
import type { MoneyActors } from '#server/testing/money/money-actors.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { type ListedBooking, listBookings } from '#shared/contract/booking/desk-booking.ts'

/** What a booking's line says about money that has moved. */
type BookingFigures = {
  id: string
  due: number
  discount: number
  heldDeposit: number
  returned: number
  returnable: number
}

/** Expects that Manage Bookings shows of each booking what the ledger has. */
export async function expectDeskToMatch(
  { services: { db } }: TestApp,
  { owner }: Pick<MoneyActors, 'owner'>,
): Promise<void> {
  const inLedger = new Map((await bookingsInLedger(db)).map((figures) => [figures.id, figures]))
  for (const booking of await allBookings(owner)) {
    const { id } = booking
    const none = { id, due: 0, discount: 0, heldDeposit: 0, returned: 0, returnable: 0 }
    expect(figuresOf(booking)).toEqual(inLedger.get(id) ?? none)
    inLedger.delete(id)
  }
  expect([...inLedger.values()]).toEqual([])
}

function figuresOf(booking: ListedBooking): BookingFigures {
  const { id, due, discount, heldDeposit, returned, returnable } = booking
  return {
    ...{ id, returned, returnable },
    due: due?.open ?? 0,
    discount: discount?.amount ?? 0,
    heldDeposit: heldDeposit?.amount ?? 0,
  }
}

/** Reads all pages of the bookings. */
async function allBookings(reader: AddedMember): Promise<ListedBooking[]> {
  const bookings: ListedBooking[] = []
  for (let page = 1; ; page++) {
    const { data } = (await reader.call(listBookings, { query: { page: String(page) } })).reply()
    bookings.push(...data.bookings)
    if (data.bookings.length === 0 || bookings.length >= data.total) return bookings
  }
}

/** Refunds that empty no deposit return part of the price; payments beyond the deposit can be returned. */
async function bookingsInLedger(db: Database): Promise<BookingFigures[]> {
  const { rows } = await sql<BookingFigures>`
    SELECT id, due, discount, "heldDeposit", returned, paid - returned AS returnable FROM (
      SELECT journal.booking_id AS id,
        sum(CASE WHEN account = 'members' THEN rupees ELSE 0 END) AS due,
        sum(CASE WHEN account = 'discount' THEN rupees ELSE 0 END) AS discount,
        0 - sum(CASE WHEN account = 'heldDeposits' THEN rupees ELSE 0 END) AS "heldDeposit",
        0 - sum(CASE WHEN kind = 'refund' AND is_money AND NOT of_deposit THEN rupees ELSE 0 END) AS returned,
        sum(CASE WHEN kind = 'payment' AND is_money THEN rupees ELSE 0 END)
          - sum(CASE WHEN kind = 'deposit' AND account = 'members' THEN rupees ELSE 0 END) AS paid
      FROM journals journal CROSS JOIN LATERAL (
        SELECT account, amount::float8 / 100 AS rupees, account IN ('cash', 'upi', 'simulated') AS is_money,
          bool_or(account = 'heldDeposits') OVER () AS of_deposit
        FROM postings WHERE journal_id = journal.id
      ) posting
      WHERE journal.booking_id IS NOT NULL GROUP BY journal.booking_id
    ) bookings`.execute(db)
  return rows
}
