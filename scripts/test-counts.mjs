/** Reads the JSON reports of Vitest and Playwright. */
import { existsSync, readFileSync } from 'node:fs'

/**
 * Counts the tests that passed, failed or were skipped. `failures` and `flaky` are titles; a flaky test passed only on
 * its second try. A run without a report, or one that failed outside of any test, counts as one failure.
 */
export function countTests(report, exitCode) {
  const counts = existsSync(report)
    ? countReport(JSON.parse(readFileSync(report, 'utf8')))
    : NO_TESTS
  const unreported = exitCode !== 0 && counts.failed === 0 ? 1 : 0
  return { ...counts, failed: counts.failed + unreported }
}

const NO_TESTS = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [] }

function countReport(report) {
  return 'stats' in report ? countPlaywright(report) : countVitest(report)
}

function countPlaywright({ stats, suites }) {
  const specs = suites.flatMap(specsOf)
  const withStatus = (status) =>
    specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, title }) => `${file}: ${title}`)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: withStatus('unexpected'),
    flaky: withStatus('flaky'),
  }
}

function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

function countVitest({ numPassedTests, numFailedTests, numPendingTests, testResults }) {
  // A file that failed to load reports no tests.
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const titles = (matches) => tests.filter(matches).map(({ fullName }) => fullName)
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests,
    failures: [...broken.map(({ name }) => name), ...titles(({ status }) => status === 'failed')],
    flaky: titles(
      ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0,
    ),
  }
}
