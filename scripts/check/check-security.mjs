/**
 * Checks docs/security.md: its tables have exactly one row for each requirement of ASVS 5.0, levels 1 and 2;
 * each row is met, not applicable or open, as scripts/check/security-status.mjs requires; and the files it names
 * exist. Prints each problem.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../bootstrap.mjs'
import { statusProblems } from './security-status.mjs'
import { readTestIds } from './test-ids.mjs'

const DOCUMENT = 'docs/security.md'
/** Each line contains a requirement's number and level. */
const NUMBERS = 'docs/asvs-5.0-levels-1-2.txt'
const REQUIREMENT_LENGTH = 12

const levels = new Map(
  read(NUMBERS)
    .split('\n')
    .filter((line) => line.startsWith('V'))
    .map((line) => line.split(' ')),
)
const tests = readTestIds()
const lines = read(DOCUMENT).split('\n')
const rows = lines
  .map((line, index) => ({ line, number: index + 1 }))
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
  const duplicates = found.filter((number, index) => found.indexOf(number) !== index)
  return [
    ...missing.map((number) => `${number} has no row in ${DOCUMENT}.`),
    ...duplicates.map((number) => `${number} has two rows in ${DOCUMENT}.`),
  ]
}

function problemsOf(line) {
  const cells = cellsOf(line)
  if (cells.length !== 4) return ['a row must have four cells.']
  const [number, level, requirement, status] = cells
  const wrongLevel = levels.get(number) !== level
  return [
    ...(wrongLevel ? [`${number} is not a requirement of level ${level}.`] : []),
    ...(requirement.length < REQUIREMENT_LENGTH
      ? [`${number} does not state the requirement.`]
      : []),
    ...statusProblems(number, status, tests),
    ...missingFiles(status),
  ]
}

/** Problems for backquoted paths that do not exist. */
function missingFiles(status) {
  return [...status.matchAll(/`([^`]+)`/g)]
    .map(([, path]) => path)
    .filter((path) => /^[\w.-]+(\/[\w.-]+)*$/.test(path) && /[/.]/.test(path))
    .filter((path) => !existsSync(join(ROOT, path)))
    .map((path) => `${path} does not exist.`)
}
