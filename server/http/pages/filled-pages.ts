import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { escapeHtml } from '#server/mail/escape-html.ts'
import type { TakenSeats } from '#shared/domain/booking/free-seats.ts'
import { builtFile, type Language } from '#shared/domain/language.ts'
import { HALL_NAME, type HallDetails, hallNameIn } from '#shared/domain/settings/hall-details.ts'
import type { ShownDetails } from '#shared/words/landing-texts.ts'
import { fillLandingPage, type Site } from './landing-page.ts'

/** A file of the web build, filled with the hall's own name and details. */
export type FilledPage = {
  type: string
  etag: string
  /** The content in each supported encoding. */
  bodies: Record<'br' | 'gzip' | 'identity', Buffer>
}

const HTML = 'text/html; charset=utf-8'

/** The files that contain the hall's name, and their types. */
const TYPES = {
  '.landing.html': HTML,
  'app.html': HTML,
  'manifest.webmanifest': 'application/manifest+json; charset=utf-8',
} as const
export type NamedFile = keyof typeof TYPES

/** Fills the pages with the hall's name and details. Each is cached until they change. */
export function createFilledPages(
  webRoot: string,
  site: Site,
): (
  file: NamedFile,
  language: Language,
  details: ShownDetails,
  taken?: TakenSeats,
) => Promise<FilledPage> {
  const cache = new Map<string, { key: string; page: Promise<FilledPage> }>()

  async function fill(
    file: NamedFile,
    language: Language,
    details: ShownDetails,
    taken?: TakenSeats,
  ) {
    const built = await readFile(join(webRoot, builtFile(file, language)), 'utf8')
    if (file === '.landing.html') return fillLandingPage(built, language, { details, taken, site })
    return file === 'app.html'
      ? fillApp(built, hallNameIn(language, details.name), site)
      : fillManifest(built, details)
  }

  return (file, language, details, taken) => {
    const path = builtFile(file, language)
    const shown = file === '.landing.html' ? [details, keyOf(taken)] : details.name
    const key = JSON.stringify(shown)
    const cached = cache.get(path)
    if (cached?.key === key) return cached.page
    const page = fill(file, language, details, taken).then((text) => filledPage(TYPES[file], text))
    cache.set(path, { key, page })
    // A failed read is retried by the next request.
    page.catch(() => cache.delete(path))
    return page
  }
}

function keyOf(taken: TakenSeats | undefined) {
  return taken && [[...taken.night], [...taken.day]]
}

async function filledPage(type: string, text: string): Promise<FilledPage> {
  const identity = Buffer.from(text)
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    promisify(gzip)(identity),
  ])
  const hash = createHash('sha256').update(identity).digest('base64url')
  return { type, etag: `W/"${hash}"`, bodies: { br, gzip: gzipped, identity } }
}

/** web/session/demo-mode.ts reads the attribute. */
function fillApp(html: string, name: string, { demo }: Site): string {
  const escaped = escapeHtml(name)
  const named = html.replaceAll(HALL_NAME, () => escaped)
  return demo ? named : named.replace('<html ', '<html data-demo="off" ')
}

/** Uses an owner's name as the short name too, because only the built-in name has a short form. */
function fillManifest(manifest: string, { name }: HallDetails): string {
  if (name === HALL_NAME) return manifest
  return JSON.stringify({ ...JSON.parse(manifest), name, short_name: name })
}
