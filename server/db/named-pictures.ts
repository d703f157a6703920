import { sql } from 'kysely'
import type { Queryable } from './connect.ts'

/** Which of these stored pictures somebody has. */
export async function namedPictures(db: Queryable, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    SELECT key FROM unnest(${keys}::text[]) AS key
    WHERE EXISTS (SELECT FROM users WHERE avatar = key)
      OR EXISTS (SELECT FROM membership_details WHERE selfie = key)`.execute(db)
  return new Set(rows.map(({ key }) => key))
}
