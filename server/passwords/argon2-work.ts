import { hashSync, verifySync } from '@node-rs/argon2'
import { ARGON2_PARAMETERS, DUMMY_HASH } from './hash-parameters.ts'

// Runs in worker threads (passwords.ts), and for the first admin in the main thread. Synchronous, because asynchronous
// calls would fill libuv's pool and delay every file read of the app.

export function hash({ password }: { password: string }): string {
  return hashSync(normalize(password), ARGON2_PARAMETERS)
}

/** Without a hash it does the same work and returns false. */
export function verify({ hash, password }: { hash?: string; password: string }): boolean {
  const matches = verifySync(hash ?? DUMMY_HASH, normalize(password))
  return hash !== undefined && matches
}

/** Another keyboard may produce the same letters as different code points. */
function normalize(password: string): string {
  return password.normalize('NFKC')
}
