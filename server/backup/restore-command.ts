/** `npm run restore -- FILE`: a hall out of one file, into an empty place. */
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Config } from '#server/config.ts'
import { prepareDataFolder } from '#server/data-folder.ts'
import { errorCode } from '#server/error-code.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { BackupError } from './backup-error.ts'
import { type CheckedBackup, checkBackup } from './check-backup.ts'
import { counted } from './counted.ts'
import { placeToRestore } from './hall-place.ts'
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
      // A file that is no backup is refused before anything is made for it.
      const backup = await checkBackup(file, command.stop)
      const { takenAt, appVersion } = backup.hall
      command.say(`The backup is whole: taken at ${takenAt} by version ${appVersion}`)
      if (command.flags.has(CHECK)) tellOf(command, backup)
      else await restore(command, file, backup)
    } finally {
      await file.close()
    }
  },
)

function tellOf({ say }: Command, { manifest, pictures }: CheckedBackup): void {
  for (const { name, rows } of manifest.tables) say(`${name}: ${counted(rows, 'row')}`)
  say(counted(pictures.size, 'picture'))
}

async function restore(
  { config, flags, say, stop }: Command,
  file: FileHandle,
  backup: CheckedBackup,
): Promise<void> {
  await prepareDataFolder(config.dataDir)
  const place = await placeToRestore(config, say)
  const storage = await openStorage(config)
  try {
    await storage.check((line) => {
      throw new BackupError(line)
    })
    const { connectionString } = place
    const name = config.s3 ? `${place.name} and the bucket ${config.s3.bucket}` : place.name
    const confirm = flags.has(REPLACE) ? askAtConsole : undefined
    const restore = { file, backup, connectionString, place: name, storage, confirm, say, stop }
    await restoreBackup(restore)
    say(`Restored into ${name}, with ${counted(backup.pictures.size, 'picture')}`)
    for (const key of backup.manifest.missing) {
      console.warn(`The picture ${key} was missing when the backup was made`)
    }
    const mails = backup.manifest.tables.find(({ name }) => name === 'outgoing_mails')?.rows ?? 0
    if (mails > 0) {
      say(`${counted(mails, 'mail')} still to be sent: the app sends what is due when it starts`)
    }
    for (const line of nextSteps(config)) say(line)
  } finally {
    storage.close()
    await place.close()
  }
}

/** What only a person can do, in its order. */
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

/** Only the word itself will do: what is replaced is gone. */
async function askAtConsole(what: string): Promise<boolean> {
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
