import type { ConsoleOutput } from './console-output.ts'

/**
 * Exits on an uncaught error as Node.js does, but without printing the error's properties, because a
 * database error contains the row. Prints Node.js warnings in the same format.
 */
export function installCrashHandler(output: Pick<ConsoleOutput, 'error' | 'warn'>): void {
  process.on('uncaughtException', (error) => {
    output.error('Exiting because of an uncaught error', error)
    process.exit(1)
  })
  // Removes the default listener, which prints warnings.
  process.removeAllListeners('warning')
  process.on('warning', (warning) => output.warn('Node.js warning', warning))
}
