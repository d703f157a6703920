import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config/read-config.ts'
import { buildServices } from '#server/services.ts'
import { runSql } from '#server/testing/databases/run-sql.ts'
import { createTestDatabase } from '#server/testing/databases/test-database.ts'
import { openGatewayServer } from '#server/testing/gateway/gateway-server.ts'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { bookingOf } from '#server/testing/members/members.ts'
import { updateBooking } from '#shared/contract/booking/booking.ts'
import { completePayment } from '#shared/contract/money/payment.ts'
import { SEATS } from '#shared/domain/booking/seats.ts'
import { addDays, dayIn } from '#shared/domain/calendar-day.ts'
import { holdLock, waitsForLock } from './hold-lock.ts'
import { type RealServer, startRealServer } from './real-server.ts'
import { callProcess } from './two-processes.ts'

/** The secret of the server's sessions. */
export const SECRET = '7fWm2xQ9-kTzR4vLcJ8_bNy3HgPd6sAe'
const HTTP_GATEWAY = new URL('../gateway/http-gateway.ts', import.meta.url).href
/** Not the bundle, in which no other gateway can replace the simulated one. */
const SOURCES = join(import.meta.dirname, '../../main.ts')

/** The moments of a payment at which its server is killed. */
export const KILL_MOMENTS = [
  'charge received',
  'charge done',
  'charge answered',
  'payment completed',
  'refund received',
  'refund done',
] as const
export type KillMoment = (typeof KILL_MOMENTS)[number]

const statusRows = z.array(z.object({ payment: z.string(), booking: z.string() }))

export type KilledPayments = Awaited<ReturnType<typeof openKilledPayments>>

/** The app as `npm start` runs it, with a payment gateway that survives it. */
export async function openKilledPayments() {
  const home = await mkdtemp(join(tmpdir(), 'hall-payments-'))
  const database = await createTestDatabase()
  const gateway = await openGatewayServer()
  const { connectionString } = database
  let booked = 0
  let server: RealServer

  const sql = (statement: string) => runSql(connectionString, statement)

  async function start(): Promise<void> {
    const env = {
      NODE_OPTIONS: `--import=${HTTP_GATEWAY}`,
      TEST_GATEWAY_URL: gateway.url,
      DATA_DIR: join(home, 'app'),
      DATABASE_URL: connectionString,
      SESSION_SECRET: SECRET,
      ADMIN_PASSWORD: 'Quiet-Lamp-7',
      PAYMENTS: 'simulated',
    }
    server = startRealServer(env, SOURCES)
    await server.url
  }

  const kill = () => server.kill()

  /** The states of a payment and of its booking. */
  async function statusesOf(paymentId: string) {
    const rows = await sql(
      `SELECT payments.status AS payment, bookings.status AS booking
       FROM payments JOIN bookings ON bookings.id = booking_id WHERE payments.id = '${paymentId}'`,
    )
    return statusRows.parse(rows)[0]
  }

  async function pay(member: AddedMember, paymentId: string) {
    const body = { paymentId, paymentStatus: 'completed' }
    return callProcess(await server.url, completePayment, body, member)
  }

  /** Runs after the charge, to bring the server to the moment at which it is killed. */
  async function prepare(at: KillMoment, member: AddedMember, paymentId: string, died: () => void) {
    if (at === 'refund received' || at === 'refund done') {
      await sql(`UPDATE bookings SET status = 'cancelled' WHERE user_id = '${member.id}'`)
    }
    if (at === 'charge answered') {
      const lock = await holdLock(
        connectionString,
        `SELECT FROM users WHERE id = '${member.id}' FOR UPDATE`,
      )
      void lock.releaseWhen(() => waitsForLock(connectionString), kill).then(died)
    }
    if (at === 'payment completed') {
      // The reply reads this table after the commit.
      const lock = await holdLock(connectionString, 'LOCK TABLE membership_details')
      const isCompleted = async () => (await statusesOf(paymentId))?.payment === 'completed'
      void lock.releaseWhen(isCompleted, kill).then(died)
    }
  }

  await start()
  return {
    bank: gateway.bank,
    start,
    statusesOf,
    pay,
    /** A member who has booked a seat. */
    async newMember(): Promise<AddedMember> {
      const member = await addMemberTo(connectionString, home)
      const day = addDays(dayIn('Asia/Kolkata', new Date()), 1)
      const bookingDetails = bookingOf({ seat: SEATS[booked++]?.id ?? '', start: day })
      const { status } = await callProcess(
        await server.url,
        updateBooking,
        { bookingDetails },
        member,
      )
      if (status !== 200) throw new Error(`The booking was refused with ${status}`)
      return member
    },
    /** Kills the server at that moment of a payment. Throws if the member gets a response first. */
    async killDuring(at: KillMoment, member: AddedMember, paymentId: string): Promise<void> {
      const killed = new Promise<void>((died) => {
        gateway.onMoment = async (moment) => {
          if (moment === 'charge done') await prepare(at, member, paymentId, died)
          if (moment !== at) return true
          await kill()
          died()
          return false
        }
      })
      const answered = await pay(member, paymentId).catch(() => undefined)
      if (answered) throw new Error(`The server answered ${answered.status} before it was killed`)
      await killed
      gateway.onMoment = async () => true
    },
    async close(): Promise<void> {
      await kill()
      await gateway.close()
      await database.drop()
      await rm(home, { recursive: true, force: true })
    },
  }
}

/** Adds a user to the database of a server that runs in another process. */
export async function addMemberTo(
  connectionString: string,
  home: string,
  options: Parameters<typeof addMember>[1] = {},
): Promise<AddedMember> {
  const config = readConfig({ DATA_DIR: join(home, 'test'), SESSION_SECRET: SECRET })
  const services = await buildServices(config, { connectionString, print: () => {} })
  const app = await buildApp(services)
  try {
    return await addMember({ fastify: app, services, inject: app.inject.bind(app) }, options)
  } finally {
    await app.close()
    await services.close()
  }
}
