import type { Generated } from 'kysely'

export type FilesToRemoveTable = {
  key: string
  since: Generated<Date>
}
