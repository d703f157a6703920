import { runStatements } from './open-postgres.ts'

const ENTRIES_PER_DAY = 1_000
const DAYS_WITH_ENTRIES = 10
const UNPAID_BOOKINGS = 5_000

/**
 * Takes a database with a history (addHistory) and adds the rows that reception's calls search: distinct names,
 * unpaid bookings that ended long ago and their waiting payments, ten days of entries, tours, and the journals of
 * all payments.
 */
export async function addReceptionData(connectionString: string): Promise<void> {
  await runStatements(
    connectionString,
    RENAME_MEMBERS,
    ADD_UNPAID_BOOKINGS,
    ADD_WAITING_PAYMENTS,
    ADD_GATE,
    ADD_ENTRIES,
    ADD_TOURS,
    ADD_JOURNALS,
    ADD_POSTINGS,
    'VACUUM (ANALYZE)',
  )
}

const FIRST = ['Asha', 'Ravi', 'Nilambari', 'Sanket', 'Pooja', 'Vikram', 'Meera', 'Ganesh']
const LAST = ['Kulkarni', 'Patil', 'Deshmukh', 'Jadhav', 'Shinde', 'Gaikwad', 'Pawar', 'Joshi']
const sqlArray = (names: readonly string[]) =>
  `ARRAY[${names.map((name) => `'${name}'`).join(', ')}]`

const RENAME_MEMBERS = `
  UPDATE users SET
    full_name = (${sqlArray(FIRST)})[1 + n % 8] || ' ' || (${sqlArray(LAST)})[1 + n / 8 % 8] || ' ' || n,
    member_id = '@DA' || 2000 + n / 11988 || lpad((1 + n / 999 % 12)::text, 2, '0') || lpad((1 + n % 999)::text, 3, '0')
  FROM (SELECT id, substr(split_part(email, '@', 1), 5)::int AS n FROM users
    WHERE email LIKE 'past%@example.com') past
  WHERE past.id = users.id`

const ADD_UNPAID_BOOKINGS = `
  INSERT INTO bookings (user_id, seat_id, room, batch, duration, start_date, end_date, halves, amount,
    renewal, status, held_until, created_at)
  SELECT users.id, 'A1', 'Dyandhara Kaksh', 'Day Batch (7:00 AM - 10:00 PM)', '1 Month',
    date '2015-01-01', date '2015-02-01', '[1,2)', 999, false, 'lapsed', '2015-01-01', '2015-01-01'
  FROM users WHERE email LIKE 'past%@example.com' LIMIT ${UNPAID_BOOKINGS}`

const ADD_WAITING_PAYMENTS = `
  INSERT INTO payments (id, booking_id, user_id, amount, status, issued_member_id, created_at)
  SELECT 'pay_' || id, id, user_id, amount, 'waiting', false, created_at
  FROM bookings WHERE status = 'lapsed' AND start_date = '2015-01-01'`

const ADD_GATE = `
  INSERT INTO gates (name, public_key, enrolled_at) VALUES ('Door', decode(repeat('00', 65), 'hex'), now())`

const ADD_ENTRIES = `
  INSERT INTO door_entries (id, gate_id, user_id, booking_id, room, direction, outcome, looks, source,
    study_day, half, device_at, offset_ms, at, received_at, offline, roster_version)
  SELECT gen_random_uuid(), gates.id, member.user_id, member.id, member.room,
    CASE WHEN n % 2 = 0 THEN 'in' ELSE 'out' END, 'allowed', '{}', 'camera', day, 'day', at, 0, at, at, false, ''
  FROM gates, generate_series(0, ${DAYS_WITH_ENTRIES - 1}) ago, generate_series(0, ${ENTRIES_PER_DAY - 1}) n,
    LATERAL (SELECT (now() AT TIME ZONE 'Asia/Kolkata')::date - ago AS day,
      now() - ago * interval '1 day' - n * interval '30 seconds' AS at) times
    JOIN (SELECT id, user_id, room, row_number() OVER (ORDER BY id) AS number FROM bookings
      WHERE status = 'paid' AND end_date > now()) member ON true
  WHERE member.number = 1 + (n / 2) % 200`

const ADD_TOURS = `
  INSERT INTO tour_requests (email, full_name, phone_number, gender, tour_date, tour_time,
    educational_background, current_occupation, job_title, exam_preparation, examination_date,
    study_room_duration, how_did_you_know, previous_study_room_experience, study_room_comparison,
    start_date, status, created_at)
  SELECT 'visitor' || n || '@example.com', 'Visitor ' || n, '+919000000000', 'male',
    (now() AT TIME ZONE 'Asia/Kolkata')::date - n % 900, '9:00 AM - 10:00 AM', 'Graduation', 'Student', '',
    'MPSC', '2030-01-01', '', '', '', '', '2030-01-01', 'completed', now()
  FROM generate_series(1, 9000) n`

/** Disables the triggers that check each journal: for this many, they would take minutes. */
const ADD_JOURNALS = `
  ALTER TABLE journals DISABLE TRIGGER USER;
  INSERT INTO journals (kind, event, day, lines, booking_id, payment_id, created_at)
  SELECT kind, kind || ':' || payments.id, (payments.created_at AT TIME ZONE 'Asia/Kolkata')::date, 2,
    booking_id, payments.id, payments.created_at
  FROM payments, (VALUES ('charge'), ('payment')) AS kinds (kind)
  WHERE status = 'completed' AND posted_status IS NULL;
  ALTER TABLE journals ENABLE TRIGGER USER;
  UPDATE payments SET posted_status = status WHERE status = 'completed' AND posted_status IS NULL`

const ADD_POSTINGS = `
  ALTER TABLE postings DISABLE TRIGGER USER;
  INSERT INTO postings (journal_id, line, account, user_id, amount)
  SELECT journals.id, line, CASE WHEN account = 'cash' THEN payments.method ELSE account END,
    CASE WHEN account = 'members' THEN payments.user_id END,
    sign * payments.amount * 100
  FROM journals JOIN payments ON payments.id = journals.payment_id
    JOIN (VALUES ('charge', 1, 'members', 1), ('charge', 2, 'fees', -1), ('payment', 1, 'cash', 1),
      ('payment', 2, 'members', -1)) AS lines (kind, line, account, sign) USING (kind)
  WHERE NOT EXISTS (SELECT FROM postings WHERE journal_id = journals.id);
  ALTER TABLE postings ENABLE TRIGGER USER`
