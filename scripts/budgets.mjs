/**
 * Measures what each page of a build downloads, following static imports in Vite's manifest, and prints
 * a message for each budget that is exceeded. Sizes are gzip -9, in KB of 1024 bytes.
 *
 * node scripts/budgets.mjs [outDir]
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { appEntry, filesOf, readManifest, staticGraph } from './built-files.mjs'

const KB = 1024
const LANDING_BUDGET = 12
const SHELL_BUDGET = 88
const ROUTE_BUDGET = 144
/** Routes with their own budget, by their screen's file. */
const ROUTE_BUDGETS = {
  'features/auth/register/register-screen.tsx': 145,
  // Replies to every call; only demo mode loads it.
  'demo/demo.ts': 148,
  'features/auth/login/login-screen.tsx': 109,
  'features/privacy/privacy-screen.tsx': 114,
}
const FONTS_BUDGET = 60

const out = resolve(process.argv[2] ?? join(import.meta.dirname, '../dist'))
const manifest = await readManifest(out)
const sizes = [...landing(), shell(), ...routes(), fonts()]
for (const { name, kilobytes, budget } of sizes) {
  console.log(`${name.padEnd(64)} ${kilobytes.toFixed(1).padStart(6)} of ${budget} KB`)
}
const tooLarge = sizes.filter(({ kilobytes, budget }) => kilobytes > budget)
for (const { name, kilobytes, budget } of tooLarge) {
  console.error(`${name} is ${kilobytes.toFixed(1)} KB; its budget is ${budget} KB.`)
}
process.exit(tooLarge.length === 0 ? 0 : 1)

/** The prerendered page with its inlined CSS, and the scripts it loads. */
function landing() {
  const html = readFileSync(join(out, 'index.html'), 'utf8')
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="\/([^"]+)"/g)].map(([, file]) => file)
  return [
    {
      name: 'landing (HTML + CSS)',
      kilobytes: gzippedSize(Buffer.from(html)),
      budget: LANDING_BUDGET,
    },
    { name: 'landing (JS)', kilobytes: totalSize(scripts), budget: 0 },
  ]
}

function shell() {
  const files = filesOf(manifest, staticGraph(manifest, appEntry(manifest)))
  const scripts = files.filter((file) => file.endsWith('.js'))
  return { name: 'app shell (JS)', kilobytes: totalSize(scripts), budget: SHELL_BUDGET }
}

/** Every screen that the router loads, together with the shell. */
function routes() {
  const shellKeys = staticGraph(manifest, appEntry(manifest))
  const screens = manifest[appEntry(manifest)].dynamicImports ?? []
  return screens.map((screen) => ({
    name: `${screen} in all (JS + CSS)`,
    kilobytes: totalSize(
      filesOf(manifest, new Set([...shellKeys, ...staticGraph(manifest, screen)])),
    ),
    budget: ROUTE_BUDGETS[screen] ?? ROUTE_BUDGET,
  }))
}

function fonts() {
  const assets = readdirSync(join(out, 'assets')).filter((file) => /\.(woff2?|ttf|otf)$/.test(file))
  return {
    name: 'fonts',
    kilobytes: totalSize(assets.map((file) => `assets/${file}`)),
    budget: FONTS_BUDGET,
  }
}

function totalSize(files) {
  return files.reduce((sum, file) => sum + gzippedSize(readFileSync(join(out, file))), 0)
}

function gzippedSize(bytes) {
  return gzipSync(bytes, { level: 9 }).length / KB
}
