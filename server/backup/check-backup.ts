import { createHash, type Hash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { isKnownLevel } from '#server/db/transfer/restore-writer.ts'
import {
  ABOUT_ENTRY,
  MANIFEST_ENTRY,
  MAX_ENTRY_BYTES,
  SCHEMA_ENTRY,
  tableOfEntry,
  UPLOADS_FOLDER,
} from './archive-format.ts'
import { readArchive } from './archive-reader.ts'
import { BackupError } from './backup-error.ts'
import {
  type AboutEntry,
  aboutEntry,
  FORMAT,
  type ManifestEntry,
  manifestEntry,
  readEntry,
  type SchemaEntry,
  schemaEntry,
} from './manifest.ts'

const unzip = promisify(gunzip)

const DESCRIPTIONS = [ABOUT_ENTRY, SCHEMA_ENTRY, MANIFEST_ENTRY]

/** The contents of a verified backup. */
export type CheckedBackup = {
  about: AboutEntry
  schema: SchemaEntry
  manifest: ManifestEntry
  /** The keys of the pictures to restore. */
  pictures: ReadonlySet<string>
}

/**
 * Reads a whole backup and verifies its checksums. Throws BackupError if anything differs or if
 * only a newer version of the app can restore it.
 */
export async function checkBackup(file: FileHandle, stop: AbortSignal): Promise<CheckedBackup> {
  const entries = new Map<string, Buffer>()
  const hashes = new Map<string, Hash>()
  const pictures = new Set<string>()
  let unreadable: unknown
  // Entries are interpreted only after the whole file is verified, so that any damage is reported
  // as damage.
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
    else unreadable = inconsistentError()
  }
  if (unreadable) throw unreadable
  const about = readEntry(aboutEntry, entries.get(ABOUT_ENTRY))
  if (about.format !== FORMAT) throw newerVersionError()
  const schema = readEntry(schemaEntry, entries.get(SCHEMA_ENTRY))
  if (!isKnownLevel(schema.migrations)) throw newerVersionError()
  const manifest = readEntry(manifestEntry, entries.get(MANIFEST_ENTRY))
  if (manifest.pictures.count !== pictures.size) throw inconsistentError()
  for (const { name, sha256 } of manifest.tables) {
    const hash = hashes.get(name) ?? createHash('sha256')
    if (hash.digest('hex') !== sha256) throw inconsistentError()
  }
  for (const key of manifest.replaced) pictures.delete(key)
  return { about, schema, manifest, pictures }
}

/** Decompresses an entry's rows for COPY. */
export async function unpackRows(bytes: Buffer): Promise<Buffer> {
  try {
    return await unzip(bytes, { maxOutputLength: MAX_ENTRY_BYTES })
  } catch (cause) {
    throw new BackupError('This backup contains rows that cannot be decompressed.', { cause })
  }
}

const newerVersionError = () =>
  new BackupError(
    'This backup was made by a newer version of the app: install that version, then restore.',
  )
const inconsistentError = () =>
  new BackupError('The contents of this backup do not match its manifest. Nothing was restored.')
