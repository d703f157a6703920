import { randomUUID } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Disk } from 'flydrive'
import { errorCode } from '#server/error-code.ts'
import { AppError } from '#server/http/app-error.ts'
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

/** True for exactly what `save` gives out: no other name ever reaches the disk or the bucket. */
export function isPictureKey(key: string): boolean {
  return KEY.test(key)
}

export function newPictureKey(folder: Folder): string {
  return `${folder}/${randomUUID()}.webp`
}

/** Pictures in `DATA_DIR/uploads`. */
export function createDiskStorage(dataDir: string): Storage {
  const folder = join(dataDir, 'uploads')
  const disk = new Disk(new DurableDriver(folder))
  // A disk that is full, or has become read-only: a passing state, and the log says which.
  const put = async (key: string, bytes: Uint8Array) => {
    await disk.put(key, bytes).catch((cause) => {
      throw new AppError('storageAway', { cause })
    })
  }
  return {
    async save(kind, bytes) {
      const key = newPictureKey(kind)
      await put(key, bytes)
      return key
    },
    async read(key) {
      if (!isPictureKey(key)) return undefined
      try {
        return await disk.getBytes(key)
      } catch (error) {
        if (error instanceof Error && errorCode(error.cause) === 'ENOENT') return undefined
        throw error
      }
    },
    async remove(key) {
      if (isPictureKey(key)) await disk.delete(key)
    },
    async put(key, bytes) {
      if (!isPictureKey(key)) throw new Error('This is no key of a picture')
      await put(key, bytes)
    },
    async *keys(since) {
      for (const kind of FOLDERS) {
        for (const name of await namesIn(join(folder, kind))) {
          const key = `${kind}/${name}`
          if (!isPictureKey(key)) continue
          if (!since || (await isOlder(join(folder, key), since.before))) yield key
        }
      }
    },
    // The start has tried already whether the data folder can be written.
    async check() {},
    close() {},
  }
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
