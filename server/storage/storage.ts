import { randomUUID } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Disk } from 'flydrive'
import { AppError } from '#server/app-error.ts'
import { errorCode } from '#server/log/error-code.ts'
import { DurableDriver } from './durable-driver.ts'

export type Storage = {
  /**
   * Keeps a WebP picture under a name that nobody can guess, and answers its key, such as
   * `avatars/<uuid>.webp`. Once it resolves, a power cut can't take the picture back. Throws AppError
   * `storageAway` when nothing can be kept just now.
   */
  save(folder: Folder, bytes: Uint8Array): Promise<string>
  /** Nothing for a key that was never given out, whatever it says. */
  read(key: string): Promise<Uint8Array | undefined>
  /** Does nothing when there is no such picture. */
  remove(key: string): Promise<void>
  /** Keeps a picture under the key that it had elsewhere. Throws for a key of another form. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The keys of all pictures, in no order; or only of those that are kept since before then. */
  keys(since?: { before: Date }): AsyncIterable<string>
  /**
   * Tries at start whether pictures can be kept. Throws StartupError when they never will, and warns
   * when the storage is away just now.
   */
  check(warn: (line: string) => void): Promise<void>
  close(): void
}

export const FOLDERS = ['avatars', 'selfies'] as const
export type Folder = (typeof FOLDERS)[number]

const KEY = new RegExp(
  `^(?:${FOLDERS.join('|')})/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.webp$`,
)

/** True for exactly what `save` gives out. */
function isPictureKey(key: string): boolean {
  return KEY.test(key)
}

export function newPictureKey(folder: Folder): string {
  return `${folder}/${randomUUID()}.webp`
}

/** A storage over what keeps pictures under their keys: no other name ever reaches it. */
export function guardedByKey(files: Omit<Storage, 'save'>): Storage {
  return {
    ...files,
    async save(folder, bytes) {
      const key = newPictureKey(folder)
      await files.put(key, bytes)
      return key
    },
    read: async (key) => (isPictureKey(key) ? files.read(key) : undefined),
    async remove(key) {
      if (isPictureKey(key)) await files.remove(key)
    },
    async put(key, bytes) {
      if (!isPictureKey(key)) throw new Error('This is no key of a picture')
      await files.put(key, bytes)
    },
    async *keys(since) {
      for await (const key of files.keys(since)) if (isPictureKey(key)) yield key
    },
  }
}

/** Pictures in `DATA_DIR/uploads`. */
export function createDiskStorage(dataDir: string): Storage {
  const folder = join(dataDir, 'uploads')
  const disk = new Disk(new DurableDriver(folder))
  return guardedByKey({
    async read(key) {
      try {
        return await disk.getBytes(key)
      } catch (error) {
        if (error instanceof Error && errorCode(error.cause) === 'ENOENT') return undefined
        throw error
      }
    },
    remove: (key) => disk.delete(key),
    async put(key, bytes) {
      // A disk that is full, or has become read-only: a passing state, and the log says which.
      await disk.put(key, bytes).catch((cause) => {
        throw new AppError('storageAway', { cause })
      })
    },
    async *keys(since) {
      for (const kind of FOLDERS) {
        for (const name of await namesIn(join(folder, kind))) {
          if (!since || (await isOlder(join(folder, kind, name), since.before)))
            yield `${kind}/${name}`
        }
      }
    },
    // The start has tried already whether the data folder can be written.
    async check() {},
    close() {},
  })
}

/** A file that has gone meanwhile is none. */
async function isOlder(file: string, before: Date): Promise<boolean> {
  try {
    return (await stat(file)).mtime < before
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false
    throw error
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}
