import type { Options } from '@node-rs/argon2'

/** OWASP's parameters: 19 MiB, two passes, one lane. Argon2id is the default algorithm. */
export const ARGON2_PARAMETERS = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} satisfies Options

const { memoryCost, timeCost, parallelism } = ARGON2_PARAMETERS
const CURRENT_PREFIX = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`

/**
 * Returns whether a stored hash has other parameters than a new one would, according to its prefix.
 */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(CURRENT_PREFIX)
}

/**
 * The hash of 32 discarded random bytes, with the parameters of `argon2-work.ts`. Unknown users'
 * passwords are compared with it, so that both cases take the same time.
 */
export const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$0cSfm/Be7ck1+SkJUVKmVw$sAcmrnydQit5prwVWYOE2+qaCEHb+W3ZVCgGPKxQ77Q'
