import type { Language } from '../domain/language.ts'
import { HALL_NAME, HALL_NAME_MARATHI, hallNameIn } from '../domain/settings/hall-details.ts'

/** The hall's name in this language; the built-in one may be `shown` in another. */
export function localHallName(language: Language, shown: string): string {
  return hallNameIn(language, shown === HALL_NAME_MARATHI ? HALL_NAME : shown)
}
