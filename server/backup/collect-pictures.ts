import type { Storage } from '#server/storage/storage.ts'
import { UPLOADS_FOLDER } from './archive-format.ts'
import type { ArchiveWriter } from './archive-writer.ts'

/** Read in parallel: each is a few hundred kilobytes, and buckets have high latency. */
const CONCURRENCY = 8
const REPORT_EVERY = 5_000

export type PictureCollection = {
  readonly count: number
  readonly bytes: number
  /** The keys that were missing in the last pass. */
  readonly missing: ReadonlySet<string>
  /** Copied pictures that the last pass no longer listed: replaced in the meantime. */
  readonly replaced: ReadonlySet<string>
  /** Copies pictures that have not been copied yet. */
  addAll(keys: AsyncIterable<string>): Promise<void>
}

/** Copies pictures from storage into a backup, each once. */
export function collectPictures(options: {
  storage: Storage
  archive: ArchiveWriter
  print: (line: string) => void
  stop: AbortSignal
}): PictureCollection {
  const { storage, archive, print, stop } = options
  const copied = new Set<string>()
  let missing = new Set<string>()
  let replaced = new Set<string>()
  let bytes = 0

  const copy = async (keys: readonly string[]) => {
    stop.throwIfAborted()
    const pictures = await Promise.all(keys.map((key) => storage.read(key)))
    for (const [index, key] of keys.entries()) {
      const picture = pictures[index]
      if (!picture) {
        missing.add(key)
        continue
      }
      await archive.add(UPLOADS_FOLDER + key, picture)
      copied.add(key)
      bytes += picture.byteLength
      if (copied.size % REPORT_EVERY === 0) print(`${copied.size} pictures so far`)
    }
  }
  return {
    get count() {
      return copied.size
    },
    get bytes() {
      return bytes
    },
    get missing() {
      return missing
    },
    get replaced() {
      return replaced
    },
    async addAll(keys) {
      missing = new Set()
      replaced = new Set(copied)
      // Several rows may refer to one picture.
      const batch = new Set<string>()
      for await (const key of keys) {
        replaced.delete(key)
        if (copied.has(key) || missing.has(key)) continue
        batch.add(key)
        if (batch.size < CONCURRENCY) continue
        await copy([...batch])
        batch.clear()
      }
      await copy([...batch])
    },
  }
}
