import { runStatements } from './open-postgres.ts'

const CANCELLED_BOOKINGS = 4_000
const SHIFTS = 3_000
const AUDIT_LOG_ENTRIES = 200_000
const NOTES = 20_000

/**
 * Takes a database with a history (addHistory) and adds what the staff `adminId` recorded over the years: cancelled
 * bookings, confirmed UPI payments, the bank's statement, cash shifts with their expenses, notes and the audit log.
 */
export async function addDeskRecords(connectionString: string, adminId: string): Promise<void> {
  await runStatements(
    connectionString,
    ADD_CANCELLED_BOOKINGS,
    confirmUpiPayments(adminId),
    ADD_STATEMENT,
    ADD_OTHER_CREDITS,
    addShifts(adminId),
    addExpenses(adminId),
    addNotes(adminId),
    addAuditLog(adminId),
  )
}

const PAST_MEMBERS = `
  SELECT id, row_number() OVER (ORDER BY id) AS number FROM users WHERE email LIKE 'past%@example.com'`

/** One of the `members` for each `n`. A join can only be hashed if neither side of its condition needs both tables. */
const JOIN_MEMBER = 'JOIN members ON number = 1 + n % (SELECT count(*) FROM members)'

const ADD_CANCELLED_BOOKINGS = `
  WITH members AS (${PAST_MEMBERS})
  INSERT INTO bookings (user_id, seat_id, room, batch, duration, start_date, end_date, halves, amount,
    renewal, status, held_until, created_at)
  SELECT id, 'A1', 'Dyandhara Kaksh', 'Day Batch (7:00 AM - 10:00 PM)', '1 Month', day, day + 30, '[1,2)', 999,
    false, 'cancelled', day, day
  FROM generate_series(1, ${CANCELLED_BOOKINGS}) n
    ${JOIN_MEMBER},
    LATERAL (SELECT current_date - 10 - n AS day) days`

/** A tenth of all payments. */
const confirmUpiPayments = (adminId: string) => `
  UPDATE payments SET method = 'upi', confirmed_by = '${adminId}', reference = payment.utr
  FROM (SELECT id, lpad((500000000000 + row_number() OVER (ORDER BY confirmed_at, id))::text, 12, '0') AS utr
    FROM payments WHERE status = 'completed' AND method = 'cash' AND confirmed_by IS NULL
      AND hashtext(id) % 10 = 0) payment
  WHERE payment.id = payments.id`

/** The bank has 19 of 20 of these payments. */
const ADD_STATEMENT = `
  INSERT INTO statement_rows (hash, day, amount, narration, utrs, state, payment_id, matched_at)
  SELECT sha256(id::bytea), (confirmed_at AT TIME ZONE 'Asia/Kolkata')::date, amount * 100,
    'UPI/' || reference || '/PAYMENT', ARRAY[reference], 'matched', id, confirmed_at
  FROM payments WHERE confirmed_by IS NOT NULL AND method = 'upi' AND status = 'completed'
    AND reference IS NOT NULL AND hashtext('bank ' || id) % 20 <> 0
  ORDER BY confirmed_at, id`

/** Credits of the last months that no payment explains, and older ones that were set aside. */
const ADD_OTHER_CREDITS = `
  INSERT INTO statement_rows (hash, day, amount, narration, utrs, state)
  SELECT sha256(n::text::bytea), current_date - n / 4, (CASE WHEN n % 2 = 0 THEN 999 ELSE 500 + n % 40 END) * 100, 'NEFT/' || n,
    ARRAY[(600000000000 + n)::text], CASE WHEN n <= 300 THEN 'left' ELSE 'ignored' END
  FROM generate_series(1, 2000) n`

/** Three shifts a day, in two drawers. */
const addShifts = (adminId: string) => `
  INSERT INTO cash_shifts (id, drawer, user_id, opened_at, opening_count, opening, closed_at, closing_count, expected,
    counted, handed_over)
  SELECT gen_random_uuid(), 'Counter ' || 1 + n % 2, '${adminId}', at, '{}', 500, at + interval '4 hours', '{}',
    2500, 2500, 2000
  FROM generate_series(${SHIFTS}, 1, -1) n,
    LATERAL (SELECT now() - (n + 1) * interval '8 hours' AS at) times`

const addExpenses = (adminId: string) => `
  INSERT INTO cash_expenses (id, shift_id, amount, category, note, made_by, made_at)
  SELECT gen_random_uuid(), id, 40, 'tea', 'Milk', '${adminId}', opened_at FROM cash_shifts`

const addNotes = (adminId: string) => `
  WITH members AS (${PAST_MEMBERS})
  INSERT INTO member_notes (id, user_id, kind, text, made_by, made_at)
  SELECT gen_random_uuid(), id, (ARRAY['note', 'call', 'whatsapp'])[1 + n % 3], 'Will pay on Monday', '${adminId}',
    now() - n * interval '1 hour'
  FROM generate_series(1, ${NOTES}) n ${JOIN_MEMBER}`

const addAuditLog = (adminId: string) => `
  WITH members AS (${PAST_MEMBERS})
  INSERT INTO audit_log (admin_id, action, subject, at)
  SELECT '${adminId}', (ARRAY['user.view', 'user.edit', 'user.selfie'])[1 + n % 3], 'user:' || id,
    now() - n * interval '5 minutes'
  FROM generate_series(${AUDIT_LOG_ENTRIES}, 1, -1) n ${JOIN_MEMBER}`
