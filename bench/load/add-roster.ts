import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { connect } from '#server/db/connection/connect.ts'
import { currentDoorKeys, type DoorKeys } from '#server/door/door-keys.ts'
import { phonePassKey } from '#server/door/pass-codes.ts'
import { ALL_HOURS } from '#shared/domain/booking/batches.ts'
import { SEATS } from '#shared/domain/booking/seats.ts'
import { addDays, dayIn } from '#shared/domain/calendar-day.ts'
import type { PassClaims } from '#shared/domain/door/pass-claims.ts'
import { runStatements } from './open-postgres.ts'
import { SECRET } from './start-app.ts'

/** A member with paid days around today, a photo, a phone pass and a seat. */
export type RosterMember = { userId: string; bookingId: string; passId: string; claims: PassClaims }

export type RosterHall = {
  members: readonly RosterMember[]
  keys: DoorKeys
  /** The key with which a member's phone generates its codes. */
  phoneKey(member: RosterMember): Buffer
}

const today = dayIn('Asia/Kolkata', new Date())
const FROM = addDays(today, -5)
const UNTIL = addDays(today, 20)
const BATCH = ALL_HOURS
/** The number of different photos; several members share one. */
const PHOTOS = 40

/**
 * Adds members whom gates know, with the photos that `storePhotos` wrote. There are more members than seats, so this
 * drops the constraint that prevents a seat from being sold twice.
 */
export async function addRoster(connectionString: string, count: number): Promise<RosterHall> {
  const { db } = connect(connectionString)
  const keys = await currentDoorKeys({ db, secret: SECRET, now: () => new Date() })
  await db.destroy()
  await runStatements(
    connectionString,
    'ALTER TABLE bookings DROP CONSTRAINT bookings_seat_taken',
    addUsers(count),
    addDetails(count),
    addBookings(count),
    addPasses(count, keys.epoch),
    'VACUUM (ANALYZE)',
  )
  return {
    members: Array.from({ length: count }, (_, number) => memberOf(number)),
    keys,
    phoneKey: ({ passId, claims }) => phonePassKey(keys, passId, claims),
  }
}

/** Stores the members' photos where an app with this data folder finds them. */
export async function storePhotos(dataDir: string): Promise<void> {
  await mkdir(join(dataDir, 'uploads/selfies'), { recursive: true })
  for (let number = 0; number < PHOTOS; number++) {
    await writeFile(join(dataDir, 'uploads', photoKey(number)), await photo(number))
  }
}

/** A picture with as much detail as a face: blurred noise of the size of a stored selfie. */
async function photo(number: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 110 + number, sigma: 40 } as const
  return sharp({ create: { width: 96, height: 128, channels: 3, background: '#000', noise } })
    .blur(4)
    .resize({ width: 768, height: 1024 })
    .webp({ quality: 82 })
    .toBuffer()
}

function memberOf(number: number): RosterMember {
  const seat = SEATS[number % SEATS.length] ?? SEATS[0]
  if (!seat) throw new RangeError('The hall has no seats')
  return {
    userId: uuid(1, number),
    bookingId: uuid(2, number),
    passId: number.toString(16).padStart(16, '0'),
    claims: {
      memberId: `@DA2025${String(number + 1).padStart(5, '0')}`,
      lastDay: addDays(UNTIL, -1),
      batch: BATCH,
      seat: seat.id,
    },
  }
}

function uuid(kind: number, number: number): string {
  return `0000000${kind}-0000-4000-8000-${number.toString(16).padStart(12, '0')}`
}

function photoKey(number: number): string {
  return `selfies/${uuid(3, number % PHOTOS)}.webp`
}

const uuidOf = (kind: number, number: string) =>
  `('0000000${kind}-0000-4000-8000-' || lpad(to_hex(${number}), 12, '0'))`

const addUsers = (count: number) => `
  INSERT INTO users (id, email, full_name, phone_number, date_of_birth, gender, password_hash, member_id,
    created_at, consented_on)
  SELECT ${uuidOf(1, 'n')}::uuid, 'member' || n || '@example.com',
    (ARRAY['Asha', 'Ravi', 'Sunita', 'Kiran', 'Meena', 'Om'])[1 + n % 6] || ' ' ||
      (ARRAY['Kulkarni', 'Deshmukh', 'Patil', 'Joshi', 'Shaikh', 'Gokhale', 'More'])[1 + n % 7],
    '+91' || 7000000000 + n, '2001-02-03', 'male', 'none',
    '@DA2025' || lpad((n + 1)::text, 5, '0'), now(), '${today}'
  FROM generate_series(0, ${count - 1}) n`

const addDetails = (count: number) => `
  INSERT INTO membership_details (user_id, visited_before, father_name, parent_contact_number,
    educational_background, current_occupation, current_address, job_title, exam_preparation,
    examination_date, selfie, updated_at)
  SELECT ${uuidOf(1, 'n')}::uuid, false, 'Ramesh Patil', '9876500000', 'Graduation', 'Student',
    '12 Laxmi Road, Pune', '', 'MPSC', '2030-09-01',
    'selfies/' || ${uuidOf(3, `(n % ${PHOTOS})`)} || '.webp', now()
  FROM generate_series(0, ${count - 1}) n`

const addBookings = (count: number) => `
  WITH places AS (SELECT id, room, row_number() OVER (ORDER BY number) - 1 AS place FROM seats)
  INSERT INTO bookings (id, user_id, seat_id, room, batch, duration, start_date, end_date, halves, amount,
    renewal, status, held_until, created_at, paid_at)
  SELECT ${uuidOf(2, 'n')}::uuid, ${uuidOf(1, 'n')}::uuid, places.id, room, '${BATCH}', '1 Month', '${FROM}',
    '${UNTIL}', '[0,2)', 1000, false, 'paid', now(), now(), now()
  FROM generate_series(0, ${count - 1}) n JOIN places ON place = n % (SELECT count(*) FROM places)`

const addPasses = (count: number, epoch: number) => `
  INSERT INTO hall_passes (id, user_id, epoch, kind, issued_at)
  SELECT decode(lpad(to_hex(n), 16, '0'), 'hex'), ${uuidOf(1, 'n')}::uuid, ${epoch}, 'phone', now()
  FROM generate_series(0, ${count - 1}) n`
