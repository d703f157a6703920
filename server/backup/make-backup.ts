import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { isNewerLevel, NEWER_DATABASE } from '#server/db/connection/migrate.ts'
import type { Table } from '#server/db/transfer/list-tables.ts'
import {
  openSnapshotReader,
  type Snapshot,
  type SnapshotReader,
} from '#server/db/transfer/snapshot-reader.ts'
import type { Storage } from '#server/storage/storage.ts'
import { ABOUT_ENTRY, MANIFEST_ENTRY, partEntry, SCHEMA_ENTRY } from './archive-format.ts'
import { type ArchiveWriter, createArchiveWriter } from './archive-writer.ts'
import { BackupError } from './backup-error.ts'
import { collectPictures, type PictureCollection } from './collect-pictures.ts'
import { entryBytes, FORMAT, type ManifestEntry, type TableSummary } from './manifest.ts'
import { writeNewFile } from './new-file.ts'
import { pluralize } from './pluralize.ts'

/** A fast level: rows shrink to a fifth, and the disk remains the bottleneck. */
const COMPRESSION = { level: 3 }
const pack = promisify(gzip)

/** The last pass is repeated at most this many times, if pictures changed during it. */
const MAX_REPEATS = 5

type Backup = {
  path: string
  connectionString: string
  storage: Storage
  appVersion: string
  print: (line: string) => void
  stop: AbortSignal
}

/** Writes a complete backup to a new file. The database stays writable meanwhile. */
export async function makeBackup(backup: Backup): Promise<ManifestEntry & { size: number }> {
  const reader = await openSnapshotReader(backup.connectionString)
  try {
    return await writeNewFile(backup.path, (file) =>
      writeDatabase(backup, reader, createArchiveWriter(file)),
    )
  } finally {
    await reader.close()
  }
}

async function writeDatabase(
  { storage, appVersion, print, stop }: Backup,
  reader: SnapshotReader,
  archive: ArchiveWriter,
): Promise<ManifestEntry & { size: number }> {
  await archive.add(
    ABOUT_ENTRY,
    entryBytes({
      software: 'dyanpeeth-abhyasika',
      format: FORMAT,
      appVersion,
      takenAt: new Date().toISOString(),
      postgres: reader.serverVersion,
    }),
  )
  const pictures = collectPictures({ storage, archive, print, stop })
  const snapshot = await snapshotWithPictures(reader, pictures)
  print(pluralize(pictures.count, 'picture'))
  const { migrations, tables, sequences } = snapshot
  await archive.add(SCHEMA_ENTRY, entryBytes({ migrations, tables, sequences }))
  const summaries: TableSummary[] = []
  for (const table of tables) {
    const summary = await writeTable(snapshot, archive, table, stop)
    print(`${summary.name}: ${pluralize(summary.rows, 'row')}`)
    summaries.push(summary)
  }
  await reader.end()
  const { count, bytes, missing, replaced } = pictures
  const manifest = {
    tables: summaries,
    pictures: { count, bytes },
    missing: [...missing],
    replaced: [...replaced],
  }
  await archive.addSums()
  await archive.add(MANIFEST_ENTRY, entryBytes(manifest))
  return { ...manifest, size: await archive.finish() }
}

/**
 * Most pictures are copied first. Then a snapshot of the rows is taken and the few new pictures are
 * copied. A picture is stored before its row is written and removed after it, so a missing picture
 * was just replaced, and a new snapshot no longer refers to it.
 */
async function snapshotWithPictures(
  reader: SnapshotReader,
  pictures: PictureCollection,
): Promise<Snapshot> {
  for (let attempt = 0; ; attempt++) {
    const snapshot = await reader.begin()
    if (!snapshot) throw new BackupError('This database contains no app data to back up.')
    if (isNewerLevel(snapshot.migrations)) throw new BackupError(NEWER_DATABASE)
    await pictures.addAll(snapshot.pictures())
    if (attempt > 0 && (pictures.missing.size === 0 || attempt === MAX_REPEATS)) return snapshot
    await reader.end()
  }
}

async function writeTable(
  snapshot: Snapshot,
  archive: ArchiveWriter,
  table: Table,
  stop: AbortSignal,
): Promise<TableSummary> {
  const hash = createHash('sha256')
  const summary = { name: table.name, rows: 0, bytes: 0 }
  let part = 0
  for await (const { bytes, rows } of snapshot.rows(table)) {
    stop.throwIfAborted()
    hash.update(bytes)
    summary.rows += rows
    summary.bytes += bytes.byteLength
    part += 1
    await archive.add(partEntry(table.name, part), await pack(bytes, COMPRESSION))
  }
  return { ...summary, sha256: hash.digest('hex') }
}
