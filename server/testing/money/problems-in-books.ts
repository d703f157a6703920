import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/db/connection/connect.ts'

/** Problems that the books must never have, each with a query that finds it. */
const PROBLEMS: Record<string, RawBuilder<unknown>> = {
  'a journal that is not balanced': sql`
    SELECT journal_id FROM postings GROUP BY journal_id HAVING sum(amount) <> 0`,
  'a journal without its postings': sql`
    SELECT id FROM journals
    WHERE lines <> (SELECT count(*) FROM postings WHERE journal_id = journals.id)`,
  'a payment that is not in the books': sql`
    SELECT id FROM payments WHERE status IN ('completed', 'refunding', 'refunded')
      AND posted_status IS DISTINCT FROM status`,
  'a payment whose journals have a different sum': sql`
    SELECT payments.id FROM payments WHERE status = 'completed' AND (amount + deposit + late_fee) * 100 <> (
      SELECT coalesce(sum(postings.amount), 0) FROM journals JOIN postings ON journal_id = journals.id
      WHERE kind = 'payment' AND payment_id = payments.id AND account <> 'members')`,
  'a payment whose money is not on the account of its method': sql`
    SELECT payments.id FROM payments JOIN journals ON payment_id = payments.id JOIN postings ON journal_id = journals.id
    WHERE payments.status = 'completed' AND confirmed_by IS NOT NULL AND kind IN ('payment', 'correction')
      AND account IN ('cash', 'upi')
    GROUP BY payments.id HAVING (payments.amount + deposit + late_fee) * 100 <> sum(postings.amount)
        FILTER (WHERE account = payments.method)
      OR sum(postings.amount) FILTER (WHERE account <> payments.method) <> 0`,
  'a corrected payment whose UTR still counts, or that is cash in the statement': sql`
    SELECT payments.id FROM payments WHERE corrected_on IS NOT NULL AND method = 'cash' AND (
      EXISTS (SELECT FROM upi_claims WHERE payment_id = payments.id AND status IN ('waiting', 'confirmed'))
      OR EXISTS (SELECT FROM statement_rows WHERE payment_id = payments.id))`,
  'a paid booking that was not charged exactly once': sql`
    SELECT id FROM bookings WHERE status = 'paid' AND amount > 0
      AND (SELECT count(*) FROM journals WHERE kind = 'charge' AND booking_id = bookings.id) <> 1`,
  'a payment without its receipt, or with two': sql`
    SELECT id FROM payments WHERE status = 'completed' AND amount + discount + deposit > 0
      AND (SELECT count(*) FROM receipts WHERE payment_id = payments.id) <> 1`,
  'a receipt number that is missing': sql`
    SELECT series, year FROM receipts GROUP BY series, year
    HAVING count(*) <> max(number) OR min(number) <> 1`,
  'a receipt with another day than its payment in the books, or of another year': sql`
    SELECT receipts.payment_id FROM receipts JOIN journals ON journals.payment_id = receipts.payment_id
    WHERE kind IN ('charge', 'discount', 'deposit', 'lateFee', 'payment') AND journals.day <> receipts.day
    UNION ALL SELECT payment_id FROM receipts WHERE year <> extract(year FROM day - interval '3 months')`,
  'a voucher with another day than its refund in the books, or of another year': sql`
    SELECT refunds.id FROM refunds JOIN journals ON event = 'desk-refund:' || refunds.id
    WHERE journals.day <> refunds.day OR year <> extract(year FROM refunds.day - interval '3 months')`,
  'a sale whose sum differs from the price of its booking': sql`
    SELECT bookings.id FROM bookings JOIN journals ON journals.booking_id = bookings.id
    WHERE kind = 'charge' AND bookings.amount * -100 <> (SELECT sum(postings.amount) FROM postings
      WHERE journal_id = journals.id AND account IN ('fees', 'gst'))`,
  'a discount that is not in the books exactly once, or that no payment has': sql`
    SELECT id FROM payments WHERE status = 'completed' AND (CASE WHEN discount > 0 THEN 1 ELSE 0 END <> (
        SELECT count(*) FROM journals WHERE kind = 'discount' AND payment_id = payments.id)
      OR discount * 100 <> (SELECT coalesce(sum(postings.amount), 0)
        FROM journals JOIN postings ON journal_id = journals.id
        WHERE payment_id = payments.id AND account = 'discount'))`,
  'a discount of a payment that was not completed, or above the price': sql`
    SELECT payments.id FROM payments JOIN bookings ON bookings.id = booking_id
    WHERE discount > 0 AND (payments.status <> 'completed' OR payments.amount + discount > bookings.amount)`,
  'a booking with more paid and discounted than its price': sql`
    SELECT booking_id FROM payments JOIN bookings ON bookings.id = booking_id WHERE payments.status = 'completed'
    GROUP BY booking_id, bookings.amount HAVING sum(payments.amount + discount) > bookings.amount`,
  'a payment that a credit of the bank confirmed with a discount, although they differ': sql`
    SELECT payments.id FROM payments JOIN statement_rows ON payment_id = payments.id AND matched_at <= confirmed_at
    WHERE discount > 0 AND (payments.amount + deposit + late_fee) * 100 <> statement_rows.amount`,
  'a deposit that is not in the books exactly once, or that no completed payment has': sql`
    SELECT id FROM payments WHERE (CASE WHEN deposit > 0 AND status = 'completed' THEN deposit ELSE 0 END) * -100 <> (
      SELECT coalesce(sum(postings.amount), 0) FROM journals JOIN postings ON journal_id = journals.id
      WHERE kind = 'deposit' AND payment_id = payments.id AND account IN ('keptDeposits', 'heldDeposits', 'gst'))`,
  'a member with two valid deposits on the same day': sql`
    SELECT one.id FROM payments one JOIN bookings ON bookings.id = one.booking_id
      JOIN payments other ON other.user_id = one.user_id AND other.id <> one.id
    WHERE one.deposit > 0 AND other.deposit > 0 AND one.status = 'completed' AND other.status = 'completed'
      AND bookings.start_date < other.deposit_until
      AND (one.confirmed_at, one.id) > (other.confirmed_at, other.id)`,
  'a member who was asked for a deposit while another was held': sql`
    SELECT one.id FROM payments one JOIN payments other ON other.user_id = one.user_id AND other.id <> one.id
    WHERE one.deposit > 0 AND other.deposit_kind = 'returned' AND other.status = 'completed'
      AND other.confirmed_at < one.created_at AND NOT EXISTS (SELECT FROM refunds
        WHERE deposit AND payment_id = other.id AND made_at <= one.created_at)`,
  'a late fee that is not in the books exactly once, or that no completed later part has': sql`
    SELECT id FROM payments WHERE late_fee > 0 AND (status <> 'completed' OR sold IS DISTINCT FROM 0)
      OR late_fee * -100 <> (
        SELECT coalesce(sum(postings.amount), 0) FROM journals JOIN postings ON journal_id = journals.id
        WHERE kind = 'lateFee' AND payment_id = payments.id AND account IN ('lateFees', 'gst'))`,
  'a late fee that was paid twice, or still asked for after it was paid': sql`
    SELECT booking_id FROM payments WHERE late_fee > 0 GROUP BY booking_id HAVING count(*) > 1
    UNION ALL SELECT dues.booking_id FROM dues JOIN payments ON payments.booking_id = dues.booking_id
      WHERE dues.late_fee > 0 AND payments.late_fee > 0`,
  'a due that differs from the books': sql`
    SELECT bookings.id FROM bookings LEFT JOIN dues ON dues.booking_id = bookings.id
    WHERE coalesce(dues.open, 0) * 100 <> (
      SELECT coalesce(sum(postings.amount), 0) FROM journals JOIN postings ON journal_id = journals.id
      WHERE journals.booking_id = bookings.id AND account = 'members')`,
  'a due of a cancelled booking': sql`
    SELECT bookings.id FROM bookings JOIN dues ON dues.booking_id = bookings.id
    WHERE bookings.status = 'cancelled' AND open > 0`,
  'a booking with more refunded than paid': sql`
    SELECT id FROM bookings WHERE
      (SELECT coalesce(sum(amount), 0) FROM refunds WHERE booking_id = bookings.id AND NOT deposit) >
      (SELECT coalesce(sum(amount + late_fee), 0) FROM payments WHERE booking_id = bookings.id
        AND status = 'completed')`,
  'deposits held that differ from what was paid and returned': sql`
    SELECT 1 WHERE (SELECT coalesce(-sum(amount), 0) FROM postings WHERE account = 'heldDeposits')
      <> 100 * ((SELECT coalesce(sum(deposit), 0) FROM payments
          WHERE status = 'completed' AND deposit_kind = 'returned')
        - (SELECT coalesce(sum(amount + kept), 0) FROM refunds WHERE deposit))`,
  'a refund that is not in the books exactly once, with the amount of its voucher': sql`
    SELECT refund.id FROM refunds refund WHERE 1 <> (
        SELECT count(*) FROM journals WHERE event = 'desk-refund:' || refund.id)
      OR ARRAY[-refund.amount * 100, (refund.amount + refund.kept) * 100] <> (
        SELECT ARRAY[sum(postings.amount) FILTER (WHERE account IN ('cash', 'upi', 'simulated')),
          sum(postings.amount) FILTER (WHERE account = ANY(CASE WHEN refund.deposit
            THEN ARRAY['heldDeposits'] ELSE ARRAY['fees', 'gst', 'lateFees'] END))]::integer[]
        FROM journals JOIN postings ON journal_id = journals.id
        WHERE event = 'desk-refund:' || refund.id AND booking_id = refund.booking_id)`,
  'a receipt or voucher whose tax is not in the books': sql`
    SELECT event FROM (
      SELECT CASE WHEN sold = 0 THEN 'payment:' || payments.id ELSE 'charge:' || booking_id END AS event,
        'deposit:' || payments.id AS deposit, 'late-fee:' || payments.id AS fee, content->'tax' AS tax, -1 AS sign
        FROM receipts JOIN payments ON payments.id = payment_id
      UNION ALL SELECT 'desk-refund:' || id, NULL, NULL, content->'tax', 1 FROM refunds
    ) papers WHERE coalesce(sign * ((tax->>'cgst')::integer + (tax->>'sgst')::integer), 0) <> (
      SELECT coalesce(sum(postings.amount), 0) FROM journals JOIN postings ON journal_id = journals.id
      WHERE journals.event IN (papers.event, papers.deposit, papers.fee) AND account = 'gst')`,
  'a refund without its voucher': sql`
    SELECT id FROM journals WHERE event LIKE 'desk-refund:%'
      AND NOT EXISTS (SELECT FROM refunds WHERE event = 'desk-refund:' || refunds.id)`,
  'a voucher number that is missing': sql`
    SELECT series, year FROM refunds GROUP BY series, year
    HAVING count(*) <> max(number) OR min(number) <> 1`,
  'a member to whom the hall owes money': sql`
    SELECT user_id FROM postings WHERE account = 'members' GROUP BY user_id HAVING sum(amount) < 0`,
  'a seat that was sold twice': sql`
    SELECT one.id FROM bookings one JOIN bookings other ON one.id < other.id
      AND one.seat_id = other.seat_id AND one.period && other.period AND one.halves && other.halves
    WHERE one.status = 'paid' AND other.status = 'paid'`,
  'a UTR that paid twice': sql`
    SELECT utr FROM upi_claims WHERE status = 'confirmed' GROUP BY utr HAVING count(*) > 1
    UNION ALL SELECT utr FROM upi_claims claim JOIN statement_rows credit ON utr = ANY(utrs)
      AND credit.payment_id <> claim.payment_id WHERE claim.status IN ('waiting', 'confirmed')`,
  'a closed shift whose count differs from the books': sql`
    SELECT shift.id FROM cash_shifts shift WHERE closed_at IS NOT NULL
      AND (counted - handed_over - opening) * 100 <> (SELECT coalesce(sum(postings.amount), 0)
        FROM journals JOIN postings ON journal_id = journals.id
        WHERE shift_id = shift.id AND account = 'cash')`,
}

/** Returns what is wrong in the books. */
export async function problemsInBooks(db: Database): Promise<string[]> {
  const found: string[] = []
  for (const [problem, query] of Object.entries(PROBLEMS)) {
    if ((await query.execute(db)).rows.length > 0) found.push(problem)
  }
  return found
}
