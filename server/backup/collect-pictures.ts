import type { Storage } from '#server/storage/storage.ts'
import { UPLOADS_FOLDER } from './archive-form.ts'
import type { ArchiveWriter } from './archive-writer.ts'

/** Read at once: each has a few hundred kilobytes, and a bucket takes its time for each. */
const AT_ONCE = 8
const SAY_EVERY = 5_000

export type PictureCollection = {
  readonly count: number
  readonly bytes: number
  /** What the last look asked for in vain. */
  readonly missing: ReadonlySet<string>
  /** What was copied and the last look no longer named: replaced meanwhile. */
  readonly replaced: ReadonlySet<string>
  /** Copies what was not copied before. */
  addAll(keys: AsyncIterable<string>): Promise<void>
}

/** Copies pictures from the storage into a backup, each once. */
export function collectPictures(options: {
  storage: Storage
  archive: ArchiveWriter
  say: (line: string) => void
  stop: AbortSignal
}): PictureCollection {
  const { storage, archive, say, stop } = options
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
      if (copied.size % SAY_EVERY === 0) say(`${copied.size} pictures so far`)
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
      // Several rows may name one picture.
      const batch = new Set<string>()
      for await (const key of keys) {
        replaced.delete(key)
        if (copied.has(key) || missing.has(key)) continue
        batch.add(key)
        if (batch.size < AT_ONCE) continue
        await copy([...batch])
        batch.clear()
      }
      await copy([...batch])
    },
  }
}
