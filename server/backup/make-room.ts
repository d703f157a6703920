import { type FoundHall, findHall, otherConnections } from '#server/db/hall-clearing.ts'
import type { HallWriter } from '#server/db/hall-writer.ts'
import type { Storage } from '#server/storage/storage.ts'
import { BackupError } from './backup-error.ts'
import type { CheckedBackup } from './check-backup.ts'
import { counted } from './counted.ts'

/** Asks a person whether this may be replaced. */
export type Confirm = (what: string) => Promise<boolean>

/** Pictures that are there before a restore. */
export type PicturesBefore = {
  /** Those that the backup holds too. */
  kept: ReadonlySet<string>
  /** Those that are to go. */
  keys: readonly string[]
}

/**
 * Makes sure that a hall may be restored here: nobody works with the database, and it and the storage
 * are empty or may be replaced. Throws BackupError otherwise. Changes nothing.
 */
export async function makeRoom(options: {
  client: HallWriter['client']
  storage: Storage
  backup: CheckedBackup
  /** What the place is called, for the person who is asked. */
  place: string
  confirm: Confirm | undefined
}): Promise<PicturesBefore> {
  const { client, storage, backup, place, confirm } = options
  const others = await otherConnections(client)
  if (others > 0) {
    throw new BackupError(
      `The database is in use by ${counted(others, 'other connection')}: stop the app and whatever else works with it, then restore.`,
    )
  }
  const found = await findHall(client)
  if (found.kind === 'other') {
    throw new BackupError(
      `The database holds tables that are not a hall’s (${found.tables.slice(0, 3).join(', ')}): restore into a database of its own.`,
    )
  }
  const before = await picturesBefore(storage, backup)
  if (found.kind === 'empty' && before.keys.length === 0) return before

  const what = `${inventory(found, before.keys.length)}, in ${place}`
  if (!confirm) {
    throw new BackupError(
      `This place is not empty (${what}): add --replace to put the backup in its place.`,
    )
  }
  if (!(await confirm(what))) throw new BackupError('Nothing was replaced.')
  return before
}

function inventory(found: FoundHall, pictures: number): string {
  const parts: string[] = []
  if (found.kind === 'hall') {
    const { users, bookings, payments } = found
    parts.push(
      `a hall with ${counted(users, 'user')}, ${counted(bookings, 'booking')} and ${counted(payments, 'payment')}`,
    )
  }
  if (pictures > 0) parts.push(`${counted(pictures, 'picture')} that the backup does not have`)
  return parts.join(', and ')
}

async function picturesBefore(storage: Storage, backup: CheckedBackup): Promise<PicturesBefore> {
  const kept = new Set<string>()
  const keys: string[] = []
  for await (const key of storage.keys()) {
    if (backup.pictures.has(key)) kept.add(key)
    else keys.push(key)
  }
  return { kept, keys }
}
