import type { Storage } from '#server/storage/storage.ts'

/** Written at once: the disk syncs each, and a bucket takes its time for each. */
const AT_ONCE = 8

export type PicturePlacing = {
  /** Puts a picture into the storage, now or with the next ones. */
  place(key: string, bytes: Uint8Array): Promise<void>
  /** Resolves when every picture is kept. */
  settle(): Promise<void>
  /** Removes those that were not there before. Never throws. */
  takeBack(): Promise<void>
}

/** Puts a backup's pictures into the storage, some at once; `kept` are there already. */
export function placePictures(storage: Storage, kept: ReadonlySet<string>): PicturePlacing {
  const added: string[] = []
  let waiting: (() => Promise<void>)[] = []
  const settle = async () => {
    const writes = waiting
    waiting = []
    const results = await Promise.allSettled(writes.map((write) => write()))
    for (const result of results) if (result.status === 'rejected') throw result.reason
  }
  return {
    settle,
    async place(key, bytes) {
      if (!kept.has(key)) added.push(key)
      waiting.push(() => storage.put(key, bytes))
      if (waiting.length >= AT_ONCE) await settle()
    },
    async takeBack() {
      waiting = []
      for (const key of added) await storage.remove(key).catch(() => undefined)
    },
  }
}
