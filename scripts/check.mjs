/** `npm run check`: types, lint and format, the import walls, and the document that names the tests. */
import { ended, ensurePackages, packaged, startNode } from './bootstrap.mjs'

/** The machines that run this have two cores. */
const AT_ONCE = 2
const ROOTS = ['shared', 'server', 'web', 'e2e', 'bench']

const STEPS = [
  [
    'import walls',
    [
      '--import',
      './scripts/walls-typescript.mjs',
      packaged('dependency-cruiser', 'bin', 'dependency-cruiser.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err-long',
      ...ROOTS,
    ],
  ],
  [
    'lint and format',
    [packaged('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.'],
  ],
  ['coverage of the specification', ['scripts/check-coverage.mjs']],
  ['requirements of security', ['scripts/check-security.mjs']],
  ...ROOTS.map((root) => [
    `types of ${root}`,
    [
      packaged('typescript', 'bin', 'tsc'),
      '--project',
      root,
      '--incremental',
      '--tsBuildInfoFile',
      `.cache/types/${root}.tsbuildinfo`,
    ],
  ]),
]

ensurePackages()
const waiting = [...STEPS]
const lanes = Array.from({ length: AT_ONCE }, async () => {
  let failed = 0
  for (let step = waiting.shift(); step; step = waiting.shift()) failed += await run(...step)
  return failed
})
const failed = (await Promise.all(lanes)).reduce((sum, lane) => sum + lane)
process.exit(failed === 0 ? 0 : 1)

/** Runs a step, with a line when it passes and all that it wrote when it fails: 1 if it failed. */
async function run(name, args) {
  const startedAt = performance.now()
  const child = startNode(args, { stdio: ['ignore', 'pipe', 'pipe'], env: { FORCE_COLOR: '0' } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  const code = await ended(child)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
  if (code !== 0) console.log(`\n${output.trim()}\n`)
  return code === 0 ? 0 : 1
}
