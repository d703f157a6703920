import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { makeFastFolder } from '#server/testing/process/fast-folder.ts'
import { type OtherServer, startServer } from './second-server.ts'

const SEED_COMMAND = resolve(import.meta.dirname, '../../server/seed/seed-command.ts')

export const SEEDED_ADMIN = { email: 'owner@hall.example', password: 'Reading-Room-1' }

/**
 * Starts the app with a separate database that has the given number of sample members, who pay at reception. Returns its
 * URL and a function that stops it and removes its data.
 */
export async function startSeededServer(members: number): Promise<OtherServer> {
  const home = await makeFastFolder('hall-seeded-')
  const dataDir = join(home, 'data')
  const seed = spawn(process.execPath, [SEED_COMMAND, '--members', String(members)], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: 'ignore',
  })
  const [code] = await once(seed, 'exit')
  if (code !== 0) throw new Error(`The sample data could not be added: exit code ${code}`)
  const server = await startServer({
    DATA_DIR: dataDir,
    PAYMENTS: 'desk',
    ADMIN_EMAIL: SEEDED_ADMIN.email,
    ADMIN_PASSWORD: SEEDED_ADMIN.password,
  })
  return {
    url: server.url,
    async stop() {
      await server.stop()
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
