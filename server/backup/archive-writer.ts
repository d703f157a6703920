import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { DIGEST_ENTRY, sumLine, sumsEntry } from './archive-format.ts'
import { TAR_BLOCK, tarHeader, tarPadding } from './tar-header.ts'

/** Checksums are written after this many files, which bounds memory. */
const FILES_PER_CHECKSUM_ENTRY = 1000
const BUFFER_BYTES = 1024 * 1024

export type ArchiveWriter = {
  add(name: string, bytes: Uint8Array): Promise<void>
  /**
   * Writes the checksums of the entries since the last ones, in the format of `sha256sum --check`.
   */
  addSums(): Promise<void>
  /** Writes the checksum of the whole file and the end marker. Returns the size in bytes. */
  finish(): Promise<number>
}

/** Writes a backup's entries to an open file. */
export function createArchiveWriter(file: FileHandle): ArchiveWriter {
  const fileHash = createHash('sha256')
  let sums: string[] = []
  let sumsWritten = 0
  let waiting: Uint8Array[] = []
  let waitingBytes = 0
  let size = 0

  const flush = async () => {
    const bytes = Buffer.concat(waiting)
    waiting = []
    waitingBytes = 0
    fileHash.update(bytes)
    // writeFile continues at the current position and writes everything or throws.
    await file.writeFile(bytes)
  }
  const write = async (...parts: Uint8Array[]) => {
    for (const part of parts) {
      waiting.push(part)
      waitingBytes += part.byteLength
      size += part.byteLength
    }
    if (waitingBytes >= BUFFER_BYTES) await flush()
  }
  const entry = (name: string, bytes: Uint8Array) =>
    write(tarHeader(name, bytes.byteLength), bytes, Buffer.alloc(tarPadding(bytes.byteLength)))

  const addSums = async () => {
    if (sums.length === 0) return
    sumsWritten += 1
    const text = sums.join('')
    sums = []
    await entry(sumsEntry(sumsWritten), Buffer.from(text))
  }
  return {
    addSums,
    async add(name, bytes) {
      await entry(name, bytes)
      sums.push(sumLine(name, bytes))
      if (sums.length >= FILES_PER_CHECKSUM_ENTRY) await addSums()
    },
    async finish() {
      await addSums()
      await flush()
      await entry(DIGEST_ENTRY, Buffer.from(`${fileHash.copy().digest('hex')}\n`))
      await write(Buffer.alloc(2 * TAR_BLOCK))
      await flush()
      return size
    },
  }
}
