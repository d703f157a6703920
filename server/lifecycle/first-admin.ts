import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { StartupError } from '#server/config/startup-error.ts'
import { addFirstAdmin, hasAdmin } from '#server/db/queries/user/new-user.ts'
import { isCommon } from '#server/passwords/common-passwords.ts'
import type { Services } from '#server/services.ts'
import { dataFolderProblem } from './data-folder.ts'
import { writeDurably } from './durable-file.ts'

const PASSWORD_FILE = 'first-admin-password'
const DEFAULT_EMAIL = 'admin@dyanpeeth.local'

/**
 * Creates the first super_admin if there is none. Returns the sentence that says how to log in, or
 * null if there already was one. A generated password is printed at a terminal only; otherwise it
 * is written to a file in the data folder, because log collectors keep what they read. Throws
 * StartupError if the given password is a common one.
 */
export async function createFirstAdmin(
  services: Services,
  { atTerminal }: { atTerminal: boolean },
): Promise<string | null> {
  const { config, db } = services
  // First: a later start needs neither the list of common passwords nor Argon2.
  if (await hasAdmin(db)) return null
  if (config.adminPassword !== undefined && (await isCommon(config.adminPassword))) {
    throw new StartupError(
      "Many people use the password in ADMIN_PASSWORD: set one that's harder to guess, or none, and the app generates one.",
    )
  }
  const email = config.adminEmail ?? DEFAULT_EMAIL
  const password = config.adminPassword ?? generatedPassword()
  // In this thread: nothing is served yet, and starting another takes ten times as long as the hash.
  const { hash } = await import('#server/passwords/argon2-work.ts')
  const passwordHash = hash({ password })
  const stored =
    config.adminPassword === undefined && !atTerminal && storePassword(config.dataDir, password)
  // Not inTransaction: it may retry its work, and this work writes a file.
  const added = await db.transaction().execute(async (trx) => {
    const admin = await addFirstAdmin(trx, { email, passwordHash }, services.now())
    // Before the commit, so that an admin with an unknown password can't exist.
    if (admin && stored) await stored.write()
    return admin
  })
  if (!added) return null
  return `First administrator: ${email}, ${loginHint()}`

  function loginHint(): string {
    if (config.adminPassword !== undefined) return 'with the password of ADMIN_PASSWORD'
    if (!stored) return `password ${password} (shown once)`
    return `password in ${stored.file}: delete that file after logging in`
  }
}

function storePassword(dataDir: string, password: string) {
  const file = join(dataDir, PASSWORD_FILE)
  return {
    file,
    async write() {
      try {
        await writeDurably(file, Buffer.from(`${password}\n`))
      } catch (error) {
        throw dataFolderProblem(dataDir, error)
      }
    },
  }
}

/** 96 random bits, with the four required kinds of characters. */
function generatedPassword(): string {
  return `${randomBytes(12).toString('base64url')}-Aa1`
}
