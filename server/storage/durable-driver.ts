import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FSDriver } from 'flydrive/drivers/fs'
import { writeDurably } from '#server/lifecycle/durable-file.ts'

/** Flydrive's disk driver with durable writes and exact reads. */
export class DurableDriver extends FSDriver {
  readonly #folder: string

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' })
    this.#folder = folder
  }

  /** Flydrive does not sync the file, so a power cut could lose it. */
  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    await writeDurably(join(this.#folder, key), Buffer.from(contents))
  }

  /** Flydrive returns the whole buffer, including bytes past the end of the file. */
  override async getBytes(key: string): Promise<Uint8Array> {
    return readFile(join(this.#folder, key))
  }
}
