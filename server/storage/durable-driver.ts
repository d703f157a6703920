import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FSDriver } from 'flydrive/drivers/fs'
import { writeDurably } from '#server/durable-file.ts'

/** Flydrive's disk, with writing and reading made safe. */
export class DurableDriver extends FSDriver {
  readonly #folder: string

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' })
    this.#folder = folder
  }

  /** Its own leaves the file in the operating system's cache, where a power cut takes it. */
  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    await writeDurably(join(this.#folder, key), Buffer.from(contents))
  }

  /** Its own gives out all the memory that the file was read into, also what lies past its end. */
  override async getBytes(key: string): Promise<Uint8Array> {
    return readFile(join(this.#folder, key))
  }
}
