import type { Generated } from 'kysely'

export type SessionSecretTable = {
  id: Generated<number>
  fingerprint: Buffer
}
