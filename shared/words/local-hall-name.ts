import type { Language } from '../domain/language.ts'
import { HALL_NAME, HALL_NAME_MARATHI } from '../domain/settings/hall-details.ts'

/** The hall's built-in name in this language, or the owner's. */
export function localHallName(language: Language, shown: string): string {
  const builtIn = shown === HALL_NAME || shown === HALL_NAME_MARATHI
  return builtIn ? (language === 'en' ? HALL_NAME : HALL_NAME_MARATHI) : shown
}
