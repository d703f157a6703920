/** `npm run build`: builds the web app into dist/. A finished build replaces the old one. */
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { ensurePackages, fail, packagePath, ROOT, startNode, waitForExit } from './bootstrap.mjs'
import { DIST, STAMP, sourcesHash } from './build/web-build.mjs'
import { WEB_LANGUAGES } from './build/web-languages.mjs'

const CACHE = join(ROOT, '.cache')
const VITE = packagePath('vite', 'bin', 'vite.js')

ensurePackages()
mkdirSync(CACHE, { recursive: true })
const draft = mkdtempSync(join(CACHE, 'build-'))
process.once('exit', () => rmSync(draft, { recursive: true, force: true }))

// Hashed before the build, so that editing a source during the build makes it stale.
const initialHash = sourcesHash()
await Promise.all(WEB_LANGUAGES.map(buildLanguage))
await runStep(['scripts/build/precompress.mjs', draft])
writeFileSync(join(draft, STAMP), initialHash)
// mkdtemp creates a private folder, but the app may run as another user.
chmodSync(draft, 0o755)
replaceDist()

/** Builds one language and adds it to the draft. Identical files have identical names in assets/. */
async function buildLanguage({ code, folder }) {
  const built = join(draft, `.building-${code}`)
  const env = { WEB_LANGUAGE: code }
  await runStep([VITE, 'build', '--outDir', built, '--manifest', '--logLevel', 'warn'], env)
  await runStep(['scripts/build/prerender.mjs', built], env)
  await runStep(['scripts/build/service-worker.mjs', built], env)
  cpSync(join(built, 'assets'), join(draft, 'assets'), { recursive: true })
  rmSync(join(built, 'assets'), { recursive: true })
  cpSync(built, join(draft, folder), { recursive: true })
  rmSync(built, { recursive: true })
}

async function runStep(args, env = {}) {
  if ((await waitForExit(startNode(args, { env }))) !== 0) {
    fail('The web app could not be built: see above.')
  }
}

function replaceDist() {
  const old = `${draft}-old`
  if (existsSync(DIST)) renameSync(DIST, old)
  renameSync(draft, DIST)
  rmSync(old, { recursive: true, force: true })
}
