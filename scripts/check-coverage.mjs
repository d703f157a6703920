/**
 * Keeps docs/spec-coverage.md honest: every row of its tables has both cells filled, every file that it
 * names is there, and every title that it quotes is in that file. Ends with a sentence for each that is not.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './bootstrap.mjs'

const DOCUMENT = 'docs/spec-coverage.md'
/** What says that no test holds an item; the reason follows. */
const UNHELD = 'Not held by a test: '
const REASON_LENGTH = 20
/** A test, or a part of its title: `shared/domain/otp.test.ts` "refuses 7 digits". */
const REFERENCE = /`([^`]+)` "([^"]+)"/g
const NUMBERED = [1, 2].flatMap((document) =>
  Array.from({ length: 9 }, (_, place) => `Document ${document}, section ${place + 1}:`),
)

const text = readFileSync(join(ROOT, DOCUMENT), 'utf8')
const lines = text.split('\n').map((line, place) => ({ line, number: place + 1 }))
const rows = lines.filter(({ line }) => line.startsWith('|') && !/^\|-|^\| What the /.test(line))
const problems = [
  ...NUMBERED.filter((title) => !text.includes(`### ${title}`)).map(
    (title) => `${title} is missing.`,
  ),
  ...rows.flatMap(({ line, number }) =>
    problemsOf(line).map((problem) => `${DOCUMENT}:${number}: ${problem}`),
  ),
]
for (const problem of problems) console.error(problem)
console.log(`${rows.length} rows`)
process.exit(problems.length === 0 && rows.length > 0 ? 0 : 1)

function problemsOf(line) {
  const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
  if (cells.length !== 4) return ['a row has two cells.']
  const [, what, held] = cells
  if (what === '' || held === '') return ['a cell is empty.']
  if (held.startsWith(UNHELD)) {
    return held.length < UNHELD.length + REASON_LENGTH ? ['the reason says too little.'] : []
  }
  const references = [...held.matchAll(REFERENCE)]
  if (references.map(([reference]) => reference).join('; ') !== held) {
    return ['"held by" is a list of `file` "title", or a reason.']
  }
  return references.flatMap(([, file, title]) => problemOf(file, title) ?? [])
}

function problemOf(file, title) {
  if (!/\.(test|spec)\.tsx?$/.test(file)) return `${file} is no test.`
  if (!existsSync(join(ROOT, file))) return `${file} is not there.`
  if (title.replace(/%[a-z]|\P{L}/gu, '').length < 5) return `"${title}" could be any title.`
  return titlesOf(file).some((each) => each.includes(title))
    ? undefined
    : `${file} has no test called "${title}".`
}

/** The first argument of each call that is a text: that is where titles stand. */
function titlesOf(file) {
  const source = readFileSync(join(ROOT, file), 'utf8')
  const calls = source.matchAll(/\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g)
  return [...calls].map(([, , title]) => title)
}
