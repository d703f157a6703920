/**
 * Writes two service workers to <outDir>: sw.js for the language WEB_LANGUAGE, and sw-removal.js, which removes
 * sw.js from a browser. sw.js lists the hashed files that the app shell and the passes need. Its version is a
 * hash of that list, so browsers install a new worker only when a file has changed.
 *
 * node scripts/build/service-worker.mjs <outDir>
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { transformWithOxc } from 'vite'
import { appEntry, readManifest, staticGraph } from './built-files.mjs'
import { chosenLanguage } from './web-languages.mjs'

const SOURCES = resolve(import.meta.dirname, '../../web/service-worker')
/** In addition to the entry: the pass screens, which must open offline, and what they load later. */
const OFFLINE_MODULES = [
  'app/lazy-parts.tsx',
  'features/pass/pass-screen.tsx',
  'features/tour/request/tour-screen.tsx',
  'features/tour/request/open-tour.tsx',
  'features/tour/pass/visitor-pass-screen.tsx',
  'passes/encode-qr.ts',
  'passes/stored-pass.ts',
]

/** The modules that must load before the pass appears. */
const PASS_MODULES = ['features/pass/pass-screen.tsx', 'passes/encode-qr.ts']

/** The modules that a gate also loads; cached only on devices that are gates. */
const GATE_MODULES = [
  'app/desk-screens.ts',
  'features/gate/gate-screen.tsx',
  'features/gate/gate-parts.tsx',
]

const outDir = process.argv[2]
if (outDir === undefined) {
  console.error('Usage: node scripts/build/service-worker.mjs <outDir>')
  process.exit(1)
}
const { code, folder } = chosenLanguage()
const manifest = await readManifest(outDir)
const files = shellFiles()
const gateFiles = filesForGate()
const version = createHash('sha256')
  .update([...files, ...gateFiles].join('\n'))
  .digest('hex')
  .slice(0, 16)
const page = folder === '' ? '/app.html' : `/${folder}/app.html`
writeFileSync(
  join(outDir, 'sw.js'),
  [
    `const VERSION = ${JSON.stringify(version)}`,
    `const SHELL_PAGE = ${JSON.stringify(page)}`,
    `const SHELL_FILES = ${JSON.stringify(files)}`,
    `const PASS_FILES = ${JSON.stringify(passFiles())}`,
    `const GATE_FILES = ${JSON.stringify(gateFiles)}`,
    await scriptOf('service-worker.ts'),
  ].join('\n'),
)
writeFileSync(join(outDir, 'sw-removal.js'), await scriptOf('removal.ts'))

/** Returns the source as a classic script, without types and without the line that makes it a module. */
async function scriptOf(name) {
  const { code: script } = await transformWithOxc(readFileSync(join(SOURCES, name), 'utf8'), name)
  return script.replace(/^export \{\s*\};?$/m, '')
}

function shellFiles() {
  const words = code === 'en' ? [] : [`../shared/words/${code}/problems.ts`]
  const found = [appEntry(manifest), ...OFFLINE_MODULES, ...words].flatMap(filesOfModule)
  // English pages don't load the Devanagari font.
  const needed = found.filter((file) => code !== 'en' || !file.includes('devanagari'))
  return [...new Set(needed)].map((file) => `/${file}`).toSorted()
}

/** The scripts of the pass that the shell doesn't load, and the texts that every screen waits for. */
function passFiles() {
  const words =
    code === 'en'
      ? []
      : [`../shared/words/${code}/problems.ts`, '../shared/words/problem-values.ts']
  const shellFilesOfEntry = filesOfModule(appEntry(manifest))
  return [...new Set([...PASS_MODULES, ...words].flatMap(filesOfModule))]
    .filter((file) => file.endsWith('.js') && !shellFilesOfEntry.includes(file))
    .map((file) => `/${file}`)
    .toSorted()
}

/** The gate's chunks, its QR reader's worker and the wasm that the worker loads. */
function filesForGate() {
  const found = GATE_MODULES.flatMap(filesOfModule)
  const wasm = found
    .filter((file) => file.includes('worker'))
    .flatMap((file) => readFileSync(join(outDir, file), 'utf8').match(/[\w-]+\.wasm/g) ?? [])
    .map((name) => readdirSync(join(outDir, 'assets')).find((file) => file === name))
    .filter((name) => name !== undefined)
  if (wasm.length === 0) throw new Error("The gate's QR reader has no wasm")
  return [...new Set([...found, ...wasm.map((name) => `assets/${name}`)])]
    .map((file) => `/${file}`)
    .filter((path) => !files.includes(path))
    .toSorted()
}

/** The files of a module and of all its static imports. */
function filesOfModule(key) {
  if (!manifest[key]) throw new Error(`The build has no chunk for ${key}`)
  return [...staticGraph(manifest, key)].flatMap((each) => {
    const { file, css = [], assets = [] } = manifest[each]
    return [file, ...css, ...assets]
  })
}
