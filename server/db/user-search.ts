import { sql } from 'kysely'
import { containing } from './like-pattern.ts'

export function wordsOf(search: string): string[] {
  return search.split(/\s+/).filter((word) => word !== '')
}

/** Whether name, email or member ID of a row of `users` has `word` in it: the index users_search. */
export function userHas(word: string) {
  return sql<boolean>`(full_name || ' ' || email || ' ' || coalesce(member_id, ''))
    ILIKE ${containing(word)}`
}
