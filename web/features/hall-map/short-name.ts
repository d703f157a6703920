import { splitFullName } from '#shared/domain/user/full-name.ts'

/** The first letters of the first and the last name; Devanagari vowel signs belong to their letter. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word = '') => firstLetter(word))
    .join('')
}

/** The first name, which fits on a wide seat. */
export function firstNameOf(name: string): string {
  return splitFullName(name).firstName
}

function firstLetter(word: string): string {
  for (const { segment } of new Intl.Segmenter('und').segment(word)) return segment.toUpperCase()
  return ''
}
