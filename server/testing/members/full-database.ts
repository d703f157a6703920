import pg from 'pg'
import { dropIndexes } from '#server/db/transfer/drop-indexes.ts'
import { SEATS } from '#shared/domain/booking/seats.ts'

/**
 * Strings that a copy must preserve: what COPY escapes, other scripts, and what resembles its null
 * or end marker.
 */
const HARD_TEXT = "E'आशा \\\\ \\t tab \\n line \\\\N \\\\. \\u2028 😀 \" quote'"

/**
 * Inserts rows into every table of a migrated, empty database, with SQL only. The bookings of a
 * seat follow each other day by day, and so do a user's, so there must be at least as many users as
 * seats. Returns the picture keys in the rows.
 */
export async function fillEveryTable(
  connectionString: string,
  { users = SEATS.length, bookings = 300 } = {},
): Promise<string[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const indexes = await dropIndexes((statement) => client.query(statement))
    await client.query(addUsers(users))
    await client.query(trade(users, bookings))
    for (const create of indexes) await client.query(create)
    const { rows } = await client.query<{ key: string }>(
      "SELECT avatar AS key FROM users WHERE avatar <> '' UNION SELECT selfie FROM membership_details",
    )
    return rows.map(({ key }) => key)
  } finally {
    await client.end()
  }
}

const addUsers = (users: number) => `
  CREATE FUNCTION pg_temp.uuid_of(n bigint) RETURNS uuid LANGUAGE sql
    AS $$ SELECT md5('hall' || n)::uuid $$;
  INSERT INTO users (id, email, full_name, role, phone_number, date_of_birth, gender, password_hash,
      avatar, created_at, deactivated_at)
    SELECT pg_temp.uuid_of(n), 'user' || n || '@example.com',
      CASE WHEN n % 7 = 0 THEN ${HARD_TEXT} ELSE 'User ' || n END,
      CASE WHEN n = 1 THEN 'super_admin' ELSE 'user' END, '+91' || (6000000000 + n),
      date '1990-01-01' + n % 5000, 'other', 'hash ' || n,
      CASE WHEN n % 2 = 0 THEN 'avatars/' || pg_temp.uuid_of(n) || '.webp' END,
      timestamptz '2026-01-01T00:00:00.123456Z' + n * interval '1 second',
      CASE WHEN n % 11 = 0 THEN now() END
    FROM generate_series(1, ${users}) n;
  INSERT INTO sessions (user_id, created_at, expires_at)
    SELECT id, created_at, now() + interval '1 day' FROM users;
  INSERT INTO one_time_codes (email, purpose, code_hash, sent_at, expires_at)
    SELECT email, 'reset', decode('00ff5c0a', 'hex'), now(), now() FROM users;
  INSERT INTO email_proofs SELECT decode(md5(email), 'hex'), email, now() FROM users;
  INSERT INTO membership_details
    SELECT id, true, ${HARD_TEXT}, '9876543210', 'a', 'b', 'c', '', 'e', '2027-01-01',
      'selfies/' || id || '.webp', now() FROM users;
  INSERT INTO parental_consents (user_id, method, parent_email, given_at)
    SELECT id, 'email', 'parent-of-' || email, now() FROM users;
  INSERT INTO second_factors VALUES (pg_temp.uuid_of(1), decode('00ff5c0a', 'hex'), now(), now(), 7);
  INSERT INTO recovery_codes VALUES (pg_temp.uuid_of(1), decode('00ff5c0a', 'hex'), NULL);
  INSERT INTO tour_requests (email, full_name, phone_number, gender, tour_date, tour_time,
      educational_background, current_occupation, job_title, exam_preparation, examination_date,
      study_room_duration, how_did_you_know, previous_study_room_experience,
      study_room_comparison, start_date, created_at)
    SELECT email, full_name, phone_number, gender, '2026-04-01', '10:00', '', '', '', '',
      '2026-04-01', '', '', '', '', '2026-04-01', now() FROM users;`

const trade = (users: number, bookings: number) => `
  INSERT INTO bookings (user_id, seat_id, room, batch, duration, start_date,
      end_date, halves, amount, renewal, status, held_until, created_at, paid_at)
    SELECT pg_temp.uuid_of(1 + n % ${users}), s.id, s.room, 'a', 'b',
      date '2000-01-01' + n / ${SEATS.length}, date '2000-01-02' + n / ${SEATS.length},
      '[0,2)', 999, false, 'paid', now(), now(), now()
    FROM generate_series(0, ${bookings - 1}) n
    JOIN (SELECT row_number() OVER (ORDER BY number) - 1 AS place, * FROM seats) s
      ON s.place = n % ${SEATS.length};
  INSERT INTO payments (id, booking_id, user_id, amount, method, status, created_at)
    SELECT 'pay-' || id, id, user_id, amount, 'cash', 'completed', now() FROM bookings;
  INSERT INTO expiry_reminders SELECT id, 7 FROM bookings;
  INSERT INTO files_to_remove VALUES ('selfies/given-up.webp', now());
  INSERT INTO erased_tours VALUES (gen_random_uuid(), now());
  INSERT INTO member_id_counters VALUES (2026, 3, 17);
  INSERT INTO outgoing_mails (recipient, subject, body, created_at)
    SELECT email, 'Subject', ${HARD_TEXT}, timestamptz '2026-03-09T00:00:00Z' FROM users LIMIT 3;
  INSERT INTO audit_log (admin_id, action, subject, details, at)
    SELECT id, 'x', 'settings', jsonb_build_object('text', full_name), now() FROM users;
  INSERT INTO settings VALUES (1, 'Hall', '1', 'a@b.c', 'x', '{"a": [1, 2]}', 3, now());
  INSERT INTO rate_limits VALUES ('a', 1, 1);`
