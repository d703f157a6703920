import {
  type DatabaseContent,
  inspectDatabase,
  otherConnections,
} from '#server/db/transfer/clear-database.ts'
import type { RestoreWriter } from '#server/db/transfer/restore-writer.ts'
import type { Storage } from '#server/storage/storage.ts'
import { BackupError } from './backup-error.ts'
import type { CheckedBackup } from './check-backup.ts'
import { pluralize } from './pluralize.ts'

/** Asks the operator whether `what` may be replaced. */
export type Confirm = (what: string) => Promise<boolean>

/** The pictures in storage before a restore. */
export type ExistingPictures = {
  /** Also in the backup. */
  shared: ReadonlySet<string>
  /** To be removed. */
  outdated: readonly string[]
}

/**
 * Checks that a backup may be restored here: nobody else is connected, and the database and storage
 * are empty or may be replaced. Throws BackupError otherwise. Changes nothing.
 */
export async function checkRestoreTarget(options: {
  client: RestoreWriter['client']
  storage: Storage
  backup: CheckedBackup
  /** The target's name in the question to the operator. */
  place: string
  confirm: Confirm | undefined
}): Promise<ExistingPictures> {
  const { client, storage, backup, place, confirm } = options
  const others = await otherConnections(client)
  if (others > 0) {
    throw new BackupError(
      `The database is in use by ${pluralize(others, 'other connection')}: stop the app and anything else that uses it, then restore.`,
    )
  }
  const found = await inspectDatabase(client)
  if (found.kind === 'other') {
    throw new BackupError(
      `The database contains another program’s tables (${found.tables.slice(0, 3).join(', ')}): restore into a separate database.`,
    )
  }
  const before = await picturesBefore(storage, backup)
  if (found.kind === 'empty' && before.outdated.length === 0) return before

  const what = `${inventory(found, before.outdated.length)}, in ${place}`
  if (!confirm) {
    throw new BackupError(
      `The target is not empty (${what}): add --replace to replace it with the backup.`,
    )
  }
  if (!(await confirm(what))) throw new BackupError('Nothing was replaced.')
  return before
}

function inventory(found: DatabaseContent, pictures: number): string {
  const parts: string[] = []
  if (found.kind === 'app') {
    const { users, bookings, payments } = found
    parts.push(
      `a hall with ${pluralize(users, 'user')}, ${pluralize(bookings, 'booking')} and ${pluralize(payments, 'payment')}`,
    )
  }
  if (pictures > 0) parts.push(`${pluralize(pictures, 'picture')} that the backup does not contain`)
  return parts.join(', and ')
}

async function picturesBefore(storage: Storage, backup: CheckedBackup): Promise<ExistingPictures> {
  const shared = new Set<string>()
  const outdated: string[] = []
  for await (const key of storage.keys()) {
    if (backup.pictures.has(key)) shared.add(key)
    else outdated.push(key)
  }
  return { shared, outdated }
}
