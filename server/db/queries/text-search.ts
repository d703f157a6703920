import { sql } from 'kysely'
import type { Role } from '#shared/domain/user/user.ts'

export function wordsOf(search: string): string[] {
  return search.split(/\s+/).filter((word) => word !== '')
}

/**
 * Whether the name, email or member ID of a row of `users` contains `word`. Uses the index
 * users_search.
 */
export function userContains(word: string) {
  return sql<boolean>`(full_name || ' ' || email || ' ' || coalesce(member_id, ''))
    ILIKE ${likePattern(word)}`
}

/**
 * Whether a row of `users` contains `word` in what this admin may see: only the name of other admins,
 * unless the admin is a super admin (`maySeeDetails`). Uses the same index.
 */
export function userShows(admin: { id: string; role: Role }) {
  return (word: string) =>
    admin.role === 'super_admin'
      ? userContains(word)
      : sql<boolean>`(${userContains(word)}
          AND (role = 'user' OR id = ${admin.id} OR full_name ILIKE ${likePattern(word)}))`
}

/** A LIKE pattern for texts that contain `part`, with % and _ escaped. */
export function likePattern(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`
}
