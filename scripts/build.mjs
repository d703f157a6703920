/** `npm run build`: builds the web into dist/. A finished build replaces the old one. */
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
import { ensurePackages, fail, packagePath, ROOT, startNode, waitForExit } from './bootstrap.mjs'
import { DIST, STAMP, sourcesHash } from './web-build.mjs'

const CACHE = join(ROOT, '.cache')

ensurePackages()
mkdirSync(CACHE, { recursive: true })
const draft = mkdtempSync(join(CACHE, 'build-'))
process.once('exit', () => rmSync(draft, { recursive: true, force: true }))

// Hashed before the build, so that editing a source during the build makes it stale.
const builtFrom = sourcesHash()
await step([
  packagePath('vite', 'bin', 'vite.js'),
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
// mkdtemp creates a private folder, but the app may run as another user.
chmodSync(draft, 0o755)
replaceDist()

async function step(args) {
  if ((await waitForExit(startNode(args))) !== 0) fail('The web could not be built: see above.')
}

function replaceDist() {
  const old = `${draft}-old`
  if (existsSync(DIST)) renameSync(DIST, old)
  renameSync(draft, DIST)
  rmSync(old, { recursive: true, force: true })
}
