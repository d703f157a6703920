import type pg from 'pg'

/** Bytes per block; a row never spans two. */
const BLOCK_BYTES = 2 * 1024 * 1024
/** Full blocks that wait before PostgreSQL is told to pause. */
const MAX_WAITING = 2

/** Some rows of a table in PostgreSQL's text form of COPY. */
export type RowBlock = { bytes: Buffer; rows: number }

/**
 * Runs a `COPY ... TO STDOUT` and answers its rows in blocks. Reads no faster than the blocks are
 * taken, so that a table of any size needs the memory of a few blocks.
 */
export async function* copyOut(client: pg.Client, sql: string): AsyncGenerator<RowBlock> {
  const copy = new CopyOut(sql)
  client.query(copy)
  try {
    for (let block = await copy.next(); block; block = await copy.next()) yield block
  } finally {
    copy.abandon()
  }
}

/** Speaks the protocol's part that the driver leaves to others: it calls the methods `handle…`. */
class CopyOut implements pg.Submittable {
  readonly #sql: string
  #stream: pg.Connection['stream'] | undefined
  #filling = Buffer.allocUnsafe(BLOCK_BYTES)
  #filled = 0
  #rows = 0
  #full: RowBlock[] = []
  #ended = false
  #error: Error | undefined
  #wake = () => {}

  constructor(sql: string) {
    this.#sql = sql
  }

  submit(connection: pg.Connection): void {
    this.#stream = connection.stream
    connection.query(this.#sql)
  }

  /** The next block, or undefined after the last. Throws what went wrong. */
  async next(): Promise<RowBlock | undefined> {
    for (;;) {
      const block = this.#full.shift()
      if (this.#full.length < MAX_WAITING) this.#stream?.resume()
      if (block) return block
      if (this.#error) throw this.#error
      if (this.#ended) return undefined
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }

  /** Whoever stops in the middle needs no more of this connection. */
  abandon(): void {
    if (!this.#ended && !this.#error) this.#stream?.destroy()
  }

  /** One row. The driver uses the memory of its bytes again, so they are copied at once. */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (this.#filled + chunk.byteLength > this.#filling.byteLength) {
      this.#flush()
      this.#filling = Buffer.allocUnsafe(Math.max(BLOCK_BYTES, chunk.byteLength))
    }
    chunk.copy(this.#filling, this.#filled)
    this.#filled += chunk.byteLength
    this.#rows += 1
    if (this.#full.length >= MAX_WAITING) this.#stream?.pause()
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#flush()
    this.#ended = true
    this.#wake()
  }

  handleError(error: Error): void {
    this.#error = error
    this.#wake()
  }

  #flush(): void {
    if (this.#rows === 0) return
    this.#full.push({ bytes: this.#filling.subarray(0, this.#filled), rows: this.#rows })
    this.#filled = 0
    this.#rows = 0
    this.#wake()
  }
}
