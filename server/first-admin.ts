import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { dataFolderProblem } from './data-folder.ts'
import { addFirstAdmin, hasAdmin } from './db/accounts.ts'
import { inTransaction } from './db/connect.ts'
import { writeDurably } from './durable-file.ts'
import type { Services } from './services.ts'

const PASSWORD_FILE = 'first-admin-password'
const DEFAULT_EMAIL = 'admin@dyanpeeth.local'

/**
 * Creates the first super_admin when there is none. Answers the sentence that says how to sign in as
 * them, once; null when there was one already. A generated password is told to a person at a terminal;
 * anything else keeps what it reads, so it stands in a file of the data folder.
 */
export async function createFirstAdmin(
  services: Services,
  { atTerminal }: { atTerminal: boolean },
): Promise<string | null> {
  const { config, db, passwords } = services
  // A look first: hashing a password costs more than the whole of a usual start.
  if (await hasAdmin(db)) return null
  const email = config.adminEmail ?? DEFAULT_EMAIL
  const password = config.adminPassword ?? generatedPassword()
  const passwordHash = await passwords.hash(password)
  const keeping =
    config.adminPassword === undefined && !atTerminal && keptIn(config.dataDir, password)
  const added = await inTransaction(db, async (trx) => {
    const admin = await addFirstAdmin(trx, { email, passwordHash }, services.now())
    // Before the commit: an admin whose password nobody knows must not come to be.
    if (admin && keeping) await keeping.write()
    return admin
  })
  if (!added) return null
  return `First administrator: ${email}, ${howToSignIn()}`

  function howToSignIn(): string {
    if (config.adminPassword !== undefined) return 'with the password of ADMIN_PASSWORD'
    if (!keeping) return `password ${password} (shown once)`
    return `password in ${keeping.file}: delete that file after signing in`
  }
}

function keptIn(dataDir: string, password: string) {
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

/** 96 random bits, with the four kinds of characters that a password needs. */
function generatedPassword(): string {
  return `${randomBytes(12).toString('base64url')}-Aa1`
}
