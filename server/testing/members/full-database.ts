import pg from 'pg'
import { dropIndexes } from '#server/db/transfer/drop-indexes.ts'
import { SEATS } from '#shared/domain/booking/seats.ts'

/**
 * Strings that a copy must preserve: what COPY escapes, other scripts, and what resembles its null
 * or end marker.
 */
const TRICKY_TEXT = "E'आशा \\\\ \\t tab \\n line \\\\N \\\\. \\u2028 😀 \" quote'"

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
    await client.query(addBookings(users, bookings))
    for (const create of indexes) await client.query(create)
    const { rows } = await client.query<{ key: string }>(
      `SELECT avatar AS key FROM users WHERE avatar <> '' UNION SELECT selfie FROM membership_details
        UNION SELECT bill FROM cash_expenses UNION SELECT screenshot FROM upi_claims WHERE screenshot <> ''`,
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
      avatar, created_at, deactivated_at, language, attendance_on)
    SELECT pg_temp.uuid_of(n), 'user' || n || '@example.com',
      CASE WHEN n % 7 = 0 THEN ${TRICKY_TEXT} ELSE 'User ' || n END,
      CASE WHEN n = 1 THEN 'super_admin' ELSE 'user' END, '+91' || (6000000000 + n),
      date '1990-01-01' + n % 5000, 'other', 'hash ' || n,
      CASE WHEN n % 2 = 0 THEN 'avatars/' || pg_temp.uuid_of(n) || '.webp' END,
      timestamptz '2026-01-01T00:00:00.123456Z' + n * interval '1 second',
      CASE WHEN n % 11 = 0 THEN now() END, (ARRAY['en', 'mr', 'hi'])[1 + n % 3], n % 5 > 0
    FROM generate_series(1, ${users}) n;
  INSERT INTO sessions (user_id, created_at, expires_at)
    SELECT id, created_at, now() + interval '1 day' FROM users;
  INSERT INTO one_time_codes (email, purpose, code_hash, sent_at, expires_at)
    SELECT email, 'reset', decode('00ff5c0a', 'hex'), now(), now() FROM users;
  INSERT INTO email_proofs SELECT decode(md5(email), 'hex'), email, now() FROM users;
  INSERT INTO membership_details
    SELECT id, true, ${TRICKY_TEXT}, '9876543210', 'a', 'b', 'c', '', 'e', '2027-01-01',
      'selfies/' || id || '.webp', now() FROM users;
  INSERT INTO parental_consents (user_id, method, parent_email, given_at)
    SELECT id, 'email', 'parent-of-' || email, now() FROM users;
  INSERT INTO member_notes (id, user_id, kind, text, made_by, made_at)
    SELECT pg_temp.uuid_of(-row_number() OVER ()), id, 'note', ${TRICKY_TEXT}, pg_temp.uuid_of(1), now() FROM users;
  INSERT INTO push_subscriptions (user_id, endpoint, p256dh, auth, created_at)
    SELECT id, 'https://push.example.com/' || id, decode('04ff5c0a', 'hex'), decode('00ff', 'hex'), now()
    FROM users;
  INSERT INTO second_factors VALUES (pg_temp.uuid_of(1), decode('00ff5c0a', 'hex'), now(), now(), 7);
  INSERT INTO recovery_codes VALUES (pg_temp.uuid_of(1), decode('00ff5c0a', 'hex'), NULL);
  INSERT INTO tour_requests (email, full_name, phone_number, gender, tour_date, tour_time,
      educational_background, current_occupation, job_title, exam_preparation, examination_date,
      study_room_duration, how_did_you_know, previous_study_room_experience,
      study_room_comparison, start_date, created_at, language)
    SELECT email, full_name, phone_number, gender, '2026-04-01', '10:00', '', '', '', '',
      '2026-04-01', '', '', '', '', '2026-04-01', now(), language FROM users;`

const addBookings = (users: number, bookings: number) => `
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
  INSERT INTO upi_claims (payment_id, booking_id, user_id, utr, status, sent_at, checked_at, reason, note,
      screenshot)
    SELECT id, booking_id, user_id, lpad(row_number() OVER ()::text, 12, '0'), 'rejected', now(), now(), 'other', ${TRICKY_TEXT},
      CASE WHEN row_number() OVER () % 5 = 0 THEN 'screenshots/' || booking_id || '.webp' END FROM payments;
  INSERT INTO statement_mappings VALUES ('date|narration|credit', '{"date": 0, "narration": 1, "amount": 2}',
    pg_temp.uuid_of(1), now());
  INSERT INTO statement_rows (hash, day, amount, narration, utrs, state, payment_id, matched_at)
    SELECT decode(md5(id), 'hex'), '2026-03-10', 99900, ${TRICKY_TEXT}, '{512345678901,612345678902}',
      'matched', id, now() FROM payments;
  INSERT INTO journals (kind, event, day, lines, booking_id, payment_id, created_at)
    SELECT 'charge', 'charge:' || booking_id, '2026-03-10', 2, booking_id, id, now() FROM payments;
  INSERT INTO postings SELECT id, 1, 'members', pg_temp.uuid_of(1), 99900 FROM journals
    UNION ALL SELECT id, 2, 'fees', NULL, -99900 FROM journals;
  INSERT INTO receipts SELECT 'DA', 2026, row_number() OVER (), id, user_id, '2026-03-10', now(), '{"amount": 999}'
    FROM payments;
  INSERT INTO dues SELECT booking_id, user_id, id, 100, 40, '2026-03-20', pg_temp.uuid_of(1), now(), NULL, '{3}'
    FROM payments;
  INSERT INTO receipt_counters VALUES ('DA', 2026, ${bookings});
  INSERT INTO refunds SELECT pg_temp.uuid_of(row_number() OVER ()), booking_id, id, user_id, 10, 'upi', NULL,
      ${TRICKY_TEXT}, pg_temp.uuid_of(1), now(), 'RV', 2026, row_number() OVER (), '2026-03-10', '{"amount": 10}'
    FROM payments;
  INSERT INTO cash_shifts (id, drawer, user_id, opened_at, opening_count, opening)
    VALUES (pg_temp.uuid_of(1), ${TRICKY_TEXT}, pg_temp.uuid_of(1), now(), '{"coins": 500}', 500);
  INSERT INTO cash_expenses VALUES (pg_temp.uuid_of(1), pg_temp.uuid_of(1), 60, 'tea', ${TRICKY_TEXT},
    pg_temp.uuid_of(1), now(), NULL, 'bills/' || pg_temp.uuid_of(1) || '.webp');
  INSERT INTO day_closings VALUES ('2026-03-10', now(), pg_temp.uuid_of(1));
  INSERT INTO closed_balances VALUES ('2026-03-10', 'members', 99900), ('2026-03-10', 'fees', -99900);
  INSERT INTO expiry_reminders SELECT id, 7 FROM bookings;
  INSERT INTO files_to_remove VALUES ('selfies/given-up.webp', now());
  INSERT INTO erased_tours VALUES (gen_random_uuid(), now());
  INSERT INTO member_id_counters VALUES (2026, 3, 17);
  INSERT INTO outgoing_mails (recipient, subject, body, created_at, language)
    SELECT email, 'Subject', ${TRICKY_TEXT}, timestamptz '2026-03-09T00:00:00Z', 'mr' FROM users LIMIT 3;
  INSERT INTO audit_log (admin_id, action, subject, details, at)
    SELECT id, 'x', 'settings', jsonb_build_object('text', full_name), now() FROM users;
  INSERT INTO settings VALUES (1, 'Hall', '1', 'a@b.c', 'x', '{"a": [1, 2]}', 3, now());
  INSERT INTO door_keys VALUES (1, decode('00ff5c0a', 'hex'), decode('00ff5c0a', 'hex'),
    decode(repeat('04', 65), 'hex'), now(), NULL);
  INSERT INTO hall_passes (id, user_id, epoch, kind, issued_at)
    SELECT decode(left(md5(id::text), 16), 'hex'), id, 1, 'phone', now() FROM users;
  INSERT INTO gates (id, name, public_key, enrolled_by, enrolled_at)
    VALUES (pg_temp.uuid_of(1), ${TRICKY_TEXT}, decode(repeat('04', 65), 'hex'), pg_temp.uuid_of(1), now());
  INSERT INTO gate_pins VALUES
    (pg_temp.uuid_of(1), decode('00ff5c0a', 'hex'), decode('00ff5c0a', 'hex'), 600000, now());
  INSERT INTO door_entries (id, gate_id, number, user_id, pass_id, room, unknown, direction, outcome, looks,
      source, note, study_day, half, device_at, offset_ms, at, received_at, offline, roster_version)
    SELECT pg_temp.uuid_of(n), pg_temp.uuid_of(1), n, pg_temp.uuid_of(n),
      decode(left(md5(pg_temp.uuid_of(n)::text), 16), 'hex'), 'a', '{"passId": "x"}', 'in', 'allowed',
      '{dues,comparePhoto}', 'camera', ${TRICKY_TEXT}, '2026-03-10', 'day', now(), -5, now(), now(), true, ''
    FROM generate_series(1, ${users}) n;
  INSERT INTO door_counts VALUES ('2025-01-01', '', 'day', 'in', 'allowed', 3);
  INSERT INTO setup_steps VALUES ('prices', now());
  INSERT INTO rate_limits VALUES ('a', 1, 1);`
