/**
 * `npm run build`: builds the web app and the server into dist/, or only the named parts. A finished build replaces the
 * old one.
 */
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ensurePackages, fail, packagePath, ROOT, startNode, waitForExit } from './bootstrap.mjs'
import { BUILD_PARTS, sourcesHash, writeStamp } from './build/build-stamp.mjs'
import { WEB_LANGUAGES } from './build/web-languages.mjs'

const CACHE = join(ROOT, '.cache')
const VITE = packagePath('vite', 'bin', 'vite.js')

const BUILDERS = { web: buildWeb, server: buildServer }

const names = Object.keys(BUILD_PARTS)
const chosen = process.argv.slice(2)
const unknown = chosen.find((name) => !names.includes(name))
if (unknown) fail(`Unknown part "${unknown}": choose from ${names.join(', ')}.`)

ensurePackages()
// Everyone may read the files, because the app may run as another user.
process.umask(0o022)
const parts = names.filter((name) => chosen.length === 0 || chosen.includes(name))
const builds = await Promise.allSettled(parts.map(build))
const failures = builds.filter(({ status }) => status === 'rejected')
for (const { reason } of failures) console.error(reason.message)
if (failures.length > 0) fail('The app could not be built: see above.')
// Replaced only when all parts are built: after a failure, the old ones still match each other.
for (const { value } of builds) replaceFolder(value)

/** Builds a part in a new folder. */
async function build(name) {
  mkdirSync(CACHE, { recursive: true })
  const draft = mkdtempSync(join(CACHE, `build-${name}-`))
  process.once('exit', () => rmSync(draft, { recursive: true, force: true }))
  // mkdtemp ignores the umask and creates a private folder.
  chmodSync(draft, 0o755)
  // Hashed before the build, so that editing a source during the build makes it stale.
  const initialHash = sourcesHash(name)
  await BUILDERS[name](draft)
  writeStamp(draft, initialHash)
  return { draft, folder: BUILD_PARTS[name].folder }
}

async function buildWeb(draft) {
  await Promise.all(WEB_LANGUAGES.map((language) => buildLanguage(draft, language)))
  await runStep(['scripts/build/precompress.mjs', draft])
}

/** Builds one language and adds it to the draft. Identical files have identical names in assets/. */
async function buildLanguage(draft, { code, folder }) {
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

async function buildServer(draft) {
  await runStep(['scripts/build/bundle-server.mjs', draft])
}

async function runStep(args, env = {}) {
  if ((await waitForExit(startNode(args, { env }))) !== 0) throw new Error(`${args[0]} failed`)
}

function replaceFolder({ draft, folder }) {
  const old = `${draft}-old`
  mkdirSync(dirname(folder), { recursive: true })
  if (existsSync(folder)) renameSync(folder, old)
  renameSync(draft, folder)
  rmSync(old, { recursive: true, force: true })
}
