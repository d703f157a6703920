import { randomBytes } from 'node:crypto'
import { addFirstAdmin, hasAdmin } from './db/accounts.ts'
import { inTransaction } from './db/connect.ts'
import type { Services } from './services.ts'

const DEFAULT_EMAIL = 'admin@dyanpeeth.local'

/**
 * Creates the first super_admin when there is none. Answers how to sign in as them, once; null when
 * there was one already.
 */
export async function createFirstAdmin(
  services: Services,
): Promise<{ email: string; password: string } | null> {
  const { config, db, passwords } = services
  // A look first: hashing a password costs more than the whole of a usual start.
  if (await hasAdmin(db)) return null
  const email = config.adminEmail ?? DEFAULT_EMAIL
  const password = config.adminPassword ?? generatedPassword()
  const passwordHash = await passwords.hash(password)
  const added = await inTransaction(db, (trx) =>
    addFirstAdmin(trx, { email, passwordHash }, services.now()),
  )
  return added && { email, password }
}

/** 96 random bits, with the four kinds of characters that a password needs. */
function generatedPassword(): string {
  return `${randomBytes(12).toString('base64url')}-Aa1`
}
