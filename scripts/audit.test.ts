import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { auditVerdict } from './audit-verdict.mjs'

const AUDIT = join(import.meta.dirname, 'audit.mjs')
const LIMIT_MS = 30_000

const report = (...severities: string[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      severities.map((severity) => [severity, { name: severity, severity, range: '<2' }]),
    ),
  })

test.each([
  ['passed', 'a report without vulnerabilities', report()],
  ['passed', 'a low and a moderate vulnerability', report('low', 'moderate')],
  ['failed', 'a high vulnerability', report('low', 'high')],
  ['failed', 'a critical vulnerability', report('critical')],
  ['skipped', 'a refusal by the registry', '{"message":"405 Method Not Allowed","error":{}}'],
  ['skipped', 'empty output', ''],
  ['skipped', 'output that is not JSON', 'npm error'],
])('the audit returns %s for %s [install-7]', (result, _, output) => {
  const verdict = auditVerdict(output)
  expect(verdict.result).toBe(result)
  if (result === 'failed') expect(verdict.lines.length).toBeGreaterThan(0)
})

const runAudit = (registry: string) =>
  spawnSync(process.execPath, [AUDIT], {
    encoding: 'utf8',
    env: { ...process.env, npm_config_registry: registry },
  })

test(
  'skips if the registry does not respond [install-8]',
  () => {
    const { status, stdout } = runAudit('http://127.0.0.1:9')
    expect(stdout).toContain('Skipped: the npm registry returned no list of vulnerabilities')
    expect(status).toBe(0)
  },
  LIMIT_MS,
)

test('npm test runs the audit', () => {
  const { stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'test.mjs'), 'none'], {
    encoding: 'utf8',
  })
  expect(stderr).toMatch(/Unknown stage "none": choose from .*\baudit\b/)
})
