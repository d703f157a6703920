import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  type DebianPostgres,
  hasPostgres15,
  startPostgres15,
} from '#server/testing/databases/debian-postgres.ts'
import { databaseNamed, runSql } from '#server/testing/databases/run-sql.ts'
import { bookingOf, newPaymentId } from '#server/testing/members/members.ts'
import { temporaryDataFolder } from '#server/testing/process/embedded-folder.ts'
import { type RealServer, startRealServer } from '#server/testing/process/real-server.ts'
import { startCommand } from '#server/testing/process/run-command.ts'
import { callProcess } from '#server/testing/process/two-processes.ts'
import { occupiedSeats, updateBooking } from '#shared/contract/booking/booking.ts'
import { completePayment } from '#shared/contract/money/payment.ts'
import { login, me } from '#shared/contract/user/auth.ts'
import { SEATS } from '#shared/domain/booking/seats.ts'
import { addDays, dayIn } from '#shared/domain/calendar-day.ts'

let folder: Awaited<ReturnType<typeof temporaryDataFolder>>
let server: RealServer | undefined
let postgres15: DebianPostgres | undefined
beforeEach(async () => {
  folder = await temporaryDataFolder()
})
afterEach(async () => {
  server?.process.kill('SIGTERM')
  await server?.ended
  server = undefined
  await postgres15?.close()
  postgres15 = undefined
  await folder.remove()
})

const pathTo = (...names: string[]) => join(folder.home, ...names)

/** A sample member without a current or future seat. */
const WITHOUT_SEAT = `
  SELECT u.email, (SELECT count(*)::int FROM bookings) AS bookings
  FROM users u JOIN membership_details d ON d.user_id = u.id
  WHERE u.deactivated_at IS NULL AND d.selfie IS NOT NULL AND u.gender = 'male' AND NOT EXISTS
    (SELECT FROM bookings b WHERE b.user_id = u.id AND b.end_date > current_date
      AND b.status IN ('held', 'paid'))
  ORDER BY u.created_at LIMIT 1`
const found = z.tuple([z.object({ email: z.string(), bookings: z.int() })])

/** Not today: late in the evening, today's Day batch is over. */
const tomorrow = () => addDays(dayIn('Asia/Kolkata', new Date()), 1)

/** Returns the first seat of a room that is free for a month from tomorrow. */
async function freeSeat(url: string, token: string): Promise<string> {
  const plan = bookingOf({ start: tomorrow() })
  const query = new URLSearchParams({
    membershipType: plan.membershipType,
    timeSlot: plan.timeSlot,
    membershipDuration: plan.membershipDuration,
    membershipStartDate: plan.membershipStartDate,
  })
  const path = `${occupiedSeats.path}?${query}` as const
  const { reply } = await callProcess(url, { ...occupiedSeats, path }, undefined, { token })
  const { occupied, refused } = z.parse(occupiedSeats.reply, reply).data
  const seat = SEATS.find(
    (each) =>
      each.room === plan.membershipType &&
      !occupied.includes(each.id) &&
      !refused.includes(each.id),
  )
  if (!seat) throw new Error('The sample left no seat free')
  return seat.id
}

test.skipIf(!hasPostgres15)(
  'starts on PostgreSQL 15 after a move, and members log in, book and pay (skipped without Debian’s postgresql-15)',
  async () => {
    const here = { DATA_DIR: folder.dataDir }
    const seeded = await startCommand('seed/seed-command.ts', ['--members', '60'], { env: here })
      .ended
    expect(seeded).toMatchObject({ code: 0, stderr: '' })
    const password = /password (\S+)/.exec(seeded.stdout)?.[1]
    const backup = startCommand('backup/backup-command.ts', [pathTo('hall.tar')], { env: here })
    expect(await backup.ended).toMatchObject({ code: 0, stderr: '' })

    postgres15 = await startPostgres15()
    // A role with the minimal privileges.
    await runSql(postgres15.connectionString, 'CREATE ROLE plain LOGIN')
    await runSql(postgres15.connectionString, 'CREATE DATABASE hall OWNER plain')
    const address = databaseNamed('hall', postgres15.connectionString)
    const there = { DATA_DIR: pathTo('moved'), DATABASE_URL: address.replace('owner@', 'plain@') }
    const restore = startCommand('backup/restore-command.ts', [pathTo('hall.tar')], { env: there })
    expect(await restore.ended).toMatchObject({ code: 0, stderr: '' })

    server = startRealServer({ ...there, SMTP_URL: '', PAYMENTS: '' })
    const url = await server.url
    const [{ email, bookings }] = found.parse(await runSql(there.DATABASE_URL, WITHOUT_SEAT))
    const loggedIn = await callProcess(url, login, { email, password })
    const { token } = z.parse(login.reply, loggedIn.reply)
    const seat = await freeSeat(url, token)
    const start = tomorrow()
    const bookingDetails = bookingOf({ seat, start })
    expect((await callProcess(url, updateBooking, { bookingDetails }, { token })).status).toBe(200)
    const payment = { paymentId: newPaymentId(), paymentStatus: 'completed' }
    expect((await callProcess(url, completePayment, payment, { token })).status).toBe(200)

    const { reply } = await callProcess(url, me, undefined, { token })
    const { user } = z.parse(me.reply, reply)
    expect(user).toMatchObject({ bookingCompleted: true, hasDnyanpittId: true })
    expect(user.bookingDetails?.preferredSeat).toBe(seat)
    const version = await runSql(there.DATABASE_URL, 'SHOW server_version_num')
    expect(version).toEqual([{ server_version_num: expect.stringMatching(/^15/) }])
    const after = await runSql(
      there.DATABASE_URL,
      `SELECT (SELECT count(*)::int FROM bookings) AS bookings,
        (SELECT status FROM bookings WHERE seat_id = '${seat}' ORDER BY created_at DESC LIMIT 1) AS status`,
    )
    expect(after).toEqual([{ bookings: bookings + 1, status: 'paid' }])
  },
)
