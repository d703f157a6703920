import type { Voice } from './voice.ts'

/**
 * Ends the process at an error that nobody caught, as Node.js does, but without printing all that it
 * carries: an error of the database carries the row. Warnings of Node.js are told in the same form.
 */
export function sayLastWords({ fail, warn }: Pick<Voice, 'fail' | 'warn'>): void {
  process.on('uncaughtException', (error) => {
    fail('The app ended by an error that nobody caught', error)
    process.exit(1)
  })
  // Node.js prints them by a listener of its own.
  process.removeAllListeners('warning')
  process.on('warning', (warning) => warn('Node.js warns', warning))
}
