import type { Options } from '@node-rs/argon2'

/** OWASP's parameters: 19 MiB, two passes, one lane. The algorithm is Argon2id unless said. */
export const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options

const { memoryCost, timeCost, parallelism } = PARAMETERS
const TODAYS = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`

/** Whether a kept hash was made in another way than a new one would be: its head says how. */
export function isDated(hash: string): boolean {
  return !hash.startsWith(TODAYS)
}
