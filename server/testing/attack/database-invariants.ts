import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Services } from '#server/services.ts'

/** Each query returns rows only if something is broken. They don't rely on the constraints. */
const INVARIANT_QUERIES: Record<string, string> = {
  'a seat sold twice': `
    SELECT a.seat_id FROM bookings a JOIN bookings b
      ON a.id < b.id AND a.seat_id = b.seat_id AND a.period && b.period AND a.halves && b.halves
    WHERE a.status IN ('held', 'paid') AND b.status IN ('held', 'paid')`,
  'a member with two memberships at once': `
    SELECT a.user_id FROM bookings a JOIN bookings b
      ON a.id < b.id AND a.user_id = b.user_id AND a.period && b.period
    WHERE a.status = 'paid' AND b.status = 'paid'`,
  'a paid booking without its payment': `
    SELECT b.id FROM bookings b WHERE b.status = 'paid' AND NOT EXISTS
      (SELECT FROM payments p WHERE p.booking_id = b.id AND p.status = 'completed')`,
  'a payment of a different amount or user': `
    SELECT p.id FROM payments p JOIN bookings b ON b.id = p.booking_id
    WHERE p.user_id <> b.user_id OR (p.sold IS NULL AND p.amount <> b.amount)
      OR (p.sold > 0 AND (p.sold <> b.amount OR p.amount >= b.amount OR p.amount + p.discount > b.amount))`,
  'a booking with more paid and discounted than its price': `
    SELECT b.id FROM bookings b JOIN payments p ON p.booking_id = b.id WHERE p.status = 'completed'
    GROUP BY b.id HAVING sum(p.amount + p.discount) > b.amount`,
  'a due that differs from what is missing of the price': `
    SELECT d.booking_id FROM dues d JOIN bookings b ON b.id = d.booking_id
    WHERE d.written_off_at IS NULL AND d.open <> b.amount - (SELECT coalesce(sum(p.amount + p.discount), 0)
      FROM payments p WHERE p.booking_id = b.id AND p.status = 'completed')`,
  'a UTR that pays twice': `
    SELECT utr FROM upi_claims WHERE status IN ('waiting', 'confirmed')
    GROUP BY utr HAVING count(*) > 1`,
  'a claim whose state differs from its payment’s': `
    SELECT c.id FROM upi_claims c JOIN payments p ON p.id = c.payment_id
    WHERE c.user_id <> p.user_id OR c.booking_id <> p.booking_id
      OR (c.status = 'waiting' AND p.status <> 'waiting')
      OR (c.status = 'confirmed' AND (p.status <> 'completed' OR p.reference <> c.utr))`,
  'a bank credit matched with no desk payment, or with two': `
    SELECT p.id FROM statement_rows r LEFT JOIN payments p ON p.id = r.payment_id
    WHERE (r.state = 'matched') <> (p.id IS NOT NULL) OR p.status = 'waiting' OR p.method <> 'upi'
    UNION ALL SELECT payment_id FROM statement_rows WHERE payment_id IS NOT NULL
      GROUP BY payment_id HAVING count(*) > 1`,
  'a booking with more refunded than paid': `
    SELECT r.payment_id FROM refunds r JOIN payments p ON p.id = r.payment_id
    WHERE r.booking_id <> p.booking_id OR r.user_id <> p.user_id OR p.status <> 'completed'
      OR (SELECT sum(amount + late_fee) FROM payments WHERE booking_id = p.booking_id AND status = 'completed')
        < (SELECT sum(amount) FROM refunds WHERE booking_id = p.booking_id AND NOT deposit)`,
  'a late fee paid twice, or with a first part': `
    SELECT booking_id FROM payments WHERE late_fee > 0 GROUP BY booking_id
    HAVING count(*) > 1 OR bool_or(sold IS DISTINCT FROM 0)`,
  'a deposit that was returned, but not paid, or not as a whole with what was kept': `
    SELECT r.payment_id FROM refunds r JOIN payments p ON p.id = r.payment_id
    WHERE r.deposit AND (p.deposit_kind IS DISTINCT FROM 'returned' OR p.deposit <> r.amount + r.kept)`,
  'a member ID without a payment': `
    SELECT u.id FROM users u WHERE u.member_id IS NOT NULL AND NOT EXISTS
      (SELECT FROM payments p WHERE p.user_id = u.id AND p.status = 'completed')`,
  'two open tours with one email': `
    SELECT email FROM tour_requests WHERE status IN ('pending', 'confirmed')
    GROUP BY email HAVING count(*) > 1`,
  'a picture with a malformed key': `
    SELECT avatar FROM users WHERE avatar !~ '^avatars/[0-9a-f-]{36}[.]webp$'
    UNION ALL SELECT selfie FROM membership_details
      WHERE selfie !~ '^selfies/([0-9a-f-]{36}|none)[.]webp$'
    UNION ALL SELECT bill FROM cash_expenses WHERE bill !~ '^bills/[0-9a-f-]{36}[.]webp$'
    UNION ALL SELECT screenshot FROM upi_claims WHERE screenshot !~ '^screenshots/[0-9a-f-]{36}[.]webp$'`,
  'an email with several recipients': `SELECT id FROM outgoing_mails WHERE recipient ~ '[[:space:][:cntrl:],;<>"]'`,
}

/** Describes each broken row. */
export const BROKEN_ROWS = Object.entries(INVARIANT_QUERIES)
  .map(([what, rows]) => `SELECT '${what}' AS what FROM (${rows}) broken`)
  .join(' UNION ALL ')

/** Checks the invariants of the database; `staffIds` are the only users who may have a role. */
export async function expectInvariants(
  { db }: Services,
  staffIds: readonly string[] | undefined,
): Promise<void> {
  const { rows } = await sql.raw(BROKEN_ROWS).execute(db)
  expect(rows).toEqual([])
  if (!staffIds) return
  const staff = await db.selectFrom('users').select('id').where('role', '<>', 'user').execute()
  for (const { id } of staff) expect(staffIds).toContain(id)
}
