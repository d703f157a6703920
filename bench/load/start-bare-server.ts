import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Statement } from './record-statements.ts'
import type { RunningApp } from './start-app.ts'

export type BareServerOptions = {
  connectionString: string
  statements: Statement[]
  /** Recorded values that each request replaces with its own. */
  placeholders: { session?: string; email?: string; seat?: string; ids?: string[] }
  /** Whether PostgreSQL prepares each statement once, as it does for the app. */
  prepared: boolean
}

/** Starts bare-server.ts in a separate process. */
export async function startBareServer(options: BareServerOptions): Promise<RunningApp> {
  const server = fork(join(import.meta.dirname, 'bare-server.ts'), [], {
    env: { PATH: process.env.PATH, BARE_SERVER: JSON.stringify(options), NODE_ENV: 'production' },
  })
  const ended = once(server, 'exit')
  const [port] = await once(server, 'message')
  return {
    pid: server.pid ?? 0,
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.kill('SIGTERM')
      await ended
    },
  }
}
