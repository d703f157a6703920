/** `npm run check`: types, lint and format, import rules, the documents that list tests and files, and the lock file. */
import { ensurePackages, packagePath, startNode, waitForExit } from './bootstrap.mjs'

/** For machines with two cores. */
const CONCURRENCY = 2
const ROOTS = ['shared', 'server', 'web', 'e2e', 'bench']

const STEPS = [
  [
    'import rules',
    [
      '--import',
      './scripts/check/use-typescript-6.mjs',
      packagePath('dependency-cruiser', 'bin', 'dependency-cruiser.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err-long',
      ...ROOTS,
    ],
  ],
  [
    'lint and format',
    [packagePath('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.'],
  ],
  ['specification coverage', ['scripts/check/check-coverage.mjs']],
  ['security requirements', ['scripts/check/check-security.mjs']],
  ['hashes of packages', ['scripts/check/check-lock.mjs']],
  ...[...ROOTS, 'web/service-worker'].map((root) => [
    `types of ${root}`,
    [
      packagePath('typescript', 'bin', 'tsc'),
      '--project',
      root,
      '--incremental',
      '--tsBuildInfoFile',
      `.cache/types/${root.replace('/', '-')}.tsbuildinfo`,
    ],
  ]),
]

ensurePackages()
const pending = [...STEPS]
const workers = Array.from({ length: CONCURRENCY }, async () => {
  let failed = 0
  for (let step = pending.shift(); step; step = pending.shift()) failed += await run(...step)
  return failed
})
const failed = (await Promise.all(workers)).reduce((sum, count) => sum + count)
process.exit(failed === 0 ? 0 : 1)

/** Runs a step and prints its result, with the output if it failed. Returns the number of failures: 0 or 1. */
async function run(name, args) {
  const startedAt = performance.now()
  const child = startNode(args, { stdio: ['ignore', 'pipe', 'pipe'], env: { FORCE_COLOR: '0' } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  const code = await waitForExit(child)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
  if (code !== 0) console.log(`\n${output.trim()}\n`)
  return code === 0 ? 0 : 1
}
