import { hashSync, verifySync } from '@node-rs/argon2'
import { PARAMETERS } from './hash-parameters.ts'
import { NOBODYS_HASH } from './nobodys-hash.ts'

// Runs in worker threads, see passwords.ts. Synchronous, because the asynchronous calls would fill
// libuv's pool and make every file read of the app wait.

export function hash({ password }: { password: string }): string {
  return hashSync(typed(password), PARAMETERS)
}

/** Without a hash it does the same work and says no. */
export function verify({ hash, password }: { hash?: string; password: string }): boolean {
  const matches = verifySync(hash ?? NOBODYS_HASH, typed(password))
  return hash !== undefined && matches
}

/** The same letters typed on another keyboard may arrive as other code points. */
function typed(password: string): string {
  return password.normalize('NFKC')
}
