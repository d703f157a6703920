import { splitFullName } from '#shared/domain/user/full-name.ts'

/** Returns the first letters of the first and the last name, including Devanagari vowel signs. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word = '') => firstLetter(word))
    .join('')
}

/** Returns the first name. */
export function firstNameOf(name: string): string {
  return splitFullName(name).firstName
}

function firstLetter(word: string): string {
  for (const { segment } of new Intl.Segmenter('und').segment(word)) return segment.toUpperCase()
  return ''
}
