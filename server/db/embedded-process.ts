import { spawn } from 'node:child_process'
import { readdir, readFile, readlink, realpath } from 'node:fs/promises'
import { errorCode } from '../error-code.ts'

/** True while a process has that number, even another user's. */
export function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** Sends a signal to a process that may have ended already. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}

/** True if that process is the PostgreSQL of that cluster, not one that got its number later. */
export async function isPostgresOf(clusterDir: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false
  if (process.platform === 'win32') return true
  if (process.platform !== 'linux') return (await commandLine(pid)).includes(clusterDir)
  try {
    // PostgreSQL works in its data folder, wherever that has been moved to.
    return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(clusterDir))
  } catch (error) {
    // In a container even root may not look there; how a process was started is open to all.
    if (errorCode(error) !== 'EACCES') return false
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    return command.split('\0').includes(clusterDir)
  }
}

/** True if any process is the PostgreSQL of that cluster, or one of its. Windows does not tell. */
export async function isPostgresOn(clusterDir: string): Promise<boolean> {
  if (process.platform === 'win32') return false
  if (process.platform !== 'linux') return (await allCommandLines()).includes(clusterDir)
  for (const name of await readdir('/proc')) {
    const pid = Number(name)
    if (pid > 0 && pid !== process.pid && (await isPostgresOf(clusterDir, pid))) return true
  }
  return false
}

const commandLine = (pid: number) => askPs(['-o', 'command=', '-p', String(pid)])
const allCommandLines = () => askPs(['-axww', '-o', 'command='])

function askPs(args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('ps', args, { stdio: ['ignore', 'pipe', 'ignore'] })
    let line = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      line += text
    })
    child.once('error', reject)
    child.once('close', () => resolve(line))
  })
}
