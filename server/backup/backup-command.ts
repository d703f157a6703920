/** `npm run backup -- FILE`: writes everything into one file while the app keeps serving. */
import { appVersion } from '#server/config/project-folder.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { makeBackup } from './make-backup.ts'
import { openBackupSource } from './open-database.ts'
import { pluralize } from './pluralize.ts'
import { type Command, runCommand } from './run-command.ts'

await runCommand({ usage: 'Usage: npm run backup -- FILE', flags: [] }, backUp)

async function backUp({ config, path, print, stop }: Command): Promise<void> {
  const startedAt = performance.now()
  const source = await openBackupSource(config, print)
  const storage = await openStorage(config)
  try {
    const { connectionString } = source
    const backup = await makeBackup({
      path,
      connectionString,
      storage,
      appVersion: await appVersion(),
      print,
      stop,
    })
    for (const key of backup.missing) {
      console.warn(`Picture ${key} is missing from storage, so the backup does not contain it`)
    }
    const rows = backup.tables.reduce((sum, table) => sum + table.rows, 0)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    print(
      `${path}: ${pluralize(rows, 'row')} in ${backup.tables.length} tables and ${pluralize(backup.pictures.count, 'picture')}, ${backup.size} bytes, in ${seconds} s`,
    )
  } finally {
    storage.close()
    await source.close()
  }
}
