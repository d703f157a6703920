import type { FileHandle } from 'node:fs/promises'
import type { CopyIn } from '#server/db/transfer/copy-in.ts'
import type { Table } from '#server/db/transfer/list-tables.ts'
import type { RestoreWriter } from '#server/db/transfer/restore-writer.ts'
import { tableOfEntry, UPLOADS_FOLDER } from './archive-format.ts'
import { readArchive } from './archive-reader.ts'
import { BackupError } from './backup-error.ts'
import { type CheckedBackup, unpackRows } from './check-backup.ts'
import { pluralize } from './pluralize.ts'
import type { PictureRestore } from './restore-pictures.ts'

/**
 * Restores the rows and pictures of a verified backup without committing. Reads the file a second
 * time and verifies again that it is unchanged.
 */
export async function restoreRows(options: {
  file: FileHandle
  writer: RestoreWriter
  backup: CheckedBackup
  pictures: PictureRestore
  print: (line: string) => void
  stop: AbortSignal
}): Promise<void> {
  const { file, writer, backup, pictures, print, stop } = options
  refuseOtherTables(await writer.begin(backup.schema.migrations), backup.schema.tables)
  let table: { name: string; copy: CopyIn } | undefined
  const finishTable = async () => {
    if (!table) return
    const { name, copy } = table
    table = undefined
    print(`${name}: ${pluralize(await finishRows(backup, name, copy), 'row')}`)
  }
  for await (const { name, bytes } of readArchive(file)) {
    stop.throwIfAborted()
    const tableName = tableOfEntry(name)
    if (table?.name !== tableName) await finishTable()
    if (tableName !== undefined) {
      table ??= { name: tableName, copy: await writer.fill(tableNamed(tableName, backup)) }
      await table.copy.write(await unpackRows(bytes))
    } else if (name.startsWith(UPLOADS_FOLDER)) {
      const key = name.slice(UPLOADS_FOLDER.length)
      if (backup.pictures.has(key)) await pictures.add(key, bytes)
    }
  }
  await finishTable()
}

function tableNamed(name: string, { schema }: CheckedBackup): Table {
  const table = schema.tables.find((each) => each.name === name)
  if (!table) throw new BackupError(`This backup does not describe its table ${name}.`)
  return table
}

async function finishRows({ manifest }: CheckedBackup, name: string, copy: CopyIn) {
  const expected = manifest.tables.find((each) => each.name === name)?.rows
  const rows = await copy.finish()
  if (rows === expected) return rows
  throw new BackupError(`The table ${name} has ${rows} rows instead of ${expected}.`)
}

/** Checks that the database, migrated to the backup's level, has the same tables and columns. */
function refuseOtherTables(present: readonly Table[], saved: readonly Table[]): void {
  const schema = (tables: readonly Table[]) =>
    tables.map(({ name, columns }) => `${name}(${columns.toSorted().join()})`).toSorted()
  const [actual, expected] = [schema(present), schema(saved)]
  const differing = expected.find((table) => !actual.includes(table))
  if (differing === undefined && actual.length === expected.length) return
  throw new BackupError(
    `The tables of this backup differ from those of this version of the app${differing ? ` (${differing.split('(')[0]})` : ''}.`,
  )
}
