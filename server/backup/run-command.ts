import { resolve } from 'node:path'
import { type Config, readConfig } from '#server/config.ts'
import { addEnvFile } from '#server/env-file.ts'
import { AppError } from '#server/http/app-error.ts'
import { StartupError } from '#server/startup-error.ts'
import { stopSignal } from '#server/stop-signal.ts'
import { BackupError } from './backup-error.ts'

const INTERRUPTED = 130

export type Command = {
  config: Config
  /** Absolute. */
  path: string
  flags: ReadonlySet<string>
  say: (line: string) => void
  stop: AbortSignal
}

/**
 * Runs a command that takes one file, and ends the process: 0 when it is done, 1 with one sentence when
 * it can't be, 130 when it was interrupted.
 */
export async function runCommand(
  { usage, flags: known }: { usage: string; flags: readonly string[] },
  work: (command: Command) => Promise<void>,
): Promise<never> {
  const stop = stopSignal()
  try {
    addEnvFile()
    const args = process.argv.slice(2)
    const flags = args.filter((arg) => arg.startsWith('-'))
    const [file, ...more] = args.filter((arg) => !arg.startsWith('-'))
    if (file === undefined || more.length > 0 || flags.some((flag) => !known.includes(flag))) {
      throw new BackupError(usage)
    }
    // npm runs its scripts in the project's folder, wherever it was called from.
    const path = resolve(process.env.INIT_CWD ?? '.', file)
    const config = readConfig(process.env)
    await work({ config, path, flags: new Set(flags), say: console.log, stop })
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
  // The storage was away, or the database went in the middle.
  const reason = error instanceof AppError ? error.cause : error
  const text = reason instanceof Error ? reason.message || reason.name : String(reason)
  const whose =
    error instanceof AppError ? 'The storage of the pictures' : 'The database or the disk'
  return `${whose} failed (${text}): nothing was changed.`
}
