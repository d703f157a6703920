import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LANGUAGES } from '../domain/language.ts'

const WORDS = import.meta.dirname
/** This file has no English texts of its own. problems.test.ts checks its translations. */
const PROBLEMS = 'problems.ts'
const filesOf = (language: string) =>
  readdirSync(join(WORDS, language), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== PROBLEMS,
  )

/** The paths of all texts in a module, with their placeholders in order of name. */
function texts(value: unknown, path = ''): string[] {
  if (typeof value === 'string') {
    const names = [...value.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted()
    return [[path, ...names].join(' ')]
  }
  if (typeof value !== 'object' || value === null) return [`${path} ${typeof value}`]
  return Object.entries(value).flatMap(([key, part]) => texts(part, `${path}.${key}`))
}

it.each(LANGUAGES.filter((language) => language !== 'en'))(
  'has a text in %s for each English one, with the same placeholders [language-4]',
  async (language) => {
    for (const file of filesOf(language)) {
      const [english, translated] = await Promise.all([
        import(join(WORDS, 'en', file)),
        import(join(WORDS, language, file)),
      ])
      expect([file, ...texts({ ...translated }).toSorted()]).toEqual([
        file,
        ...texts({ ...english }).toSorted(),
      ])
    }
  },
)
