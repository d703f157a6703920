import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Statement } from './record-statements.ts'
import type { RunningApp } from './start-app.ts'

export type Recorded = {
  connectionString: string
  statements: Statement[]
  /** What stands in the recorded values for what each request brings, or gets. */
  stands: { session?: string; email?: string; id?: string }
  /** Whether PostgreSQL plans each statement once, as it does for the app. */
  prepared: boolean
}

/** A process that answers by these statements alone: bare-server.ts. */
export async function startBare(recorded: Recorded): Promise<RunningApp> {
  const server = fork(join(import.meta.dirname, 'bare-server.ts'), [], {
    env: { PATH: process.env.PATH, RECORDED: JSON.stringify(recorded), NODE_ENV: 'production' },
  })
  const ended = once(server, 'exit')
  const [port] = await once(server, 'message')
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.kill('SIGTERM')
      await ended
    },
  }
}
