/** `npm run build`: the web into dist/. The new build takes the old one's place when it is whole. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { ended, ensurePackages, fail, packaged, ROOT, startNode } from './bootstrap.mjs'
import { DIST, STAMP, sourcesHash } from './web-build.mjs'

const CACHE = join(ROOT, '.cache')

ensurePackages()
mkdirSync(CACHE, { recursive: true })
const draft = mkdtempSync(join(CACHE, 'build-'))
process.once('exit', () => rmSync(draft, { recursive: true, force: true }))

// Taken before the build: a source that is edited meanwhile makes it stale.
const builtFrom = sourcesHash()
await step([
  packaged('vite', 'bin', 'vite.js'),
  'build',
  '--outDir',
  draft,
  '--emptyOutDir',
  '--manifest',
  '--logLevel',
  'warn',
])
await step(['scripts/prerender.mjs', draft])
await step(['scripts/precompress.mjs', draft])
writeFileSync(join(draft, STAMP), builtFrom)
// A temporary folder is its maker's alone; the app may run as another user.
chmodSync(draft, 0o755)
replaceDist()

async function step(args) {
  if ((await ended(startNode(args))) !== 0) fail('The web could not be built: see above.')
}

function replaceDist() {
  const old = `${draft}-old`
  if (existsSync(DIST)) renameSync(DIST, old)
  renameSync(draft, DIST)
  rmSync(old, { recursive: true, force: true })
}
