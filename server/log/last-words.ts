import { loggableError } from './loggable-error.ts'

/**
 * Ends the process at an error that nobody caught, as Node.js does, but without printing all that it
 * carries: an error of the database carries the row.
 */
export function sayLastWords(): void {
  process.on('uncaughtException', (error) => {
    console.error('The app ended by an error that nobody caught', loggableError(error))
    process.exit(1)
  })
}
