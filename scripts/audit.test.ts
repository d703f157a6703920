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
  ['no vulnerability', report(), 'passed'],
  ['a low and a moderate one', report('low', 'moderate'), 'passed'],
  ['a high one', report('low', 'high'), 'failed'],
  ['a critical one', report('critical'), 'failed'],
  ['a registry that refuses', '{"message":"405 Method Not Allowed","error":{}}', 'skipped'],
  ['nothing', '', 'skipped'],
  ['no JSON', 'npm error', 'skipped'],
])('the audit of %s is %s [install-7]', (_, output, result) => {
  const verdict = auditVerdict(output)
  expect(verdict.result).toBe(result)
  if (result === 'failed') expect(verdict.lines.length).toBeGreaterThan(0)
})

const auditWith = (registry: string) =>
  spawnSync(process.execPath, [AUDIT], {
    encoding: 'utf8',
    env: { ...process.env, npm_config_registry: registry },
  })

test(
  'skips if the registry does not respond [install-8]',
  () => {
    const { status, stdout } = auditWith('http://127.0.0.1:9')
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
