/**
 * Renders the landing page to <outDir>/index.html, after `vite build` has written its files there:
 * static HTML with inlined CSS and no script. A second version, without the Marathi name, goes to
 * <outDir>/.renamed/ for halls with another name (server/http/pages/renamed-pages.ts). The hashes of the
 * inlined blocks go to <outDir>/csp.json, for the server's Content-Security-Policy.
 *
 * node scripts/prerender.mjs <outDir>
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { build, runnerImport } from 'vite'
import { appShellFiles } from './built-files.mjs'

const web = resolve(import.meta.dirname, '../web')
const landing = join(web, 'features/landing')

const outDir = process.argv[2]
if (outDir === undefined) {
  console.error('Usage: node scripts/prerender.mjs <outDir>')
  process.exit(1)
}
await prerender(resolve(outDir))

async function prerender(out) {
  const { css, font } = await landingCss(out)
  const { module } = await runnerImport(join(landing, 'landing-document.tsx'), {
    root: web,
    configFile: false,
    logLevel: 'warn',
  })
  const parts = { css, font, prefetch: await prefetched(out) }
  const rendered = (props) =>
    `<!doctype html>${renderToStaticMarkup(createElement(module.LandingDocument, props))}\n`
  const html = rendered(parts)
  await writeFile(join(out, 'index.html'), html)
  await mkdir(join(out, '.renamed'), { recursive: true })
  await writeFile(join(out, '.renamed/index.html'), rendered({ ...parts, withMarathi: false }))
  await writeFile(join(out, 'csp.json'), `${JSON.stringify(inlineHashes(html), null, 2)}\n`)
}

/** Builds the landing page's style sheet, and adds files that it refers to if the build lacks them. */
async function landingCss(out) {
  const { output } = await build({
    root: web,
    configFile: false,
    logLevel: 'warn',
    plugins: [tailwindcss()],
    build: {
      write: false,
      assetsInlineLimit: 0,
      target: 'es2023',
      rolldownOptions: { input: join(landing, 'landing.css') },
    },
  })
  const assets = output.filter((file) => file.type === 'asset')
  const sheet = assets.find((file) => file.fileName.endsWith('.css'))
  if (!sheet) throw new Error('The build of the landing page has no style sheet')
  for (const { fileName, source } of assets.filter((file) => file !== sheet)) {
    const path = join(out, fileName)
    if (existsSync(path)) continue
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, source)
  }
  const css = text(sheet.source).trim()
  // The first font face is the Latin one, which the headline uses.
  const font = /url\(["']?(\/[^"')]+\.woff2)/.exec(css)?.[1]
  return { css, font }
}

async function prefetched(out) {
  const files = await appShellFiles(out)
  return files.map((file) => ({ href: `/${file}`, as: file.endsWith('.css') ? 'style' : 'script' }))
}

/** The hashes with which a Content-Security-Policy allows a page's inline blocks. */
function inlineHashes(html) {
  const hashes = (tag) =>
    [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
      ([, body]) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`,
    )
  return { styles: hashes('style'), scripts: hashes('script') }
}

function text(source) {
  return typeof source === 'string' ? source : Buffer.from(source).toString('utf8')
}
