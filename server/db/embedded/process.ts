import { spawn } from 'node:child_process'
import { readdir, readFile, readlink, realpath } from 'node:fs/promises'
import { errorCode } from '#server/log/error-code.ts'

/** Returns whether a process of any user has that PID. */
export function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** Sends a signal to a process that may already have ended. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}

/**
 * Returns whether the process is the PostgreSQL of that cluster and not another one that reused its
 * PID.
 */
export async function isPostgresProcess(clusterDir: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false
  if (process.platform === 'win32') return true
  if (process.platform !== 'linux') return (await commandLine(pid)).includes(clusterDir)
  try {
    // PostgreSQL's working directory is its data folder, even if that was moved.
    return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(clusterDir))
  } catch (error) {
    // In a container even root may not read that link; the command line is readable by all.
    if (errorCode(error) !== 'EACCES') return false
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    return command.split('\0').includes(clusterDir)
  }
}

/** Returns whether any process belongs to the PostgreSQL of that cluster. Unknown on Windows. */
export async function hasPostgresProcess(clusterDir: string): Promise<boolean> {
  if (process.platform === 'win32') return false
  if (process.platform !== 'linux') return (await allCommandLines()).includes(clusterDir)
  for (const name of await readdir('/proc')) {
    const pid = Number(name)
    if (pid > 0 && pid !== process.pid && (await isPostgresProcess(clusterDir, pid))) return true
  }
  return false
}

const commandLine = (pid: number) => runPs(['-o', 'command=', '-p', String(pid)])
const allCommandLines = () => runPs(['-axww', '-o', 'command='])

function runPs(args: string[]): Promise<string> {
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
