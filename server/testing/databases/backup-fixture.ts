import { randomBytes } from 'node:crypto'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { checkBackup } from '#server/backup/check-backup.ts'
import type { Confirm } from '#server/backup/check-restore-target.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { createDiskStorage, type Storage } from '#server/storage/storage.ts'
import { databaseNamed, dropDatabase, runSql } from './run-sql.ts'

/** A database with a folder for pictures and a backup. */
export type BackupFixture = {
  connectionString: string
  storage: Storage
  /** Writes a backup and returns its path and manifest. */
  backUp(): ReturnType<typeof makeBackup>
  /** The file that `backUp` writes. */
  file: string
  /** Restores a file as the command does. */
  restore(file: string, confirm?: Confirm): Promise<void>
  /** The keys of the stored pictures. */
  pictures(): Promise<string[]>
  close(): Promise<void>
}

/**
 * Creates a database (empty, or migrated with `migrated`) and a folder for pictures and a backup.
 */
export async function openBackupFixture({ migrated = false } = {}): Promise<BackupFixture> {
  const { server, name: template } = inject('testTemplate')
  const name = `backup_${randomBytes(6).toString('hex')}`
  await runSql(
    server,
    `CREATE DATABASE ${name} ${migrated ? `TEMPLATE ${template} STRATEGY FILE_COPY` : ''}`,
  )
  const folder = await mkdtemp(join(tmpdir(), 'hall-backup-'))
  const connectionString = databaseNamed(name, server)
  const storage = createDiskStorage(folder)
  const stop = new AbortController().signal
  const print = () => {}
  const file = join(folder, 'hall.tar')
  return {
    connectionString,
    storage,
    file,
    backUp: () =>
      makeBackup({ path: file, connectionString, storage, appVersion: '0.0.1', print, stop }),
    async restore(path, confirm) {
      const handle = await open(path, 'r')
      try {
        const backup = await checkBackup(handle, stop)
        const target = { file: handle, backup, connectionString, place: 'The test', storage }
        await restoreBackup({ ...target, confirm, print, stop })
      } finally {
        await handle.close()
      }
    },
    async pictures() {
      const keys: string[] = []
      for await (const key of storage.keys()) keys.push(key)
      return keys.sort()
    },
    async close() {
      await dropDatabase(server, name)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
