import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Disk } from 'flydrive'
import { errorCode } from '#server/error-code.ts'
import { DurableDriver } from './durable-driver.ts'

export type Storage = {
  /**
   * Keeps a WebP picture under a name that nobody can guess, and answers its key, such as
   * `avatars/<uuid>.webp`. Once it resolves, a power cut can't take the picture back.
   */
  save(folder: Folder, bytes: Uint8Array): Promise<string>
  /** Nothing for a key that was never given out, whatever it says. */
  read(key: string): Promise<Uint8Array | undefined>
  /** Does nothing when there is no such picture. */
  remove(key: string): Promise<void>
}

const FOLDERS = ['avatars', 'selfies'] as const
type Folder = (typeof FOLDERS)[number]

/** Exactly what `save` gives out: no other name ever reaches the disk. */
const KEY = new RegExp(
  `^(?:${FOLDERS.join('|')})/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.webp$`,
)

/** Pictures in `DATA_DIR/uploads`. */
export function createDiskStorage(dataDir: string): Storage {
  const disk = new Disk(new DurableDriver(join(dataDir, 'uploads')))
  return {
    async save(folder, bytes) {
      const key = `${folder}/${randomUUID()}.webp`
      await disk.put(key, bytes)
      return key
    },
    async read(key) {
      if (!KEY.test(key)) return undefined
      try {
        return await disk.getBytes(key)
      } catch (error) {
        if (error instanceof Error && errorCode(error.cause) === 'ENOENT') return undefined
        throw error
      }
    },
    async remove(key) {
      if (KEY.test(key)) await disk.delete(key)
    },
  }
}
