/** `npm run restore -- FILE`: a hall out of one file, into an empty place. */
import { type FileHandle, open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { prepareDataFolder } from '#server/data-folder.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { BackupError } from './backup-error.ts'
import { type CheckedBackup, checkBackup } from './check-backup.ts'
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
  for (const { name, rows } of manifest.tables) say(`${name}: ${rows} rows`)
  say(`${pictures.size} pictures`)
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
    const confirm = flags.has(REPLACE) ? askAtConsole : undefined
    await restoreBackup({ file, backup, connectionString, storage, confirm, say, stop })
    say(`Restored, with ${backup.pictures.size} pictures`)
    for (const key of backup.manifest.missing) {
      console.warn(`The picture ${key} was missing when the backup was made`)
    }
    const mails = backup.manifest.tables.find(({ name }) => name === 'outgoing_mails')?.rows ?? 0
    if (mails > 0) say(`${mails} mails were still to be sent: the app sends them when it starts`)
  } finally {
    storage.close()
    await place.close()
  }
}

async function openBackup(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'r')
  } catch (cause) {
    throw new BackupError(`The backup ${path} cannot be read.`, { cause })
  }
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
