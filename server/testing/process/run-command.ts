import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { CHILD_ENV } from './child-env.ts'

export type RunningCommand = {
  process: ChildProcess
  ended: Promise<{ code: number | null; stdout: string; stderr: string }>
}

/** Starts a program by its path under `server`, in its own process; `input` is written to stdin. */
export function startCommand(
  program: string,
  args: readonly string[],
  { env, input = '' }: { env: Record<string, string>; input?: string },
): RunningCommand {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../..', program), ...args], {
    // Variables set here override a developer's own .env file.
    env: { ...CHILD_ENV, DATABASE_URL: '', SMTP_URL: '', S3_ENDPOINT: '', ...env },
    stdio: 'pipe',
  })
  child.stdin.end(input)
  const printed = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed.stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed.stderr += text
  })
  const ended = new Promise<Awaited<RunningCommand['ended']>>((resolve) => {
    child.once('close', (code) => resolve({ code, ...printed }))
  })
  return { process: child, ended }
}
