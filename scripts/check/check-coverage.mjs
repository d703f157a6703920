/**
 * Checks docs/spec-coverage.md: every section is present, every row lists the ids of its tests or states why
 * there are none, each id belongs to exactly one test, and every id is in a row of that file or of docs/security.md.
 * Prints each problem.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../bootstrap.mjs'
import { namedIds, readTestIds, sharedIdProblems } from './test-ids.mjs'

const DOCUMENT = 'docs/spec-coverage.md'
/** Its rows list tests too; scripts/check/check-security.mjs checks them. */
const SECURITY = 'docs/security.md'
/** The start of the cell of a row that no test covers; the reason follows. */
const NO_TEST = 'No test: '
const REASON_LENGTH = 20
const SECTIONS = [1, 2].flatMap((document) =>
  Array.from({ length: 9 }, (_, index) => `Document ${document}, section ${index + 1}:`),
)

const tests = readTestIds()
const text = read(DOCUMENT)
const lines = text.split('\n').map((line, index) => ({ line, number: index + 1 }))
const rows = lines.filter(
  ({ line }) => line.startsWith('|') && !/^\|-|^\| What (the|we) /.test(line),
)
const named = new Set(namedIds(text + read(SECURITY)))
const problems = [
  ...SECTIONS.filter((title) => !text.includes(`### ${title}`)).map(
    (title) => `${title} is missing.`,
  ),
  ...rows.flatMap(({ line, number }) =>
    problemsOf(line).map((problem) => `${DOCUMENT}:${number}: ${problem}`),
  ),
  ...sharedIdProblems(tests),
  ...[...tests]
    .filter(([id]) => !named.has(id))
    .map(([id, [{ file }]]) => `${file}: no row of ${DOCUMENT} or ${SECURITY} lists ${id}.`),
]
for (const problem of problems) console.error(problem)
console.log(`${rows.length} rows, ${tests.size} tests`)
process.exit(problems.length === 0 && rows.length > 0 ? 0 : 1)

function read(file) {
  return readFileSync(join(ROOT, file), 'utf8')
}

function problemsOf(line) {
  const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
  if (cells.length !== 4) return ['a row must have two cells.']
  const [, item, tested] = cells
  if (item === '' || tested === '') return ['a cell is empty.']
  if (tested.startsWith(NO_TEST)) {
    return tested.length < NO_TEST.length + REASON_LENGTH ? ['the reason is too short.'] : []
  }
  const ids = namedIds(tested)
  if (ids.map((id) => `\`${id}\``).join(', ') !== tested) {
    return ['the second cell must be a list of ids, such as `booking-7`, `seat-2`, or a reason.']
  }
  return ids.filter((id) => !tests.has(id)).map((id) => `no test has the id ${id}.`)
}
