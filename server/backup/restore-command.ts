/** `npm run restore -- FILE`: restores a backup into an empty target. */
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Config } from '#server/config/read-config.ts'
import { prepareDataFolder } from '#server/lifecycle/data-folder.ts'
import { errorCode } from '#server/log/error-code.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { BackupError } from './backup-error.ts'
import { openRestoreTarget } from './backup-target.ts'
import { type CheckedBackup, checkBackup } from './check-backup.ts'
import { counted } from './counted.ts'
import { restoreBackup } from './restore-backup.ts'
import { type Command, runCommand } from './run-command.ts'

const REPLACE = '--replace'
const CHECK = '--check'

await runCommand(
  {
    usage: `Say from where: npm run restore -- FILE, with ${REPLACE} to replace the hall that is there, or ${CHECK} to only read the backup`,
    flags: [REPLACE, CHECK],
  },
  async (command) => {
    const file = await openBackup(command.path)
    try {
      // Rejects a file that is not a backup before creating anything.
      const backup = await checkBackup(file, command.stop)
      const { takenAt, appVersion } = backup.about
      command.print(`The backup is whole: taken at ${takenAt} by version ${appVersion}`)
      if (command.flags.has(CHECK)) printContents(command, backup)
      else await restore(command, file, backup)
    } finally {
      await file.close()
    }
  },
)

function printContents({ print }: Command, { manifest, pictures }: CheckedBackup): void {
  for (const { name, rows } of manifest.tables) print(`${name}: ${counted(rows, 'row')}`)
  print(counted(pictures.size, 'picture'))
}

async function restore(
  { config, flags, print, stop }: Command,
  file: FileHandle,
  backup: CheckedBackup,
): Promise<void> {
  await prepareDataFolder(config.dataDir)
  const place = await openRestoreTarget(config, print)
  const storage = await openStorage(config)
  try {
    await storage.check((line) => {
      throw new BackupError(line)
    })
    const { connectionString } = place
    const name = config.s3 ? `${place.name} and the bucket ${config.s3.bucket}` : place.name
    const confirm = flags.has(REPLACE) ? askOperator : undefined
    const restore = { file, backup, connectionString, place: name, storage, confirm, print, stop }
    await restoreBackup(restore)
    print(`Restored into ${name}, with ${counted(backup.pictures.size, 'picture')}`)
    for (const key of backup.manifest.missing) {
      console.warn(`The picture ${key} was missing when the backup was made`)
    }
    const mails = backup.manifest.tables.find(({ name }) => name === 'outgoing_mails')?.rows ?? 0
    if (mails > 0) {
      print(`${counted(mails, 'mail')} still to be sent: the app sends what is due when it starts`)
    }
    for (const line of nextSteps(config)) print(line)
  } finally {
    storage.close()
    await place.close()
  }
}

/** The manual steps after a restore, in order. */
function nextSteps({ dataDir, sessionSecret }: Config): string[] {
  const secret = sessionSecret
    ? 'With the SESSION_SECRET of the hall before, everybody stays signed in; with another, everybody signs in again.'
    : `With the file session-secret of the hall before in ${join(dataDir, 'secrets')}, everybody stays signed in; without it, everybody signs in again.`
  return [
    `Next: if this is not the machine of the hall before, copy its file erased-accounts into ${dataDir}: it keeps erased members from coming back.`,
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
  throw new BackupError(`${path} is not a file: name the backup itself.`)
}

/** Requires the exact word, because replaced data is lost. */
async function askOperator(what: string): Promise<boolean> {
  console.log(`This replaces ${what}.`)
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await new Promise<boolean>((resolve) => {
      lines.once('close', () => resolve(false))
      lines.question('Type replace to go on: ', (answer) => resolve(answer.trim() === 'replace'))
    })
  } finally {
    lines.close()
  }
}
