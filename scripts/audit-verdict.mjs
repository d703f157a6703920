/** Vulnerabilities of these severities fail `npm test`; others are only listed. */
const FAILING_SEVERITIES = ['high', 'critical']

/**
 * Reads the output of `npm audit --json`: `skipped` if the registry did not respond, else `failed` or
 * `passed`, with a line for each vulnerable package.
 */
export function auditVerdict(output) {
  const report = parse(output)
  if (report?.auditReportVersion === undefined) {
    return { result: 'skipped', lines: [report?.message ?? 'npm printed no report'] }
  }
  const found = Object.values(report.vulnerabilities ?? {})
  const failed = found.some(({ severity }) => FAILING_SEVERITIES.includes(severity))
  return {
    result: failed ? 'failed' : 'passed',
    lines: found.map(({ name, severity, range }) => `${severity}: ${name} ${range}`),
  }
}

function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
