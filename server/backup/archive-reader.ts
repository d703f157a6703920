import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import {
  ABOUT_ENTRY,
  DIGEST_ENTRY,
  isSumsEntry,
  MAX_ENTRY_BYTES,
  sumLine,
} from './archive-format.ts'
import { BackupError } from './backup-error.ts'
import { readTarHeader, TAR_BLOCK, tarPadding } from './tar-header.ts'

type Entry = { name: string; bytes: Buffer }

/**
 * Reads a backup's entries from the start of an open file. Throws BackupError if the file is
 * truncated, altered or no backup at all. After the last entry, all of them are verified.
 */
export async function* readArchive(file: FileHandle): AsyncGenerator<Entry> {
  const fileHash = createHash('sha256')
  let position = 0
  let sums = ''
  const read = async (size: number) => {
    const bytes = Buffer.allocUnsafe(size)
    let filled = 0
    while (filled < size) {
      const { bytesRead } = await file.read(bytes, filled, size - filled, position + filled)
      if (bytesRead === 0) throw incompleteError(position, filled)
      filled += bytesRead
    }
    position += size
    return bytes
  }

  for (let first = true; ; first = false) {
    const block = await read(TAR_BLOCK)
    const header = readTarHeader(block)
    if (first && header?.name !== ABOUT_ENTRY) throw foreignError()
    if (!header || header.size > MAX_ENTRY_BYTES) throw alteredError()
    const { name, size } = header
    const bytes = await read(size)
    const padding = await read(tarPadding(size))
    if (padding.some((byte) => byte !== 0)) throw alteredError()
    if (name === DIGEST_ENTRY) {
      if (bytes.toString('latin1') !== `${fileHash.digest('hex')}\n`) throw alteredError()
      await expectEnd(read, file, () => position)
      return
    }
    for (const part of [block, bytes, padding]) fileHash.update(part)
    if (isSumsEntry(name)) {
      if (bytes.toString('utf8') !== sums) throw alteredError()
      sums = ''
    } else {
      sums += sumLine(name, bytes)
      yield { name, bytes }
    }
  }
}

async function expectEnd(
  read: (size: number) => Promise<Buffer>,
  file: FileHandle,
  position: () => number,
): Promise<void> {
  const end = await read(2 * TAR_BLOCK)
  const { size } = await file.stat()
  if (end.some((byte) => byte !== 0) || position() !== size) throw alteredError()
}

/** The error for a file that ends too early. */
function incompleteError(position: number, filled: number): BackupError {
  if (position > 0) return truncatedError()
  return filled === 0 ? emptyError() : foreignError()
}

const emptyError = () => new BackupError('This file is empty, so it is not a backup.')
const foreignError = () => new BackupError('This file is not a backup of a hall.')
const truncatedError = () =>
  new BackupError('This backup is truncated: its end is missing. Nothing was restored.')
const alteredError = () =>
  new BackupError('This backup was damaged or altered after it was made. Nothing was restored.')
