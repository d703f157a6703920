import type { FileHandle } from 'node:fs/promises'
import { openHallWriter } from '#server/db/hall-writer.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { CheckedBackup } from './check-backup.ts'
import { counted } from './counted.ts'
import { fillHall } from './fill-hall.ts'
import { type Confirm, makeRoom } from './make-room.ts'
import { placePictures } from './place-pictures.ts'

type Restore = {
  file: FileHandle
  /** What checkBackup found in the file. */
  backup: CheckedBackup
  connectionString: string
  /** What a person calls the place: a folder, or a database and its host. */
  place: string
  storage: Storage
  /** Asked before anything is replaced; without it nothing may be. */
  confirm: Confirm | undefined
  say: (line: string) => void
  stop: AbortSignal
}

/**
 * Restores a whole hall from a backup: all of it, or nothing when anything goes wrong. Throws
 * BackupError when the place is in use, or not empty and nobody agreed to replace what is there.
 */
export async function restoreBackup(restore: Restore): Promise<void> {
  const { file, backup, place, storage, confirm, say, stop } = restore
  const writer = await openHallWriter(restore.connectionString)
  try {
    const outdated = await makeRoom({ client: writer.client, storage, backup, place, confirm })
    const pictures = placePictures(storage, outdated.kept)
    try {
      await fillHall({ file, writer, backup, pictures, say, stop })
      await pictures.settle()
      say('Building the indexes')
      await writer.prepare(backup.schema.sequences)
      stop.throwIfAborted()
    } catch (error) {
      await pictures.takeBack()
      throw error
    }
    // When this fails nobody knows whether it was carried out: the pictures stay in either case.
    await writer.commit()
    await removeOutdated(storage, outdated.keys, say)
  } finally {
    await writer.close()
  }
}

/** Pictures of the hall that was replaced. */
async function removeOutdated(
  storage: Storage,
  keys: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  let failed = 0
  for (const key of keys) {
    await storage.remove(key).catch(() => {
      failed += 1
    })
  }
  if (failed > 0) say(`${counted(failed, 'picture')} of the hall before could not be removed`)
}
