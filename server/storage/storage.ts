import { randomUUID } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Disk } from 'flydrive'
import { AppError } from '#server/app-error.ts'
import { errorCode } from '#server/log/error-code.ts'
import { DurableDriver } from './durable-driver.ts'

export type Storage = {
  /**
   * Stores a WebP picture under an unguessable name and returns its key, such as
   * `avatars/<uuid>.webp`. The picture is durable when the promise resolves. Throws AppError
   * `storageUnavailable` if storage is unavailable.
   */
  save(folder: Folder, bytes: Uint8Array): Promise<string>
  /** Returns undefined for an unknown or malformed key. */
  read(key: string): Promise<Uint8Array | undefined>
  /** Does nothing if there is no such picture. */
  remove(key: string): Promise<void>
  /** Stores a picture under an existing key, as a restore does. Throws for a malformed key. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Yields the keys of all pictures, or only of those stored before a time, in any order. */
  keys(filter?: { before: Date }): AsyncIterable<string>
  /**
   * Checks at startup whether pictures can be stored. Throws StartupError if the configuration is
   * wrong, and warns if the storage is unavailable.
   */
  check(warn: (line: string) => void): Promise<void>
  close(): void
}

export const FOLDERS = ['avatars', 'selfies', 'bills', 'screenshots'] as const
export type Folder = (typeof FOLDERS)[number]

const KEY = new RegExp(
  `^(?:${FOLDERS.join('|')})/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.webp$`,
)

/** Returns whether a string has the format of a key from `save`. */
function isPictureKey(key: string): boolean {
  return KEY.test(key)
}

export function newPictureKey(folder: Folder): string {
  return `${folder}/${randomUUID()}.webp`
}

/** Wraps a storage so that only well-formed keys reach it, and adds `save`. */
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
      if (!isPictureKey(key)) throw new Error('This is not a picture key')
      await files.put(key, bytes)
    },
    async *keys(filter) {
      for await (const key of files.keys(filter)) if (isPictureKey(key)) yield key
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
      // The disk is full or has become read-only. This is temporary; the cause is logged.
      await disk.put(key, bytes).catch((cause) => {
        throw new AppError('storageUnavailable', { cause })
      })
    },
    async *keys(filter) {
      for (const kind of FOLDERS) {
        for (const name of await namesIn(join(folder, kind))) {
          if (!filter || (await isOlder(join(folder, kind, name), filter.before)))
            yield `${kind}/${name}`
        }
      }
    },
    // The app has already checked at startup that the data folder is writable.
    async check() {},
    close() {},
  })
}

/** Returns false if the file has been removed in the meantime. */
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
