import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import * as z from 'zod/mini'
import { runSql } from '#server/testing/databases/run-sql.ts'
import { allMails } from '#server/testing/outbox-mails.ts'
import { receiptNumber } from '#shared/domain/money/receipt.ts'

export type Purchase = { userId: string; seat: string; start: string }

/**
 * What a server has acknowledged across restarts: payments and tours by the ids in its responses.
 */
export type Acknowledged = {
  /** By user, the profile pictures that were set, newest last. */
  pictures: Map<string, string[]>
  bookings: Purchase[]
  payments: Map<string, Purchase>
  tours: Set<string>
}

export const emptyAcknowledged = (): Acknowledged => ({
  bookings: [],
  payments: new Map(),
  tours: new Set(),
  pictures: new Map(),
})

/** All empty and false if nothing was lost. */
export const NOTHING_LOST = {
  bookingsLost: [],
  paymentsLost: [],
  toursLost: [],
  receiptsLost: [],
  picturesLost: [],
  soldTwice: 0,
  paidForNothing: 0,
}

const bookingRows = z.array(
  z.object({ userId: z.string(), seat: z.string(), start: z.string(), status: z.string() }),
)
const paymentRows = z.array(
  z.object({ id: z.string(), userId: z.string(), seat: z.string(), start: z.string() }),
)
const soldRows = z.tuple([z.object({ bookings: bookingRows, payments: paymentRows })])
const tourRows = z.array(z.object({ id: z.string() }))
const avatarRows = z.array(z.object({ id: z.string(), avatar: z.string() }))
const receiptRows = z.array(
  z.object({ payment: z.string(), series: z.string(), year: z.int(), number: z.int() }),
)
const mailRows = z.array(z.object({ body: z.string() }))

/**
 * Returns what a database and its outbox have lost of everything acknowledged, and what was sold
 * twice.
 */
export async function findLosses(
  acknowledged: Acknowledged,
  { connectionString, dataDir }: { connectionString: string; dataDir: string },
): Promise<unknown> {
  const booking = `b.user_id AS "userId", b.seat_id AS seat, b.start_date::text AS start`
  const rows = (sql: string) => runSql(connectionString, sql)
  // In one statement, because a restarted app may just be finishing a payment.
  const [{ bookings, payments }] = soldRows.parse(
    await rows(
      `SELECT
        (SELECT coalesce(json_agg(each), '[]') FROM (SELECT ${booking}, b.status FROM bookings b) each)
          AS bookings,
        (SELECT coalesce(json_agg(each), '[]') FROM (
          SELECT p.id, ${booking} FROM payments p JOIN bookings b ON b.id = p.booking_id
          WHERE p.status = 'completed' AND b.status = 'paid'
        ) each) AS payments`,
    ),
  )
  const tours = new Set(
    tourRows.parse(await rows('SELECT id FROM tour_requests')).map(({ id }) => id),
  )
  const numbers = await receiptNumbers(connectionString)
  // The queue first: an email that is sent in between is then found in both.
  const waiting = mailRows.parse(await rows('SELECT body FROM outgoing_mails'))
  const sent = await allMails(join(dataDir, 'outbox'))
  const mails = [...waiting.map(({ body }) => body), ...sent.map(({ text }) => text)].join('\n')

  const saved = new Set(bookings.map(keyOf))
  const paid = new Map(payments.map((payment) => [payment.id, keyOf(payment)]))
  const sold = bookings.filter(({ status }) => status === 'paid')
  const seatDays = new Set(sold.map(({ seat, start }) => `${seat} ${start}`))
  return {
    bookingsLost: acknowledged.bookings.filter((each) => !saved.has(keyOf(each))),
    paymentsLost: [...acknowledged.payments].filter(([id, each]) => paid.get(id) !== keyOf(each)),
    toursLost: [...acknowledged.tours].filter((id) => !tours.has(id)),
    receiptsLost: [...acknowledged.payments.keys()].filter((id) => {
      const number = numbers.get(id)
      return number === undefined || !mails.includes(`${number}.`)
    }),
    picturesLost: await lostPictures(acknowledged, { connectionString, dataDir }),
    soldTwice: sold.length - seatDays.size,
    paidForNothing: payments.length - sold.length,
  }
}

/** The receipts' numbers by payment. An email has a receipt's number, not its payment. */
export async function receiptNumbers(connectionString: string): Promise<Map<string, string>> {
  const sql = 'SELECT payment_id AS payment, series, year, number FROM receipts'
  const receipts = receiptRows.parse(await runSql(connectionString, sql))
  return new Map(receipts.map((key) => [key.payment, receiptNumber(key)]))
}

/**
 * Users whose picture is not the last acknowledged one, nor a newer one without a response, or
 * can't be shown.
 */
async function lostPictures(
  { pictures }: Acknowledged,
  { connectionString, dataDir }: { connectionString: string; dataDir: string },
): Promise<string[]> {
  const sql = 'SELECT id, avatar FROM users WHERE avatar IS NOT NULL'
  const rows = avatarRows.parse(await runSql(connectionString, sql))
  const avatars = new Map(rows.map(({ id, avatar }) => [id, avatar]))
  const lost: string[] = []
  for (const [userId, keys] of pictures) {
    const key = avatars.get(userId)
    const isOld = key === undefined || keys.slice(0, -1).includes(key)
    if (isOld || !(await isWhole(join(dataDir, 'uploads', key)))) lost.push(`${userId} ${key}`)
  }
  return lost
}

async function isWhole(file: string): Promise<boolean> {
  try {
    // The complete picture, not only its header.
    await sharp(await readFile(file))
      .raw()
      .toBuffer()
    return true
  } catch {
    return false
  }
}

function keyOf({ userId, seat, start }: Purchase): string {
  return `${userId} ${seat} ${start}`
}
