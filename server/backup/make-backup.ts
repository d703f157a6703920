import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { type HallReader, type HallSnapshot, openHallReader } from '#server/db/hall-reader.ts'
import type { HallTable } from '#server/db/hall-tables.ts'
import { isNewerLevel, NEWER_DATABASE } from '#server/db/migrate.ts'
import type { Storage } from '#server/storage/storage.ts'
import { HALL_ENTRY, MANIFEST_ENTRY, partEntry, SCHEMA_ENTRY } from './archive-form.ts'
import { type ArchiveWriter, createArchiveWriter } from './archive-writer.ts'
import { BackupError } from './backup-error.ts'
import { collectPictures, type PictureCollection } from './collect-pictures.ts'
import { counted } from './counted.ts'
import { entryBytes, FORMAT, type ManifestEntry, type TableSum } from './manifest.ts'
import { writeNewFile } from './new-file.ts'

/** Fast: the rows shrink to a fifth, and the database waits for the disk rather than for this. */
const PACKING = { level: 3 }
const pack = promisify(gzip)

/** How often pictures that changed between two looks are looked for again. */
const TRIES = 5

type Backup = {
  path: string
  connectionString: string
  storage: Storage
  appVersion: string
  say: (line: string) => void
  stop: AbortSignal
}

/** Writes the whole hall into one new file, while others go on writing. */
export async function makeBackup(backup: Backup): Promise<ManifestEntry & { size: number }> {
  const reader = await openHallReader(backup.connectionString)
  try {
    return await writeNewFile(backup.path, (file) =>
      writeHall(backup, reader, createArchiveWriter(file)),
    )
  } finally {
    await reader.close()
  }
}

async function writeHall(
  { storage, appVersion, say, stop }: Backup,
  reader: HallReader,
  archive: ArchiveWriter,
): Promise<ManifestEntry & { size: number }> {
  await archive.add(
    HALL_ENTRY,
    entryBytes({
      software: 'dyanpeeth-abhyasika',
      format: FORMAT,
      appVersion,
      takenAt: new Date().toISOString(),
      postgres: reader.serverVersion,
    }),
  )
  const pictures = collectPictures({ storage, archive, say, stop })
  const snapshot = await snapshotWithPictures(reader, pictures)
  say(counted(pictures.count, 'picture'))
  const { migrations, tables, sequences } = snapshot
  await archive.add(SCHEMA_ENTRY, entryBytes({ migrations, tables, sequences }))
  const sums: TableSum[] = []
  for (const table of tables) {
    const sum = await writeTable(snapshot, archive, table, stop)
    say(`${sum.name}: ${counted(sum.rows, 'row')}`)
    sums.push(sum)
  }
  await reader.end()
  const { count, bytes, missing, replaced } = pictures
  const manifest = {
    tables: sums,
    pictures: { count, bytes },
    missing: [...missing],
    replaced: [...replaced],
  }
  await archive.addSums()
  await archive.add(MANIFEST_ENTRY, entryBytes(manifest))
  return { ...manifest, size: await archive.finish() }
}

/**
 * Most pictures are copied first, at leisure. A snapshot of the rows is then taken and the few that are
 * new in it are copied at once: a picture is stored before its row is written and goes after it, so one
 * that is not there was replaced in that moment, and a new snapshot no longer names it.
 */
async function snapshotWithPictures(
  reader: HallReader,
  pictures: PictureCollection,
): Promise<HallSnapshot> {
  for (let attempt = 0; ; attempt++) {
    const snapshot = await reader.begin()
    if (!snapshot) throw new BackupError('There is no hall in this database to back up.')
    if (isNewerLevel(snapshot.migrations)) throw new BackupError(NEWER_DATABASE)
    await pictures.addAll(snapshot.pictures())
    if (attempt > 0 && (pictures.missing.size === 0 || attempt === TRIES)) return snapshot
    await reader.end()
  }
}

async function writeTable(
  snapshot: HallSnapshot,
  archive: ArchiveWriter,
  table: HallTable,
  stop: AbortSignal,
): Promise<TableSum> {
  const hash = createHash('sha256')
  const sum = { name: table.name, rows: 0, bytes: 0 }
  let part = 0
  for await (const { bytes, rows } of snapshot.rows(table)) {
    stop.throwIfAborted()
    hash.update(bytes)
    sum.rows += rows
    sum.bytes += bytes.byteLength
    part += 1
    await archive.add(partEntry(table.name, part), await pack(bytes, PACKING))
  }
  return { ...sum, sha256: hash.digest('hex') }
}
