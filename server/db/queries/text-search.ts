import { sql } from 'kysely'
import { may } from '#shared/domain/user/permissions.ts'
import type { Role } from '#shared/domain/user/user.ts'

export function wordsOf(search: string): string[] {
  return search.split(/\s+/).filter((word) => word !== '')
}

/**
 * Whether the name, email or member ID of a row of `users` contains `word`. Uses the index
 * users_search.
 */
export function userContains(word: string) {
  return sql<boolean>`(full_name || ' ' || coalesce(email, '') || ' ' || coalesce(member_id, ''))
    ILIKE ${likePattern(word)}`
}

/** Whether this member of staff sees a row of `users` in lists (`mayList`). */
export function userIsListed(viewer: { id: string; role: Role }) {
  return may(viewer, 'staffNames')
    ? sql<boolean>`true`
    : sql<boolean>`(users.role = 'user' OR users.id = ${viewer.id})`
}

/** Whether this staff member sees more than name and role in a row of `users` (`maySeeDetails`). */
export function userDetailsShown(viewer: { id: string; role: Role }) {
  return may(viewer, 'staff')
    ? sql<boolean>`true`
    : sql<boolean>`(users.role = 'user' OR users.id = ${viewer.id})`
}

/**
 * Returns the condition that a row of `users` contains `word` in a field that this member of staff may see. Of other
 * staff, they may see all fields (`maySeeDetails`), only the name, or none (`mayList`). Uses the same index.
 */
export function userShows(viewer: { id: string; role: Role }) {
  return (word: string) => {
    if (may(viewer, 'staff')) return userContains(word)
    if (!may(viewer, 'staffNames')) {
      return sql<boolean>`(${userContains(word)} AND ${userIsListed(viewer)})`
    }
    return sql<boolean>`(${userContains(word)}
      AND (role = 'user' OR id = ${viewer.id} OR full_name ILIKE ${likePattern(word)}))`
  }
}

/** A LIKE pattern for strings that contain `part`, with % and _ escaped. */
export function likePattern(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`
}
