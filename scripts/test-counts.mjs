/** How many tests passed and failed, by the JSON reports of Vitest and Playwright. */
import { existsSync, readFileSync } from 'node:fs'

/** A run that ended without a report, or that failed outside of any test, counts as one failure. */
export function countTests(report, exitCode) {
  const counts = existsSync(report) ? countIn(JSON.parse(readFileSync(report, 'utf8'))) : NONE
  const hidden = exitCode !== 0 && counts.failed === 0 ? 1 : 0
  return { ...counts, failed: counts.failed + hidden }
}

const NONE = { passed: 0, failed: 0, skipped: 0 }

function countIn(report) {
  return 'stats' in report ? ofPlaywright(report.stats) : ofVitest(report)
}

function ofPlaywright({ expected, flaky, unexpected, skipped }) {
  return { passed: expected + flaky, failed: unexpected, skipped }
}

function ofVitest({ numPassedTests, numFailedTests, numPendingTests, testResults }) {
  // A file that can't even be loaded has no tests to count.
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests,
  }
}
