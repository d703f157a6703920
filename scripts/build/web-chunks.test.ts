import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { namedFiles } from './web-chunks.mjs'
import { WEB_LANGUAGES } from './web-languages.mjs'

test('every file that the groups of the bundler name exists, in each language [budget-541]', () => {
  const files = WEB_LANGUAGES.flatMap(namedFiles)
  expect(files.length).toBeGreaterThan(30)
  expect(files.filter((file) => !existsSync(join(import.meta.dirname, '../..', file)))).toEqual([])
})
