/**
 * Weighs a build by what a page really fetches, following its static imports in Vite's manifest, and
 * ends with a sentence for each budget that is exceeded. Sizes are gzip -9, in KB of 1024 bytes.
 *
 * node scripts/budgets.mjs [outDir]
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { appEntry, filesOf, readManifest, staticGraph } from './built-files.mjs'

const KB = 1024
const LANDING = 12
const SHELL = 85
const ROUTE = 140
/** Routes with a budget of their own, by the file of their screen. */
const OWN = { 'features/auth/login-screen.tsx': 105 }
const FONTS = 60

const out = resolve(process.argv[2] ?? join(import.meta.dirname, '../dist'))
const manifest = await readManifest(out)
const weights = [...landing(), shell(), ...routes(), fonts()]
for (const { name, kilobytes, most } of weights) {
  console.log(`${name.padEnd(64)} ${kilobytes.toFixed(1).padStart(6)} of ${most} KB`)
}
const tooHeavy = weights.filter(({ kilobytes, most }) => kilobytes > most)
for (const { name, kilobytes, most } of tooHeavy) {
  console.error(`${name} weighs ${kilobytes.toFixed(1)} KB and may weigh ${most} KB.`)
}
process.exit(tooHeavy.length === 0 ? 0 : 1)

/** The prerendered page with its inlined CSS, and the scripts that it runs. */
function landing() {
  const html = readFileSync(join(out, 'index.html'), 'utf8')
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="\/([^"]+)"/g)].map(([, file]) => file)
  return [
    { name: 'landing (HTML + CSS)', kilobytes: gzipped(Buffer.from(html)), most: LANDING },
    { name: 'landing (JS)', kilobytes: weigh(scripts), most: 0 },
  ]
}

function shell() {
  const files = filesOf(manifest, staticGraph(manifest, appEntry(manifest)))
  const scripts = files.filter((file) => file.endsWith('.js'))
  return { name: 'app shell (JS)', kilobytes: weigh(scripts), most: SHELL }
}

/** Every screen that the router loads, with the shell below it. */
function routes() {
  const shellKeys = staticGraph(manifest, appEntry(manifest))
  const screens = manifest[appEntry(manifest)].dynamicImports ?? []
  return screens.map((screen) => ({
    name: `${screen} in all (JS + CSS)`,
    kilobytes: weigh(filesOf(manifest, new Set([...shellKeys, ...staticGraph(manifest, screen)]))),
    most: OWN[screen] ?? ROUTE,
  }))
}

function fonts() {
  const assets = readdirSync(join(out, 'assets')).filter((file) => /\.(woff2?|ttf|otf)$/.test(file))
  return { name: 'fonts', kilobytes: weigh(assets.map((file) => `assets/${file}`)), most: FONTS }
}

function weigh(files) {
  return files.reduce((sum, file) => sum + gzipped(readFileSync(join(out, file))), 0)
}

function gzipped(bytes) {
  return gzipSync(bytes, { level: 9 }).length / KB
}
