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
export function userIsListed(admin: { id: string; role: Role }) {
  return may(admin, 'staffNames')
    ? sql<boolean>`true`
    : sql<boolean>`(users.role = 'user' OR users.id = ${admin.id})`
}

/** Whether this member of staff sees more of a row of `users` than name and role (`maySeeDetails`). */
export function userDetailsShown(admin: { id: string; role: Role }) {
  return may(admin, 'staff')
    ? sql<boolean>`true`
    : sql<boolean>`(users.role = 'user' OR users.id = ${admin.id})`
}

/**
 * Whether a row of `users` contains `word` in what this member of staff may see. Of other staff, they may see
 * everything (`maySeeDetails`), only the name, or nothing (`mayList`). Uses the same index.
 */
export function userShows(admin: { id: string; role: Role }) {
  return (word: string) => {
    if (may(admin, 'staff')) return userContains(word)
    if (!may(admin, 'staffNames')) {
      return sql<boolean>`(${userContains(word)} AND ${userIsListed(admin)})`
    }
    return sql<boolean>`(${userContains(word)}
      AND (role = 'user' OR id = ${admin.id} OR full_name ILIKE ${likePattern(word)}))`
  }
}

/** A LIKE pattern for texts that contain `part`, with % and _ escaped. */
export function likePattern(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`
}
