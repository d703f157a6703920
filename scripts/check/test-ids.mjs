/**
 * Reads test ids. The title of a test, `describe` or step may end with an id in square brackets:
 * `'refuses a taken seat [booking-7]'`. Documents refer to the id, so titles can be reworded and tests moved.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../bootstrap.mjs'

const TEST_FILES = '{shared,server,web,e2e,bench,scripts}/**/*.{test,spec}.{ts,tsx}'
const ID = '[a-z]+(?:-[a-z]+)*-\\d+'
/** A call's first argument that ends with an id. */
const TITLE_WITH_ID = new RegExp(
  `\\(\\s*(['"\`])(?:\\\\.|(?!\\1)[^\\\\])* \\[(${ID})\\]\\1\\s*,`,
  'g',
)
const NAMED_ID = new RegExp(`\`(${ID})\``, 'g')

/** Maps each id to its tests' files; a duplicate id has several entries. */
export function readTestIds() {
  const tests = globSync(TEST_FILES, { cwd: ROOT })
    .sort()
    .flatMap((file) => idsOf(file).map((id) => ({ id, file })))
  return Map.groupBy(tests, ({ id }) => id)
}

/** Whether `npm test` runs a test: it does not run the long ones. */
export function runsInNpmTest({ file }) {
  return !file.endsWith('.long.test.ts')
}

/** The ids that appear in backquotes in a text. */
export function namedIds(text) {
  return [...text.matchAll(NAMED_ID)].map(([, id]) => id)
}

/** A message for each id that several tests share. */
export function sharedIdProblems(tests) {
  return [...tests]
    .filter(([, { length }]) => length > 1)
    .map(
      ([id, found]) =>
        `${id} is the id of ${found.length} tests: ${found.map(({ file }) => file).join(', ')}.`,
    )
}

function idsOf(file) {
  return [...readFileSync(join(ROOT, file), 'utf8').matchAll(TITLE_WITH_ID)].map(([, , id]) => id)
}
