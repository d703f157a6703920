/**
 * Keeps docs/security.md honest: its tables have a row for every requirement of levels 1 and 2 of ASVS 5.0
 * and for no other, each says met, not applicable or open, every file that it names is there, and whatever
 * is open says what would close it. Ends with a sentence for each that does not.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './bootstrap.mjs'

const DOCUMENT = 'docs/security.md'
/** A requirement's number and its level on each line. */
const NUMBERS = 'docs/asvs-5.0-levels-1-2.txt'
const WORDS_LENGTH = 12
const REASON_LENGTH = 20

const levels = new Map(
  read(NUMBERS)
    .split('\n')
    .filter((line) => line.startsWith('V'))
    .map((line) => line.split(' ')),
)
const lines = read(DOCUMENT).split('\n')
const rows = lines
  .map((line, place) => ({ line, number: place + 1 }))
  .filter(({ line }) => /^\| V\d/.test(line))
const problems = [
  ...rows.flatMap(({ line, number }) =>
    problemsOf(line).map((problem) => `${DOCUMENT}:${number}: ${problem}`),
  ),
  ...countProblems(rows.map(({ line }) => cellsOf(line)[0])),
]
for (const problem of problems) console.error(problem)
console.log(`${rows.length} requirements`)
process.exit(problems.length === 0 && rows.length > 0 ? 0 : 1)

function read(file) {
  return readFileSync(join(ROOT, file), 'utf8')
}

function cellsOf(line) {
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim())
}

function countProblems(found) {
  const missing = [...levels.keys()].filter((number) => !found.includes(number))
  const double = found.filter((number, place) => found.indexOf(number) !== place)
  return [
    ...missing.map((number) => `${number} has no row in ${DOCUMENT}.`),
    ...double.map((number) => `${number} has two rows in ${DOCUMENT}.`),
  ]
}

function problemsOf(line) {
  const cells = cellsOf(line)
  if (cells.length !== 4) return ['a row has four cells.']
  const [number, level, asked, state] = cells
  const wrongLevel = levels.get(number) !== level
  return [
    ...(wrongLevel ? [`${number} is not a requirement of level ${level}.`] : []),
    ...(asked.length < WORDS_LENGTH ? [`${number} does not say what is asked.`] : []),
    ...stateProblems(number, state),
    ...missingFiles(state),
  ]
}

function stateProblems(number, state) {
  const [, kind, reason = ''] = /^(met|not applicable|open): (.*)$/.exec(state) ?? []
  if (kind === undefined) return [`${number} is neither met, not applicable nor open.`]
  if (kind === 'met')
    return /`[^`]+`/.test(reason) ? [] : [`${number} is met, but no file shows it.`]
  const short = reason.length < REASON_LENGTH ? [`${number} gives no reason.`] : []
  const unclosed = kind === 'open' && !/closed by /i.test(reason)
  return unclosed ? [...short, `${number} is open: say what it would be closed by.`] : short
}

/** What stands between backquotes and looks like a path must be one. */
function missingFiles(state) {
  return [...state.matchAll(/`([^`]+)`/g)]
    .map(([, path]) => path)
    .filter((path) => /^[\w.-]+(\/[\w.-]+)*$/.test(path) && /[/.]/.test(path))
    .filter((path) => !existsSync(join(ROOT, path)))
    .map((path) => `${path} is not there.`)
}
