import type { FileHandle } from 'node:fs/promises'
import type { CopyIn } from '#server/db/copy-in.ts'
import type { HallTable } from '#server/db/hall-tables.ts'
import type { HallWriter } from '#server/db/hall-writer.ts'
import { tableOfEntry, UPLOADS_FOLDER } from './archive-form.ts'
import { readArchive } from './archive-reader.ts'
import { BackupError } from './backup-error.ts'
import { type CheckedBackup, unpackRows } from './check-backup.ts'
import { counted } from './counted.ts'
import type { PicturePlacing } from './place-pictures.ts'

/**
 * Puts the rows and pictures of a checked backup in their place, uncommitted. Goes through the file a
 * second time: its end proves that it is still the one that was checked.
 */
export async function fillHall(options: {
  file: FileHandle
  writer: HallWriter
  backup: CheckedBackup
  pictures: PicturePlacing
  say: (line: string) => void
  stop: AbortSignal
}): Promise<void> {
  const { file, writer, backup, pictures, say, stop } = options
  refuseOtherTables(await writer.begin(backup.schema.migrations), backup.schema.tables)
  let table: { name: string; copy: CopyIn } | undefined
  const finishTable = async () => {
    if (!table) return
    const { name, copy } = table
    table = undefined
    say(`${name}: ${counted(await finishRows(backup, name, copy), 'row')}`)
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
      if (backup.pictures.has(key)) await pictures.place(key, bytes)
    }
  }
  await finishTable()
}

function tableNamed(name: string, { schema }: CheckedBackup): HallTable {
  const table = schema.tables.find((each) => each.name === name)
  if (!table) throw new BackupError(`This backup does not describe its table ${name}.`)
  return table
}

async function finishRows({ manifest }: CheckedBackup, name: string, copy: CopyIn) {
  const expected = manifest.tables.find((each) => each.name === name)?.rows
  const rows = await copy.finish()
  if (rows === expected) return rows
  throw new BackupError(`Of the table ${name} ${rows} rows were stored instead of ${expected}.`)
}

/** The database at the backup's level must have the same tables, with the same columns. */
function refuseOtherTables(present: readonly HallTable[], saved: readonly HallTable[]): void {
  const form = (tables: readonly HallTable[]) =>
    tables.map(({ name, columns }) => `${name}(${columns.toSorted().join()})`).toSorted()
  const [here, there] = [form(present), form(saved)]
  const differing = there.find((table) => !here.includes(table))
  if (differing === undefined && here.length === there.length) return
  throw new BackupError(
    `The tables of this backup are not those that this version of the app makes${differing ? ` (${differing.split('(')[0]})` : ''}.`,
  )
}
