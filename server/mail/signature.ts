import type { Letterhead } from '#shared/domain/letterhead.ts'

/** The last lines of every mail: who writes, and how the desk is reached. */
export function signature({ name, contactPhone, contactEmail, address }: Letterhead): string {
  return [name, address, contactPhone, contactEmail].filter((line) => line !== '').join('\n')
}
