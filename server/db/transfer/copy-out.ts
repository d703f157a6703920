import type pg from 'pg'
import { to } from 'pg-copy-streams'

const BLOCK_BYTES = 2 * 1024 * 1024

/** Rows of a table in PostgreSQL's COPY text format. */
export type RowBlock = { bytes: Buffer; rows: number }

/**
 * Runs a `COPY ... TO STDOUT` and yields its output in blocks of about 2 MB; a row may span two.
 * Applies backpressure, so a table of any size needs the memory of a few blocks. If the caller
 * leaves the loop early, the client can't be used again.
 */
export async function* copyOut(client: pg.Client, sql: string): AsyncGenerator<RowBlock> {
  let chunks: Buffer[] = []
  let size = 0
  for await (const chunk of client.query(to(sql))) {
    chunks.push(chunk)
    size += chunk.byteLength
    if (size < BLOCK_BYTES) continue
    yield blockOf(chunks)
    chunks = []
    size = 0
  }
  if (size > 0) yield blockOf(chunks)
}

function blockOf(chunks: readonly Buffer[]): RowBlock {
  const bytes = Buffer.concat(chunks)
  return { bytes, rows: countLines(bytes) }
}

/** Line breaks within a value are escaped, so each line break ends a row. */
function countLines(bytes: Buffer): number {
  let lines = 0
  for (let at = bytes.indexOf(0x0a); at !== -1; at = bytes.indexOf(0x0a, at + 1)) lines += 1
  return lines
}
