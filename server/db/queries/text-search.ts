import { sql } from 'kysely'

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

/** A LIKE pattern for texts that contain `part`, with % and _ escaped. */
export function likePattern(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`
}
