import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isPostgresProcess } from '#server/db/embedded/process.ts'
import { makeFastFolder } from './fast-folder.ts'
import { type RealServer, startRealServer } from './real-server.ts'

const APP = fileURLToPath(new URL('embedded-app.ts', import.meta.url))

type App = {
  /** Resolves when it serves or has ended: its output so far, and its exit code if it ended. */
  settled: Promise<{ output: string; code: number | null }>
  kill(signal: NodeJS.Signals): Promise<void>
}

export type DataFolder = Awaited<ReturnType<typeof temporaryDataFolder>>

/** A data folder for one test, and the processes that the test runs on it. */
export async function temporaryDataFolder() {
  const home = await makeFastFolder('hall-')
  const dataDir = join(home, 'data')
  const clusterDir = join(dataDir, 'postgres')
  const apps: ChildProcess[] = []
  const servers: RealServer[] = []

  return {
    home,
    dataDir,
    clusterDir,

    /** Starts an app on the folder in its own process. */
    startApp(options: SpawnOptions & { dataDir?: string } = {}): App {
      const child = spawn(process.execPath, [APP, options.dataDir ?? dataDir], options)
      apps.push(child)
      return { settled: waitUntilSettled(child), kill: (signal) => kill(child, signal) }
    },

    /**
     * Starts the whole app on the folder, as `npm start` does, with its own PostgreSQL. Variables
     * set here override a developer's .env file.
     */
    startServer(env: Record<string, string> = {}): RealServer {
      const server = startRealServer({
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        PAYMENTS: '',
        SESSION_SECRET: '',
        SMTP_URL: '',
        ...env,
      })
      servers.push(server)
      return server
    },

    /** The PID of PostgreSQL's main process, from its postmaster.pid. */
    async postgresPid(): Promise<number> {
      return Number((await readFile(join(clusterDir, 'postmaster.pid'), 'utf8')).split('\n')[0])
    },

    /** Kills all processes on the folder and removes it. */
    async remove(): Promise<void> {
      for (const { process, ended } of servers) {
        process.kill('SIGKILL')
        await ended
      }
      for (const app of apps) await kill(app, 'SIGKILL')
      const pid = await this.postgresPid().catch(() => 0)
      if (await isPostgresProcess(clusterDir, pid)) process.kill(pid, 'SIGQUIT')
      while (await isPostgresProcess(clusterDir, pid))
        await new Promise((resolve) => setTimeout(resolve, 10))
      await rm(home, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

function waitUntilSettled(child: ChildProcess): App['settled'] {
  return new Promise((resolve) => {
    let output = ''
    const collect = (text: Buffer) => {
      output += text
      if (/^ready$/m.test(output)) resolve({ output, code: null })
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.once('close', (code) => resolve({ output, code }))
  })
}

async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}
