import type { ConsoleOutput } from './console-output.ts'

/**
 * Exits on an uncaught error like Node.js, but without printing its properties, because a database
 * error contains the row. Prints Node.js warnings in the same format.
 */
export function installCrashHandler(output: Pick<ConsoleOutput, 'error' | 'warn'>): void {
  process.on('uncaughtException', (error) => {
    output.error('The app ended because of an uncaught error', error)
    process.exit(1)
  })
  // Removes the default listener, which prints them.
  process.removeAllListeners('warning')
  process.on('warning', (warning) => output.warn('Node.js warning', warning))
}
