import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config/read-config.ts'
import type { AttemptLimits } from '#server/http/limits/attempt-limits.ts'
import { buildServices } from '#server/services.ts'
import { createTestDatabase } from '#server/testing/databases/test-database.ts'
import { type MailServer, openMailServer } from '#server/testing/mail-server.ts'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import type { Call } from '#shared/contract/call.ts'
import { type RealServer, startRealServer } from './real-server.ts'

const SECRET = '7fWm2xQ9-kTzR4vLcJ8_bNy3HgPd6sAe'
/** The super admin created by the first start. */
export const OWNER = { email: 'owner@example.com', password: 'Quiet-Lamp-7' }

/** Processes of the app on one database, each with its own data folder. */
export type TwoProcesses = {
  /**
   * The addresses of the two processes that started simultaneously on a database without tables.
   */
  A: string
  B: string
  connectionString: string
  mails: MailServer
  started: readonly RealServer[]
  start(name: string, env?: Record<string, string>): RealServer
  /** The attempt limits that the processes share through the database. */
  limits: AttemptLimits
  /** Inserts a user directly into the database. */
  newMember(): Promise<AddedMember>
  close(): Promise<void>
}

export async function openTwoProcesses(): Promise<TwoProcesses> {
  const home = await mkdtemp(join(tmpdir(), 'hall-many-'))
  const mails = await openMailServer()
  const database = await createTestDatabase({ migrated: false })
  const { connectionString } = database
  const started: RealServer[] = []

  function start(name: string, env: Record<string, string> = {}): RealServer {
    const server = startRealServer({
      DATA_DIR: join(home, name),
      DATABASE_URL: connectionString,
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      SESSION_SECRET: SECRET,
      ADMIN_EMAIL: OWNER.email,
      ADMIN_PASSWORD: OWNER.password,
      PAYMENTS: '',
      ...env,
    })
    started.push(server)
    return server
  }

  const both = [start('a'), start('b')]
  const [A = '', B = ''] = await Promise.all(both.map(({ url }) => url))
  const config = readConfig({ DATA_DIR: join(home, 'test'), SESSION_SECRET: SECRET })
  const services = await buildServices(config, { connectionString, print: () => {} })
  const app = await buildApp(services)
  return {
    A,
    B,
    connectionString,
    mails,
    started,
    start,
    limits: services.limits,
    newMember: () =>
      addMember({ fastify: app, services, inject: (options) => app.inject(options) }),
    async close() {
      for (const { process, ended } of started) {
        process.kill('SIGKILL')
        await ended
      }
      await app.close()
      await services.close()
      await mails.close()
      await database.drop()
      await rm(home, { recursive: true, force: true })
    },
  }
}

/** Sends a request to one of the processes. */
export async function callProcess(
  url: string,
  { method, path }: Call,
  body?: object,
  { token, address }: { token?: string | undefined; address?: string } = {},
): Promise<{ status: number; reply: unknown }> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      // The client's address, as a local proxy would send it.
      ...(address !== undefined && { 'x-forwarded-for': address }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const reply: unknown = await response.json()
  return { status: response.status, reply }
}
