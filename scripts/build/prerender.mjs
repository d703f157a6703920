/**
 * Renders the landing page of WEB_LANGUAGE to <outDir>/.landing.html, after `vite build` has written its
 * files there: static HTML with inlined CSS, and placeholders that the server fills
 * (server/http/pages/page-template.ts). The hashes of the inlined blocks go to <outDir>/csp.json, for the
 * server's Content-Security-Policy.
 *
 * node scripts/build/prerender.mjs <outDir>
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
import { headingFont } from './heading-font.mjs'
import { chosenLanguage, wordsAlias } from './web-languages.mjs'

const web = resolve(import.meta.dirname, '../../web')
const landing = join(web, 'features/landing')
const DEVANAGARI_FONT = join(web, 'fonts/eczar-devanagari-600.woff2')
const language = chosenLanguage()

const outDir = process.argv[2]
if (outDir === undefined) {
  console.error('Usage: node scripts/build/prerender.mjs <outDir>')
  process.exit(1)
}
await prerender(resolve(outDir))

async function prerender(out) {
  const { css, headlineFont } = await landingCss(out)
  const { module } = await runnerImport(join(landing, 'landing-document.tsx'), {
    root: web,
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: wordsAlias(language) },
  })
  const files = await appFiles(out)
  const render = (props) =>
    `<!doctype html>${renderToStaticMarkup(createElement(module.LandingDocument, { ...props, appFiles: files }))}\n`
  const headings = await devanagariHeadings(render({ css }))
  const own = headings === '' ? undefined : await addHeadingFont(out, headings)
  const html = render({ css: css + (own?.css ?? ''), font: own?.url ?? headlineFont })
  await writeFile(join(out, '.landing.html'), html)
  await writeFile(join(out, 'csp.json'), `${JSON.stringify(inlineHashes(html), null, 2)}\n`)
}

/** Returns the Devanagari words of the built-in name and of the page's headings, with the texts that the server may fill in. */
async function devanagariHeadings(html) {
  const { LANDING_WORDS } = await import(`../../shared/words/${language.code}/page/landing.ts`)
  const { HALL_NAME_MARATHI } = await import('../../shared/domain/settings/hall-details.ts')
  const visitTitles = [LANDING_WORDS.visit, LANDING_WORDS.hoursAndContact]
  const headings = [...html.matchAll(/<h[1-3][ >].*?<\/h[1-3]>/gs)].map(([heading]) =>
    heading.replaceAll('{{visitTitle}}', visitTitles.join(' ')),
  )
  const unknown = headings.find((heading) => heading.includes('{{'))
  if (unknown)
    throw new Error(
      `A heading has a placeholder whose texts the font subset does not know: ${unknown}`,
    )
  const texts = language.code === 'en' ? headings : [...headings, HALL_NAME_MARATHI]
  return texts
    .join(' ')
    .replace(/[^\p{Script=Devanagari}\u200c\u200d]+/gu, ' ')
    .trim()
}

/** Adds a font subset with the glyphs of these words, which loads in a sixth of the complete font's time. */
async function addHeadingFont(out, words) {
  const font = await headingFont(DEVANAGARI_FONT, words, language.code)
  const hash = createHash('sha256').update(font).digest('base64url').slice(0, 8)
  const url = `/assets/eczar-headings-${hash}.woff2`
  await mkdir(join(out, 'assets'), { recursive: true })
  await writeFile(join(out, url), font)
  const css = `@font-face{font-family:"Eczar Headings";src:url(${url})format("woff2");font-weight:600;font-display:swap;unicode-range:U+900-97F,U+200C-200D}`
  return { css, url }
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
  const fonts = [...css.matchAll(/url\(["']?(\/[^"')]+\.woff2)/g)].map(([, url]) => url)
  return { css, headlineFont: fonts.find((url) => url.includes('latin')) }
}

async function appFiles(out) {
  const files = await appShellFiles(out)
  return files.map((file) => `/${file}`)
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
