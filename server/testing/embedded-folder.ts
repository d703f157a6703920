import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isPostgresOf } from '../db/embedded-process.ts'
import { makeFastFolder } from './fast-folder.ts'

const APP = fileURLToPath(new URL('embedded-app.ts', import.meta.url))

type App = {
  /** Resolves when it serves or has ended: its output so far, and its exit code if it ended. */
  settled: Promise<{ output: string; code: number | null }>
  kill(signal: NodeJS.Signals): Promise<void>
}

/** A data folder of its own for one test, with what the tests of the supervisor do to it. */
export async function temporaryDataFolder() {
  const home = await makeFastFolder('hall-')
  const dataDir = join(home, 'data')
  const clusterDir = join(dataDir, 'postgres')
  const apps: ChildProcess[] = []

  return {
    home,
    dataDir,
    clusterDir,

    /** Starts an app on the folder in a process of its own. */
    startApp(options: SpawnOptions & { dataDir?: string } = {}): App {
      const child = spawn(process.execPath, [APP, options.dataDir ?? dataDir], options)
      apps.push(child)
      return { settled: settled(child), kill: (signal) => kill(child, signal) }
    },

    /** The number of PostgreSQL's main process, by the file that it keeps. */
    async postgresPid(): Promise<number> {
      return Number((await readFile(join(clusterDir, 'postmaster.pid'), 'utf8')).split('\n')[0])
    },

    async remove(): Promise<void> {
      for (const app of apps) await kill(app, 'SIGKILL')
      const pid = await this.postgresPid().catch(() => 0)
      if (await isPostgresOf(clusterDir, pid)) process.kill(pid, 'SIGQUIT')
      while (await isPostgresOf(clusterDir, pid))
        await new Promise((resolve) => setTimeout(resolve, 10))
      await rm(home, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

function settled(child: ChildProcess): App['settled'] {
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
