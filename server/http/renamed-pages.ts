import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { escapedHtml, escapedLines } from '#server/escaped-html.ts'
import { HALL_NAME } from '#shared/domain/hall.ts'
import { callLink, hasContact, type Letterhead, mailLink } from '#shared/domain/letterhead.ts'

/** A file of the build with the hall's own name and contact in it. */
export type RenamedPage = {
  type: string
  etag: string
  /** The same content in every encoding that it is served in. */
  bodies: Record<'br' | 'gzip' | 'identity', Buffer>
}

const HTML = 'text/html; charset=utf-8'

/** The type of each file that carries the hall's name, and how another is put into it. */
const FILES = {
  'index.html': { type: HTML, put: inLanding },
  'app.html': { type: HTML, put: inHtml },
  'manifest.webmanifest': { type: 'application/manifest+json; charset=utf-8', put: inManifest },
} as const
export type NamedFile = keyof typeof FILES

/** Whether the build's own file already says what a hall wants said. */
export function isAsBuilt(file: NamedFile, letterhead: Letterhead): boolean {
  return letterhead.name === HALL_NAME && !(file === 'index.html' && hasContact(letterhead))
}

/** Makes the pages of a hall with a name or contact of its own; each is kept until they change again. */
export function createRenamedPages(
  webRoot: string,
): (file: NamedFile, letterhead: Letterhead) => Promise<RenamedPage> {
  const kept = new Map<NamedFile, { letterhead: string; page: Promise<RenamedPage> }>()
  return (file, { name, contactPhone, contactEmail, address }) => {
    const wanted = { name, contactPhone, contactEmail, address }
    const letterhead = JSON.stringify(wanted)
    const present = kept.get(file)
    if (present?.letterhead === letterhead) return present.page
    const page = renamedPage(webRoot, file, wanted)
    kept.set(file, { letterhead, page })
    // What could not be read is read anew for the next who asks.
    page.catch(() => kept.delete(file))
    return page
  }
}

async function renamedPage(
  webRoot: string,
  file: NamedFile,
  letterhead: Letterhead,
): Promise<RenamedPage> {
  const { type, put } = FILES[file]
  const built = await readFile(join(webRoot, sourceOf(file, letterhead)), 'utf8')
  const identity = Buffer.from(put(built, letterhead))
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity),
    promisify(gzip)(identity),
  ])
  const hash = createHash('sha256').update(identity).digest('base64url')
  return { type, etag: `W/"${hash}"`, bodies: { br, gzip: gzipped, identity } }
}

/** The landing page has a version without the Marathi name, which belongs to the built-in one. */
function sourceOf(file: NamedFile, { name }: Letterhead): string {
  return file === 'index.html' && name !== HALL_NAME ? '.renamed/index.html' : file
}

/** The name first: a contact that says the built-in name keeps it. */
function inLanding(html: string, letterhead: Letterhead): string {
  return inHtml(html, letterhead).replace(
    /(<address[^>]*>)(?=<\/address>)/,
    (placeholder) => placeholder + contactHtml(letterhead),
  )
}

/** As web/hall/hall-contact.tsx shows it, without the name. */
function contactHtml({ contactPhone, contactEmail, address }: Letterhead): string {
  const link = (href: string, text: string) =>
    `<p><a href="${escapedHtml(href)}">${escapedHtml(text)}</a></p>`
  return [
    ...(address === '' ? [] : [`<p>${escapedLines(address)}</p>`]),
    ...(contactPhone === '' ? [] : [link(callLink(contactPhone), contactPhone)]),
    ...(contactEmail === '' ? [] : [link(mailLink(contactEmail), contactEmail)]),
  ].join('')
}

function inHtml(html: string, { name }: Letterhead): string {
  const escaped = escapedHtml(name)
  return html.replaceAll(HALL_NAME, () => escaped)
}

function inManifest(manifest: string, { name }: Letterhead): string {
  return JSON.stringify({ ...JSON.parse(manifest), name, short_name: name })
}
