/** Rules for the status of a requirement in docs/security.md. */
import { namedIds, runsInNpmTest } from './test-ids.mjs'

const REASON_LENGTH = 20
/** The chapters whose first section requires documentation. Elsewhere, that section requires something else. */
const DOCUMENTED_CHAPTERS = [2, 5, 6, 7, 8, 11, 13, 14, 15, 16]

/**
 * Problems of a status, which is one of: `met: ` and the ids of tests that `npm test` runs;
 * `met by document: ` and the document, if the requirement is about documentation; `not applicable: ` and
 * why; `open: `, what is missing, and `closed by` what. `tests` maps each id to its tests' files.
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
      : [`${number} is met, but names the id of no test that npm test runs.`],
  'met by document': (number, reason) => [
    ...(isAboutDocumentation(number) ? [] : [`${number} is not a requirement for documentation.`]),
    ...(/`docs\/[\w-]+\.md`/.test(reason) ? [] : [`${number} names no document.`]),
  ],
  'not applicable': shortReason,
  open: (number, reason) => [
    ...shortReason(number, reason),
    ...(/closed by /i.test(reason)
      ? []
      : [`${number} is open, but does not say what would close it.`]),
  ],
}

function shortReason(number, reason) {
  return reason.length < REASON_LENGTH ? [`${number} gives no reason.`] : []
}

function isAboutDocumentation(number) {
  const [, chapter] = /^V(\d+)\.1\.\d+$/.exec(number) ?? []
  return DOCUMENTED_CHAPTERS.includes(Number(chapter))
}
