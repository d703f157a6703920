import { resolve } from 'node:path'
import { AppError } from '#server/app-error.ts'
import { loadEnvFile } from '#server/config/env-file.ts'
import { type Config, readConfig } from '#server/config/read-config.ts'
import { StartupError } from '#server/config/startup-error.ts'
import { stopSignal } from '#server/lifecycle/stop-signal.ts'
import { BackupError } from './backup-error.ts'

const INTERRUPTED = 130

export type Command = {
  config: Config
  /** Absolute path. */
  path: string
  flags: ReadonlySet<string>
  print: (line: string) => void
  stop: AbortSignal
}

/**
 * Runs a command that takes one file and exits the process: 0 on success, 1 with one sentence on
 * failure, 130 when interrupted.
 */
export async function runCommand(
  { usage, flags: known }: { usage: string; flags: readonly string[] },
  work: (command: Command) => Promise<void>,
): Promise<never> {
  const stop = stopSignal()
  try {
    loadEnvFile()
    const args = process.argv.slice(2)
    const flags = args.filter((arg) => arg.startsWith('-'))
    const [file, ...more] = args.filter((arg) => !arg.startsWith('-'))
    if (file === undefined || more.length > 0 || flags.some((flag) => !known.includes(flag))) {
      throw new BackupError(usage)
    }
    // npm runs scripts in the project's folder, whatever the caller's working directory.
    const path = resolve(process.env.INIT_CWD ?? '.', file)
    const config = readConfig(process.env)
    await work({ config, path, flags: new Set(flags), print: console.log, stop })
    process.exit(0)
  } catch (error) {
    if (stop.aborted) {
      console.error('Interrupted: nothing was changed.')
      process.exit(INTERRUPTED)
    }
    console.error(sentenceOf(error))
    process.exit(1)
  }
}

function sentenceOf(error: unknown): unknown {
  if (error instanceof BackupError || error instanceof StartupError) return error.message
  // Storage was unavailable, or the database connection was lost.
  const reason = error instanceof AppError ? error.cause : error
  const text = reason instanceof Error ? reason.message || reason.name : String(reason)
  const source =
    error instanceof AppError ? 'The storage of the pictures' : 'The database or the disk'
  return `${source} failed (${text}): nothing was changed.`
}
