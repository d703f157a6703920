/** `npm run restore -- FILE`: restores a backup into an empty target. */
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Config } from '#server/config/read-config.ts'
import { prepareDataFolder } from '#server/lifecycle/data-folder.ts'
import { errorCode } from '#server/log/error-code.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { BackupError } from './backup-error.ts'
import { type CheckedBackup, checkBackup } from './check-backup.ts'
import { openRestoreTarget } from './open-database.ts'
import { pluralize } from './pluralize.ts'
import { restoreBackup } from './restore-backup.ts'
import { type Command, runCommand } from './run-command.ts'

const REPLACE_FLAG = '--replace'
const CHECK_FLAG = '--check'

await runCommand(
  {
    usage: `Usage: npm run restore -- FILE [${REPLACE_FLAG} | ${CHECK_FLAG}], where ${REPLACE_FLAG} overwrites existing data and ${CHECK_FLAG} only verifies the backup`,
    flags: [REPLACE_FLAG, CHECK_FLAG],
  },
  async (command) => {
    const file = await openBackup(command.path)
    try {
      // Rejects a file that is not a backup before creating anything.
      const backup = await checkBackup(file, command.stop)
      const { takenAt, appVersion } = backup.about
      command.print(`The backup is intact: taken at ${takenAt} by version ${appVersion}`)
      if (command.flags.has(CHECK_FLAG)) printContents(command, backup)
      else await restore(command, file, backup)
    } finally {
      await file.close()
    }
  },
)

function printContents({ print }: Command, { manifest, pictures }: CheckedBackup): void {
  for (const { name, rows } of manifest.tables) print(`${name}: ${pluralize(rows, 'row')}`)
  print(pluralize(pictures.size, 'picture'))
}

async function restore(
  { config, flags, print, stop }: Command,
  file: FileHandle,
  backup: CheckedBackup,
): Promise<void> {
  await prepareDataFolder(config.dataDir)
  const target = await openRestoreTarget(config, print)
  const storage = await openStorage(config)
  try {
    await storage.check((line) => {
      throw new BackupError(line)
    })
    const { connectionString } = target
    const name = config.s3 ? `${target.name} and the bucket ${config.s3.bucket}` : target.name
    const confirm = flags.has(REPLACE_FLAG) ? askOperator : undefined
    const restore = { file, backup, connectionString, place: name, storage, confirm, print, stop }
    await restoreBackup(restore)
    print(`Restored into ${name}, with ${pluralize(backup.pictures.size, 'picture')}`)
    for (const key of backup.manifest.missing) {
      console.warn(`The picture ${key} was missing when the backup was made`)
    }
    const emails = backup.manifest.tables.find(({ name }) => name === 'outgoing_mails')?.rows ?? 0
    if (emails > 0) {
      print(
        `${pluralize(emails, 'email')} still queued: the app sends them when it starts, except expired ones`,
      )
    }
    for (const line of nextSteps(config)) print(line)
  } finally {
    storage.close()
    await target.close()
  }
}

/** The manual steps after a restore, in order. */
function nextSteps({ dataDir, sessionSecret }: Config): string[] {
  const secret = sessionSecret
    ? 'If SESSION_SECRET is the same as before, users stay logged in; otherwise everyone has to log in again.'
    : `If ${join(dataDir, 'secrets')} contains the file session-secret from before, users stay logged in; otherwise everyone has to log in again.`
  return [
    `Next: if this is a different machine, copy the file erased-accounts from the old one into ${dataDir}, so that erased users are not restored.`,
    secret,
    'Then start the app.',
  ]
}

async function openBackup(path: string): Promise<FileHandle> {
  try {
    const file = await open(path, 'r')
    if ((await file.stat()).isFile()) return file
    await file.close()
  } catch (cause) {
    const reason = errorCode(cause) === 'ENOENT' ? 'does not exist' : 'cannot be read'
    throw new BackupError(`The backup ${path} ${reason}.`, { cause })
  }
  throw new BackupError(`${path} is not a file: give the path of the backup.`)
}

/** Requires the exact word, because replaced data is lost. */
async function askOperator(what: string): Promise<boolean> {
  console.log(`This replaces ${what}.`)
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await new Promise<boolean>((resolve) => {
      lines.once('close', () => resolve(false))
      lines.question('Type "replace" to continue: ', (answer) =>
        resolve(answer.trim() === 'replace'),
      )
    })
  } finally {
    lines.close()
  }
}
