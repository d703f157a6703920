import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '#server/log/error-code.ts'

const PIECE_SIZES = [1024 * 1024, 4096, 1]

/** Fills the file system of a folder. Returns a function that frees the space. */
export async function fillUp(folder: string): Promise<() => Promise<void>> {
  const filler = join(folder, 'filler')
  const handle = await open(filler, 'w')
  try {
    for (const size of PIECE_SIZES) {
      const piece = Buffer.alloc(size)
      let isFull = false
      while (!isFull) {
        // The last write before a full disk is partial.
        isFull = await handle.write(piece).then(
          ({ bytesWritten }) => bytesWritten < size,
          (error) => {
            if (errorCode(error) === 'ENOSPC') return true
            throw error
          },
        )
      }
    }
  } finally {
    await handle.close()
  }
  return () => rm(filler)
}
