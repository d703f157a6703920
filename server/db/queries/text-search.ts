import { sql } from 'kysely'
import { type ListSearch, PHONE_DIGITS } from '#shared/domain/user/desk-search.ts'
import { may } from '#shared/domain/user/permissions.ts'
import { COUNTRY_CODE, phoneToWire } from '#shared/domain/user/phone.ts'
import type { Role } from '#shared/domain/user/user.ts'

/** The index users_search finds words by three consecutive Latin letters or digits: pg_trgm leaves out all others. */
const IS_INDEXED = /[a-z0-9]{3}/i

/**
 * Whether the name, email or member ID of a row of `users` contains `word`. Uses the index users_search, except for a
 * short word or one in Devanagari, for which PostgreSQL would read the whole index and then every row.
 */
export function userContains(word: string) {
  return IS_INDEXED.test(word)
    ? sql<boolean>`searched LIKE lower(${likePattern(word)})`
    : sql<boolean>`strpos(searched, lower(${word})) > 0`
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

/** Whether the phone number of a row of `users` contains these digits. A full number can be looked up in an index. */
export function userHasPhone(digits: string) {
  return digits.length === PHONE_DIGITS
    ? sql<boolean>`phone_number = ${phoneToWire(digits)}`
    : sql<boolean>`phone_number LIKE ${COUNTRY_CODE + likePattern(digits)}`
}

/**
 * Whether a row of `users` matches a search in a list, in fields that `viewer` may see, if given: it contains every word
 * or has the phone number. Those with the number are a subquery, so that each half can use its own index.
 */
export function isFoundUser({ words, phone }: ListSearch, viewer?: { id: string; role: Role }) {
  if (words.length === 0) return sql<boolean>`true`
  const hasWords = sql.join(words.map(viewer ? userShows(viewer) : userContains), sql` AND `)
  if (phone === undefined) return sql<boolean>`(${hasWords})`
  const shown = viewer ? userDetailsShown(viewer) : sql<boolean>`true`
  return sql<boolean>`users.id IN (SELECT id FROM users WHERE ${hasWords}
    UNION ALL SELECT id FROM users WHERE ${userHasPhone(phone)} AND ${shown})`
}

/** A LIKE pattern for strings that contain `part`, with % and _ escaped. */
export function likePattern(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`
}
