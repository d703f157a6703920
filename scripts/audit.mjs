/**
 * Fails if a package in package-lock.json has a known vulnerability of high or critical severity. Skipped
 * if the npm registry does not respond within seconds, because tests must run without the internet.
 */
import { spawnSync } from 'node:child_process'
import { auditVerdict } from './audit-verdict.mjs'
import { ROOT } from './bootstrap.mjs'

const TIMEOUT_MS = 20_000
const FETCH_TIMEOUT_MS = 10_000

const { stdout } = spawnSync(
  'npm',
  ['audit', '--json', '--fetch-retries=0', `--fetch-timeout=${FETCH_TIMEOUT_MS}`],
  {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  },
)
const { result, lines } = auditVerdict(stdout ?? '')
for (const line of lines) console.log(line)
console.log(
  result === 'skipped'
    ? 'Skipped: the npm registry returned no list of vulnerabilities'
    : `The package audit ${result}`,
)
process.exit(result === 'failed' ? 1 : 0)
