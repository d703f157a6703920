import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { CHILD_ENV } from './child-env.ts'

/** Vitest's and Playwright's global setups build it. */
const BUILT = join(import.meta.dirname, '../../../dist/server/main.js')

export type RealServer = {
  process: ChildProcess
  /** Its address once it listens. Throws with its output if it ends first. */
  url: Promise<string>
  /** Its output so far. */
  printed: Readonly<{ stdout: string; stderr: string }>
  ended: Promise<{ code: number | null; stdout: string; stderr: string }>
  /** Ends it at once, as a crash does. */
  kill: () => Promise<void>
}

/** Starts the app in its own process, as built unless `program` is given, on a free port unless PORT is. */
export function startRealServer(env: Record<string, string>, program = BUILT): RealServer {
  const child = spawn(process.execPath, [program], {
    env: { ...CHILD_ENV, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed = { stdout: '', stderr: '' }
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed.stdout += text
      const port = /listens on http:\/\/localhost:(\d+)/.exec(printed.stdout)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}/api`)
    })
    child.once('close', (code, signal) => {
      const output = `${printed.stdout}${printed.stderr}`
      reject(new Error(`The server ended with ${code ?? signal} before it listened:\n${output}`))
    })
  })
  // A test that waits only for the exit ignores the address.
  url.catch(() => undefined)
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed.stderr += text
  })
  const ended = new Promise<Awaited<RealServer['ended']>>((resolve) => {
    child.once('close', (code) => resolve({ code, ...printed }))
  })
  async function kill(): Promise<void> {
    child.kill('SIGKILL')
    await ended
  }
  return { process: child, url, printed, ended, kill }
}
