import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { StoredPin } from '#server/db/queries/door/gate.ts'

/** As OWASP recommends for PBKDF2-SHA-256; a gate checks PINs with WebCrypto, without the server. */
const ROUNDS = 600_000
const SALT_BYTES = 16
const HASH_BYTES = 32

const derive = promisify(pbkdf2)

export async function hashPin(pin: string): Promise<StoredPin> {
  const salt = randomBytes(SALT_BYTES)
  return { salt, rounds: ROUNDS, pinHash: await derive(pin, salt, ROUNDS, HASH_BYTES, 'sha256') }
}
