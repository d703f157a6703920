import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from } from 'pg-copy-streams'

/** A `COPY ... FROM STDIN` in progress. */
export type CopyIn = {
  /** Resolves when PostgreSQL accepts more. Throws if it rejected earlier rows. */
  write(bytes: Uint8Array): Promise<void>
  /** Ends the copy and returns the number of stored rows. */
  finish(): Promise<number>
}

/** Starts a `COPY ... FROM STDIN`; run nothing else on the client until it is finished. */
export function copyIn(client: pg.Client, sql: string): CopyIn {
  const stream = client.query(from(sql))
  const done = finished(stream)
  // The next write throws the error; an unhandled rejection must not crash the process.
  done.catch(() => {})
  return {
    async write(bytes) {
      const written = new Promise<void>((resolve) => {
        stream.write(bytes, () => resolve())
      })
      await Promise.race([done, written])
    },
    async finish() {
      stream.end()
      await done
      return stream.rowCount
    },
  }
}
