import type { Storage } from '#server/storage/storage.ts'

/** Written in parallel: each is synced, and buckets have high latency. */
const CONCURRENCY = 8

export type PictureRestore = {
  /** Stores a picture, immediately or with the next ones. */
  add(key: string, bytes: Uint8Array): Promise<void>
  /** Resolves when every picture is stored. */
  finish(): Promise<void>
  /** Removes the pictures that this restore added. Never throws. */
  undo(): Promise<void>
}

/** Stores a backup's pictures, several in parallel; `existing` are already there. */
export function restorePictures(storage: Storage, existing: ReadonlySet<string>): PictureRestore {
  const added: string[] = []
  let waiting: (() => Promise<void>)[] = []
  const finish = async () => {
    const writes = waiting
    waiting = []
    const results = await Promise.allSettled(writes.map((write) => write()))
    for (const result of results) if (result.status === 'rejected') throw result.reason
  }
  return {
    finish,
    async add(key, bytes) {
      if (!existing.has(key)) added.push(key)
      waiting.push(() => storage.put(key, bytes))
      if (waiting.length >= CONCURRENCY) await finish()
    },
    async undo() {
      waiting = []
      for (const key of added) await storage.remove(key).catch(() => undefined)
    },
  }
}
