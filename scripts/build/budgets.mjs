/**
 * Measures what each page of a build downloads in each language, following static imports in Vite's
 * manifest, and prints a message for each budget that is exceeded. Sizes are gzip -9, in KB of 1024 bytes.
 *
 * node scripts/build/budgets.mjs [outDir]
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { appEntry, filesOf, readManifest, staticGraph } from './built-files.mjs'
import { WEB_LANGUAGES } from './web-languages.mjs'

const KB = 1024
const LANDING_BUDGET = 12
const SHELL_BUDGET = 88
const ROUTE_BUDGET = 144
/** Reception's screens, which are open all day. */
const DESK_BUDGET = 170
const DESK_FEATURES =
  /^features\/(admin|audit-log|books|card|cash|desk-booking|door|hall-map|second-factor|settings|statement|user|receipt\/desk|gate\/gates|tour\/(management|scanner))\//
/** The list of reception's screens, which the router loads first. */
const DESK_SCREENS = 'app/desk-screens.ts'
/** Routes with their own budget, by their screen's file. */
const ROUTE_BUDGETS = {
  // The longest form, with a section for the late fee.
  'features/settings/settings-screen.tsx': 170.5,
  'features/auth/login/login-screen.tsx': 108.5,
  // Starts the demo's worker; only demo mode loads it.
  'demo/demo.ts': 108,
  // Joins the forms of registration, membership details, booking and payment on one screen.
  'features/user/walk-in/walk-in-screen.tsx': 188,
  'features/privacy/privacy-screen.tsx': 115.5,
  // Includes the styles of all screens, but not the QR reader's wasm, which is fetched in parallel and cached.
  'features/gate/gate-screen.tsx': 155.5,
}
/** How many KB a page may exceed the English budget by: Devanagari letters take three bytes each. */
const LANGUAGE_ALLOWANCE = { en: 0, mr: 2.5, hi: 2.5 }
const FONTS_BUDGET = 60
/** The budget of the largest language's demo worker, which replies to every call and only runs in demo mode. */
const DEMO_WORKER_BUDGET = 82

const outDir = resolve(process.argv[2] ?? join(import.meta.dirname, '../../dist/web'))
const sizes = [...(await Promise.all(WEB_LANGUAGES.map(sizesOf))).flat(), demoWorker()]
for (const { name, kilobytes, budget } of sizes) {
  console.log(`${name.padEnd(64)} ${kilobytes.toFixed(1).padStart(6)} of ${budget} KB`)
}
const tooLarge = sizes.filter(({ kilobytes, budget }) => kilobytes > budget)
for (const { name, kilobytes, budget } of tooLarge) {
  console.error(`${name} is ${kilobytes.toFixed(1)} KB; its budget is ${budget} KB.`)
}
process.exitCode = tooLarge.length === 0 ? 0 : 1

async function sizesOf({ code, folder }) {
  const manifest = await readManifest(join(outDir, folder))
  const sizes = [...landing(folder), shell(manifest), ...routes(manifest, code), fonts(folder)]
  return sizes.map((size) => ({ ...size, name: `${code} ${size.name}` }))
}

/** The prerendered page with its inlined CSS, and the scripts it loads. */
function landing(folder) {
  const html = readFileSync(join(outDir, folder, '.landing.html'), 'utf8')
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

function shell(manifest) {
  const files = filesOf(manifest, staticGraph(manifest, appEntry(manifest)))
  const scripts = files.filter((file) => file.endsWith('.js'))
  return { name: 'app shell (JS)', kilobytes: totalSize(scripts), budget: SHELL_BUDGET }
}

/** Every screen that the router loads, together with the shell. */
function routes(manifest, code) {
  const shellKeys = staticGraph(manifest, appEntry(manifest))
  const loaded = manifest[appEntry(manifest)].dynamicImports ?? []
  const screens = loaded.flatMap((key) =>
    key === DESK_SCREENS ? (manifest[key].dynamicImports ?? []) : key,
  )
  return screens.map((screen) => ({
    name: `${screen} with the shell (JS + CSS)`,
    kilobytes: totalSize(
      filesOf(manifest, new Set([...shellKeys, ...staticGraph(manifest, screen)])),
    ),
    budget: budgetOf(screen) + LANGUAGE_ALLOWANCE[code],
  }))
}

function budgetOf(screen) {
  return ROUTE_BUDGETS[screen] ?? (DESK_FEATURES.test(screen) ? DESK_BUDGET : ROUTE_BUDGET)
}

/** The fonts that a language's pages use: those of every page, and the one for the headings of its landing page. */
function fonts(folder) {
  const html = readFileSync(join(outDir, folder, '.landing.html'), 'utf8')
  const assets = readdirSync(join(outDir, 'assets')).filter((file) =>
    /\.(woff2?|ttf|otf)$/.test(file),
  )
  const used = assets.filter((file) => !file.startsWith('eczar-headings-') || html.includes(file))
  return {
    name: 'fonts',
    kilobytes: totalSize(used.map((file) => `assets/${file}`)),
    budget: FONTS_BUDGET,
  }
}

function demoWorker() {
  const files = readdirSync(join(outDir, 'assets')).filter((file) =>
    /^demo-worker-.*\.js$/.test(file),
  )
  const sizes = files.map((file) => totalSize([`assets/${file}`]))
  return { name: 'demo worker', kilobytes: Math.max(...sizes), budget: DEMO_WORKER_BUDGET }
}

function totalSize(files) {
  return files.reduce((sum, file) => sum + gzippedSize(readFileSync(join(outDir, file))), 0)
}

function gzippedSize(bytes) {
  return gzipSync(bytes, { level: 9 }).length / KB
}
