import { createHash, type Hash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { isKnownLevel } from '#server/db/hall-writer.ts'
import {
  HALL_ENTRY,
  MANIFEST_ENTRY,
  MAX_ENTRY_BYTES,
  SCHEMA_ENTRY,
  tableOfEntry,
  UPLOADS_FOLDER,
} from './archive-form.ts'
import { readArchive } from './archive-reader.ts'
import { BackupError } from './backup-error.ts'
import {
  FORMAT,
  type HallEntry,
  hallEntry,
  type ManifestEntry,
  manifestEntry,
  readEntry,
  type SchemaEntry,
  schemaEntry,
} from './manifest.ts'

const unzip = promisify(gunzip)

const DESCRIPTIONS = [HALL_ENTRY, SCHEMA_ENTRY, MANIFEST_ENTRY]

/** What a backup says of itself, once all of it was found to be as it was written. */
export type CheckedBackup = {
  hall: HallEntry
  schema: SchemaEntry
  manifest: ManifestEntry
  /** The keys of the pictures to restore. */
  pictures: ReadonlySet<string>
}

/**
 * Reads a whole backup and compares it with its checksums. Throws BackupError when anything differs,
 * and for a backup that only a newer version of the app can restore.
 */
export async function checkBackup(file: FileHandle, stop: AbortSignal): Promise<CheckedBackup> {
  const entries = new Map<string, Buffer>()
  const hashes = new Map<string, Hash>()
  const pictures = new Set<string>()
  let unreadable: unknown
  // Nothing is judged before the end: damage anywhere must be told as damage.
  for await (const { name, bytes } of readArchive(file)) {
    stop.throwIfAborted()
    const table = tableOfEntry(name)
    if (table !== undefined) {
      const hash = hashes.get(table) ?? createHash('sha256')
      hashes.set(table, hash)
      await unpackRows(bytes).then(
        (rows) => hash.update(rows),
        (error) => {
          unreadable = error
        },
      )
    } else if (name.startsWith(UPLOADS_FOLDER)) pictures.add(name.slice(UPLOADS_FOLDER.length))
    else if (DESCRIPTIONS.includes(name)) entries.set(name, bytes)
    else unreadable = inconsistent()
  }
  if (unreadable) throw unreadable
  const hall = readEntry(hallEntry, entries.get(HALL_ENTRY))
  if (hall.format !== FORMAT) throw newer()
  const schema = readEntry(schemaEntry, entries.get(SCHEMA_ENTRY))
  if (!isKnownLevel(schema.migrations)) throw newer()
  const manifest = readEntry(manifestEntry, entries.get(MANIFEST_ENTRY))
  if (manifest.pictures.count !== pictures.size) throw inconsistent()
  for (const { name, sha256 } of manifest.tables) {
    const hash = hashes.get(name) ?? createHash('sha256')
    if (hash.digest('hex') !== sha256) throw inconsistent()
  }
  for (const key of manifest.replaced) pictures.delete(key)
  return { hall, schema, manifest, pictures }
}

/** Rows as COPY takes them, out of an entry of a backup. */
export async function unpackRows(bytes: Buffer): Promise<Buffer> {
  try {
    return await unzip(bytes, { maxOutputLength: MAX_ENTRY_BYTES })
  } catch (cause) {
    throw new BackupError('This backup holds rows that cannot be unpacked.', { cause })
  }
}

const newer = () =>
  new BackupError(
    'This backup was made by another, newer version of the app: install that version, then restore.',
  )
const inconsistent = () =>
  new BackupError('This backup does not hold what its own list says. Nothing was restored.')
