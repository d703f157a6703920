import { runStatements } from './open-postgres.ts'

const PAST_MEMBERS = 19_500
const CHUNK_SIZE = 100_000

/**
 * Adds `count` paid one-day bookings before all existing ones, in chronological order: every seat, day and
 * night, booked by former members, each with its payment.
 */
export async function addHistory(
  connectionString: string,
  count: number,
  onProgress: (done: number) => void,
): Promise<void> {
  await runStatements(connectionString, ADD_MEMBERS)
  for (let from = 0; from < count; from += CHUNK_SIZE) {
    await runStatements(
      connectionString,
      addBookings(from, Math.min(from + CHUNK_SIZE, count), count),
    )
    onProgress(Math.min(from + CHUNK_SIZE, count))
  }
  await runStatements(connectionString, ADD_PAYMENTS, 'VACUUM (ANALYZE)')
}

const ADD_MEMBERS = `
  INSERT INTO users (email, full_name, phone_number, date_of_birth, gender, password_hash, created_at)
  SELECT 'past' || n || '@example.com', 'Asha Kulkarni', '+91' || 8000000000 + n, '1999-01-01', 'male',
    'none', now() - interval '20 years'
  FROM generate_series(0, ${PAST_MEMBERS - 1}) n`

function addBookings(from: number, until: number, count: number): string {
  return `
    WITH places AS (
      SELECT id, room, batch, halves,
        row_number() OVER (ORDER BY number, halves) - 1 AS place, count(*) OVER () AS places
      FROM seats, (VALUES
        ('Night Batch (10:00 PM - 7:00 AM)', '[0,1)'::int4range),
        ('Day Batch (7:00 AM - 10:00 PM)', '[1,2)'::int4range)) AS batches (batch, halves)
    ), members AS (
      SELECT id, substr(split_part(email, '@', 1), 5)::int AS member
      FROM users WHERE email LIKE 'past%@example.com'
    ), first AS (
      SELECT min(start_date) - (${count} / max(places) + 2)::int AS day
      FROM places, bookings WHERE amount <> ${PAST_AMOUNT}
    )
    INSERT INTO bookings (user_id, seat_id, room, batch, duration, start_date,
      end_date, halves, amount, renewal, status, held_until, created_at, paid_at)
    SELECT members.id, places.id, room, batch, '1 Day', day + (n / places)::int,
      day + (n / places)::int + 1, halves, ${PAST_AMOUNT}, true, 'paid',
      day + (n / places)::int, day + (n / places)::int, day + (n / places)::int
    FROM generate_series(${from}::bigint, ${until - 1}) n
      JOIN places ON place = n % places
      JOIN members ON member = n % ${PAST_MEMBERS}, first
    ORDER BY n`
}

/** Not a real price, so it identifies these bookings. */
const PAST_AMOUNT = 77

const ADD_PAYMENTS = `
  INSERT INTO payments (id, booking_id, user_id, amount, method, status, issued_member_id, confirmed_at,
    created_at)
  SELECT 'pay_' || id, id, user_id, amount, 'cash', 'completed', false, paid_at, paid_at
  FROM bookings WHERE amount = ${PAST_AMOUNT}`
