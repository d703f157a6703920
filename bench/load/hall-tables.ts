import { Client } from 'pg'
import { SEATS } from '#shared/domain/booking/seats.ts'
import { runStatements } from './open-postgres.ts'

/** Bookings of many halls in one table, with the columns of the app's table and the hall before them. */
export type HallTable = {
  /** The table's name. */
  table: string
  halls: number
  /** Hash partitions by hall, or none. */
  partitions?: number
}

/** Each seat is booked by the month, day and night, in these months. */
const MONTHS_BACK = 12
const MONTHS = 18
const HALLS_PER_CHUNK = 50

/**
 * Creates the table and fills it. Its constraints are those of the app's table, each with the hall in front: on a
 * partitioned table, as in Citus, they hold only if they contain the column by which rows are distributed.
 */
export async function addHallTable(
  connectionString: string,
  { table, halls, partitions }: HallTable,
): Promise<void> {
  const partitioned = partitions ? ' PARTITION BY HASH (hall_id)' : ''
  await runStatements(
    connectionString,
    `CREATE TABLE ${table} (hall_id integer NOT NULL,
       LIKE bookings INCLUDING DEFAULTS INCLUDING GENERATED)${partitioned}`,
    ...Array.from(
      { length: partitions ?? 0 },
      (_, rest) =>
        `CREATE TABLE ${table}_${rest} PARTITION OF ${table}
           FOR VALUES WITH (MODULUS ${partitions}, REMAINDER ${rest})`,
    ),
  )
  for (let from = 0; from < halls; from += HALLS_PER_CHUNK) {
    await runStatements(
      connectionString,
      fill(table, from, Math.min(from + HALLS_PER_CHUNK, halls) - 1),
    )
  }
  await runStatements(connectionString, ...constraints(table), `VACUUM (ANALYZE) ${table}`)
}

function fill(table: string, from: number, to: number): string {
  return `
    INSERT INTO ${table} (hall_id, user_id, seat_id, room, batch, duration, start_date, end_date, halves, amount,
      renewal, status, held_until, created_at, paid_at)
    SELECT hall, md5(hall || seats.id || half)::uuid, seats.id, room, 'Day Batch (7:00 AM - 10:00 PM)', '1 Month',
      day, (day + interval '1 month')::date, int4range(half, half + 1), 999, true, 'paid', day, day, day
    FROM generate_series(${from}, ${to}) hall, seats, generate_series(0, 1) half,
      LATERAL (SELECT (date_trunc('month', now()) + month * interval '1 month')::date AS day
        FROM generate_series(${-MONTHS_BACK}, ${MONTHS - MONTHS_BACK - 1}) month) days
    ORDER BY day, hall`
}

function constraints(table: string): string[] {
  return [
    `ALTER TABLE ${table} ADD CONSTRAINT ${table}_seat_taken EXCLUDE USING gist
       (hall_id WITH =, seat_id WITH =, period WITH &&, halves WITH &&) WHERE (status IN ('held', 'paid'))`,
    `ALTER TABLE ${table} ADD CONSTRAINT ${table}_own_period EXCLUDE USING gist
       (hall_id WITH =, user_id WITH =, period WITH &&) WHERE (status = 'paid')`,
    `ALTER TABLE ${table} ADD PRIMARY KEY (hall_id, id)`,
    `CREATE UNIQUE INDEX ON ${table} (hall_id, user_id) WHERE status IN ('held', 'lapsed')`,
    `CREATE INDEX ON ${table} (hall_id, user_id, start_date)`,
    `CREATE INDEX ON ${table} USING gist (hall_id, room, period)
       INCLUDE (seat_id, halves, status, held_until, user_id) WHERE status IN ('held', 'paid')`,
    `CREATE INDEX ON ${table} (hall_id, end_date) WHERE status = 'paid'`,
    `CREATE INDEX ON ${table} (hall_id, created_at DESC, id) WHERE status <> 'replaced'`,
  ]
}

export type HallStatement = 'hold' | 'map'

/**
 * Runs one kind of statement over several connections for some seconds, each time in the next hall. Returns the number of
 * statements.
 */
export async function runInHalls(
  connectionString: string,
  { table, halls }: HallTable,
  load: { statement: HallStatement; connections: number; seconds: number },
): Promise<number> {
  const clients = await openClients(connectionString, load.connections)
  try {
    const until = performance.now() + load.seconds * 1000
    let statements = 0
    await Promise.all(
      clients.map(async (client) => {
        while (performance.now() < until) {
          await client.query(queryOf(load.statement, table, statements++, halls))
        }
      }),
    )
    return statements
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}

/** Deletes what `runInHalls` and `raceForSeat` booked. */
export async function deleteHeld(
  connectionString: string,
  { table }: Pick<HallTable, 'table'>,
): Promise<void> {
  await runStatements(
    connectionString,
    `DELETE FROM ${table} WHERE status = 'held'`,
    `VACUUM ${table}`,
  )
}

async function openClients(connectionString: string, count: number): Promise<Client[]> {
  const clients = Array.from({ length: count }, () => new Client({ connectionString }))
  await Promise.all(clients.map((client) => client.connect()))
  return clients
}

/** The first of these days lies behind all bookings of the table. */
const FREE_DAYS_FROM = 300

function queryOf(statement: HallStatement, table: string, number: number, halls: number) {
  const hall = number % halls
  const turn = Math.floor(number / halls)
  const seat = SEATS[turn % SEATS.length] ?? SEATS[0]
  if (statement === 'map') {
    return {
      name: `map ${table}`,
      text: `SELECT seat_id, halves, status, held_until FROM ${table}
        WHERE hall_id = $1 AND room = $2 AND status IN ('held', 'paid')
          AND period && daterange(current_date + $3::int, current_date + $3::int + 30)`,
      values: [hall, seat?.room, turn % 25],
    }
  }
  return {
    name: `hold ${table}`,
    text: `INSERT INTO ${table} (hall_id, user_id, seat_id, room, batch, duration, start_date, end_date, halves,
        amount, renewal, status, held_until, created_at)
      VALUES ($1, gen_random_uuid(), $2, $3, 'Day Batch (7:00 AM - 10:00 PM)', '1 Day', current_date + $4::int,
        current_date + $4::int + 1, '[1,2)', 99, false, 'held', now() + interval '10 minutes', now())`,
    values: [hall, seat?.id, seat?.room, FREE_DAYS_FROM + Math.floor(turn / SEATS.length)],
  }
}

/**
 * Books one seat and day as often as given, at the same moment: in one hall, and in as many halls. Returns how many of
 * these bookings succeeded.
 */
export async function raceForSeat(
  connectionString: string,
  table: string,
  attempts: number,
): Promise<{ oneHall: number; manyHalls: number }> {
  const race = async (day: number, hallOf: (attempt: number) => number) => {
    const clients = await openClients(connectionString, attempts)
    const results = await Promise.allSettled(
      clients.map((client, attempt) =>
        client.query(
          `INSERT INTO ${table} (hall_id, user_id, seat_id, room, batch, duration, start_date, end_date, halves,
             amount, renewal, status, held_until, created_at)
           VALUES ($1, gen_random_uuid(), 'A1', 'room', 'batch', '1 Day', current_date + $2::int,
             current_date + $2::int + 1, '[1,2)', 99, false, 'held', now(), now())`,
          [hallOf(attempt), day],
        ),
      ),
    )
    await Promise.all(clients.map((client) => client.end()))
    return results.filter(({ status }) => status === 'fulfilled').length
  }
  const oneHall = await race(3_000, () => 0)
  const manyHalls = await race(3_001, (attempt) => attempt)
  await deleteHeld(connectionString, { table })
  return { oneHall, manyHalls }
}
