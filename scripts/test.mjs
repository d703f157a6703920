/**
 * `npm test`: runs all stages, or those named: `npm test -- unit api`. The end lists the tests that failed or needed a
 * second try. The long tests run only when named.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensurePackages, fail, packagePath, ROOT, startNode, waitForExit } from './bootstrap.mjs'
import { staleParts } from './build/build-stamp.mjs'
import { ensureChromium } from './chromium.mjs'
import { countTests } from './test-counts.mjs'

const CACHE = join(ROOT, '.cache')

const STAGES = {
  check: () => node('scripts/check.mjs'),
  audit: () => node('scripts/audit.mjs'),
  unit: () => vitest('unit'),
  api: () => vitest('api'),
  build: buildWithinBudgets,
  browser: playwright,
  long: () => vitest('long'),
}
const OPT_IN_STAGES = ['long']

const names = Object.keys(STAGES)
const chosen = process.argv.slice(2)
const unknown = chosen.find((name) => !names.includes(name))
if (unknown) fail(`Unknown stage "${unknown}": choose from ${names.join(', ')}.`)

ensurePackages()
const stages = names.filter((name) =>
  chosen.length === 0 ? !OPT_IN_STAGES.includes(name) : chosen.includes(name),
)
if (stages.includes('browser')) ensureChromium()
mkdirSync(CACHE, { recursive: true })
const reports = mkdtempSync(join(CACHE, 'test-'))
process.once('exit', () => rmSync(reports, { recursive: true, force: true }))

const results = []
for (const name of stages) results.push(await runStage(name))
summarize(results)
process.exit(results.every(({ code }) => code === 0) ? 0 : 1)

async function runStage(name) {
  console.log(`\n== ${name} ==`)
  const startedAt = performance.now()
  const code = await STAGES[name]()
  const seconds = (performance.now() - startedAt) / 1000
  console.log(`${name} took ${seconds.toFixed(1)} s`)
  const hasTests = ['unit', 'api', 'browser', 'long'].includes(name)
  return { name, code, seconds, counts: hasTests ? countTests(report(name), code) : undefined }
}

async function buildWithinBudgets() {
  const stale = staleParts()
  if (stale.length > 0) {
    const code = await node('scripts/build.mjs', ...stale)
    if (code !== 0) return code
  }
  return node('scripts/build/budgets.mjs')
}

function vitest(project) {
  return node(
    packagePath('vitest', 'vitest.mjs'),
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report(project)}`,
  )
}

function playwright() {
  const program = startNode(
    [packagePath('@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json'],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('browser') },
    },
  )
  return waitForExit(program)
}

function node(...args) {
  return waitForExit(startNode(args, { stdio: ['ignore', 'inherit', 'inherit'] }))
}

function report(name) {
  return join(reports, `${name}.json`)
}

function summarize(stageResults) {
  const total = { passed: 0, failed: 0 }
  console.log('')
  for (const { name, code, seconds, counts } of stageResults) {
    const status = code === 0 ? 'ok    ' : 'FAILED'
    const tests = counts
      ? `: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`
      : ''
    console.log(`${status} ${name} (${seconds.toFixed(1)} s)${tests}`)
    for (const title of counts?.failures ?? []) console.log(`         failed: ${title}`)
    for (const title of counts?.flaky ?? [])
      console.log(`         passed on the second try: ${title}`)
    total.passed += counts?.passed ?? 0
    total.failed += counts?.failed ?? 0
  }
  console.log(`${total.passed} passed, ${total.failed} failed`)
}
