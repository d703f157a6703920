import { once } from 'node:events'
import type pg from 'pg'

type Stream = pg.Connection['stream']

/** A `COPY ... FROM STDIN` that goes on. */
export type CopyIn = {
  /** Resolves when PostgreSQL takes more. Throws when it refused what came before. */
  write(bytes: Uint8Array): Promise<void>
  /** Ends it and answers how many rows were stored. */
  finish(): Promise<number>
}

const COPY_DATA = 0x64
const COPY_DONE = 0x63

/** Starts a `COPY ... FROM STDIN`; nothing else may be asked of the client until it is finished. */
export async function copyIn(client: pg.Client, sql: string): Promise<CopyIn> {
  const query = new CopyInQuery(sql)
  client.query(query)
  const stream = await query.ready
  const send = async (kind: number, bytes?: Uint8Array) => {
    const head = Buffer.alloc(5)
    head.writeUInt8(kind, 0)
    head.writeUInt32BE(4 + (bytes?.byteLength ?? 0), 1)
    query.throwIfRefused()
    stream.write(head)
    if (bytes) stream.write(bytes)
    // A refusal ends the wait too: PostgreSQL then throws away what still comes.
    if (stream.writableNeedDrain) await Promise.race([once(stream, 'drain'), query.done])
  }
  return {
    write: (bytes) => send(COPY_DATA, bytes),
    async finish() {
      await send(COPY_DONE)
      return query.done
    },
  }
}

/** Speaks the protocol's part that the driver leaves to others: it calls the methods `handle…`. */
class CopyInQuery implements pg.Submittable {
  readonly ready: Promise<Stream>
  /** The number of rows stored. */
  readonly done: Promise<number>
  readonly #sql: string
  #begin: (stream: Stream) => void = () => {}
  #end: (rows: number) => void = () => {}
  #refuse: ((error: Error) => void)[] = []
  #rows = 0
  #error: Error | undefined

  constructor(sql: string) {
    this.#sql = sql
    this.ready = new Promise((resolve, reject) => {
      this.#begin = resolve
      this.#refuse.push(reject)
    })
    this.done = new Promise((resolve, reject) => {
      this.#end = resolve
      this.#refuse.push(reject)
    })
    // Whoever writes meets the error there; a copy that nobody waits for must not end the process.
    this.ready.catch(() => {})
    this.done.catch(() => {})
  }

  throwIfRefused(): void {
    if (this.#error) throw this.#error
  }

  submit(connection: pg.Connection): void {
    connection.query(this.#sql)
  }

  handleCopyInResponse(connection: pg.Connection): void {
    this.#begin(connection.stream)
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#rows = Number(/^COPY (\d+)$/.exec(text)?.[1])
  }

  handleReadyForQuery(): void {
    this.#end(this.#rows)
  }

  handleError(error: Error): void {
    this.#error = error
    for (const refuse of this.#refuse) refuse(error)
  }
}
