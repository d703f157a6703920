/** Counts passed and failed tests from the JSON reports of Vitest and Playwright. */
import { existsSync, readFileSync } from 'node:fs'

/** Counts a run without a report, or one that failed outside of any test, as one failure. */
export function countTests(report, exitCode) {
  const counts = existsSync(report) ? countIn(JSON.parse(readFileSync(report, 'utf8'))) : NONE
  const unreported = exitCode !== 0 && counts.failed === 0 ? 1 : 0
  return { ...counts, failed: counts.failed + unreported }
}

const NONE = { passed: 0, failed: 0, skipped: 0 }

function countIn(report) {
  return 'stats' in report ? ofPlaywright(report.stats) : ofVitest(report)
}

/** `retried`: tests that passed only on their second try. */
function ofPlaywright({ expected, flaky, unexpected, skipped }) {
  return { passed: expected + flaky, failed: unexpected, skipped, retried: flaky }
}

function ofVitest({ numPassedTests, numFailedTests, numPendingTests, testResults }) {
  // A file that failed to load reports no tests.
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests,
  }
}
