/** Rules for the status of a requirement in docs/security.md. */
import { namedIds, runsInNpmTest } from './test-ids.mjs'

const REASON_LENGTH = 20
/**
 * The chapters whose first section requires documentation. Elsewhere, that section requires
 * something else.
 */
const DOCUMENTED_CHAPTERS = [2, 5, 6, 7, 8, 11, 13, 14, 15, 16]

/**
 * Returns what is wrong with a status. Valid forms:
 * - `met: ` with the ids of tests that `npm test` runs
 * - `met by document: ` with the document, for requirements about documentation
 * - `not applicable: ` with the reason
 * - `open: ` with what is missing, and `closed by` with what would close it
 *
 * `tests` maps each test id to the files that use it.
 */
export function statusProblems(number, status, tests) {
  const [, kind, reason = ''] =
    /^(met|met by document|not applicable|open): (.*)$/.exec(status) ?? []
  if (kind === undefined) return [`${number} is neither met, not applicable nor open.`]
  return [
    ...namedIds(reason)
      .filter((id) => !tests.has(id))
      .map((id) => `no test has the id ${id}.`),
    ...PROBLEMS[kind](number, reason, tests),
  ]
}

const PROBLEMS = {
  met: (number, reason, tests) =>
    namedIds(reason).some((id) => tests.get(id)?.some(runsInNpmTest))
      ? []
      : [`${number} is marked met but doesn't name a test that \`npm test\` runs.`],
  'met by document': (number, reason) => [
    ...(isAboutDocumentation(number) ? [] : [`${number} is not a requirement for documentation.`]),
    ...(/`docs\/[\w-]+\.md`/.test(reason) ? [] : [`${number} doesn't name a document.`]),
  ],
  'not applicable': shortReason,
  open: (number, reason) => [
    ...shortReason(number, reason),
    ...(/closed by /i.test(reason)
      ? []
      : [`${number} is open but doesn't say what would close it.`]),
  ],
}

function shortReason(number, reason) {
  return reason.length < REASON_LENGTH ? [`${number} gives no reason.`] : []
}

function isAboutDocumentation(number) {
  const [, chapter] = /^V(\d+)\.1\.\d+$/.exec(number) ?? []
  return DOCUMENTED_CHAPTERS.includes(Number(chapter))
}
