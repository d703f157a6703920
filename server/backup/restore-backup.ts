import type { FileHandle } from 'node:fs/promises'
import { openRestoreWriter } from '#server/db/transfer/restore-writer.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { CheckedBackup } from './check-backup.ts'
import { type Confirm, checkRestoreTarget } from './check-restore-target.ts'
import { pluralize } from './pluralize.ts'
import { restorePictures } from './restore-pictures.ts'
import { restoreRows } from './restore-rows.ts'

type Restore = {
  file: FileHandle
  /** The result of checkBackup. */
  backup: CheckedBackup
  connectionString: string
  /** The target's name for messages: a folder, or a database and its host. */
  place: string
  storage: Storage
  /** Called before anything is replaced; without it, replacing is refused. */
  confirm: Confirm | undefined
  print: (line: string) => void
  stop: AbortSignal
}

/**
 * Restores a backup completely or not at all. Throws BackupError if the target is in use, or not
 * empty and replacing it was not confirmed.
 */
export async function restoreBackup(restore: Restore): Promise<void> {
  const { file, backup, place, storage, confirm, print, stop } = restore
  const writer = await openRestoreWriter(restore.connectionString)
  try {
    const existing = await checkRestoreTarget({
      client: writer.client,
      storage,
      backup,
      place,
      confirm,
    })
    const pictures = restorePictures(storage, existing.shared)
    try {
      await restoreRows({ file, writer, backup, pictures, print, stop })
      await pictures.finish()
      print('Building the indexes')
      await writer.rebuild(backup.schema.sequences)
      stop.throwIfAborted()
    } catch (error) {
      await pictures.undo()
      throw error
    }
    // If the commit fails, its outcome is unknown, so the pictures are kept.
    await writer.commit()
    await removeOutdated(storage, existing.outdated, print)
  } finally {
    await writer.close()
  }
}

/** Removes the pictures of the replaced data. */
async function removeOutdated(
  storage: Storage,
  keys: readonly string[],
  print: (line: string) => void,
): Promise<void> {
  let failed = 0
  for (const key of keys) {
    await storage.remove(key).catch(() => {
      failed += 1
    })
  }
  if (failed > 0) print(`${pluralize(failed, 'replaced picture')} could not be removed`)
}
