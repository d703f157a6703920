import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { HALL_NAME } from '#shared/domain/hall.ts'

/** A file of the build with another name in it than the built-in one. */
export type RenamedPage = {
  type: string
  etag: string
  /** The same content in every encoding that it is served in. */
  bodies: Record<'br' | 'gzip' | 'identity', Buffer>
}

/**
 * Where each file that carries the hall's name comes from, and how another is put into it. The landing
 * page has a version without the Marathi name, which belongs to the built-in one.
 */
const FILES = {
  'index.html': { source: '.renamed/index.html', type: 'text/html; charset=utf-8', put: inHtml },
  'app.html': { source: 'app.html', type: 'text/html; charset=utf-8', put: inHtml },
  'manifest.webmanifest': {
    source: 'manifest.webmanifest',
    type: 'application/manifest+json; charset=utf-8',
    put: inManifest,
  },
} as const
export type NamedFile = keyof typeof FILES

/** Makes the pages of a hall that was given another name; each is kept until the name changes again. */
export function createRenamedPages(
  webRoot: string,
): (file: NamedFile, name: string) => Promise<RenamedPage> {
  const kept = new Map<NamedFile, { name: string; page: Promise<RenamedPage> }>()
  return (file, name) => {
    const present = kept.get(file)
    if (present?.name === name) return present.page
    const page = renamedPage(webRoot, file, name)
    kept.set(file, { name, page })
    // What could not be read is read anew for the next who asks.
    page.catch(() => kept.delete(file))
    return page
  }
}

async function renamedPage(webRoot: string, file: NamedFile, name: string): Promise<RenamedPage> {
  const { source, type, put } = FILES[file]
  const identity = Buffer.from(put(await readFile(join(webRoot, source), 'utf8'), name))
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity),
    promisify(gzip)(identity),
  ])
  const hash = createHash('sha256').update(identity).digest('base64url')
  return { type, etag: `W/"${hash}"`, bodies: { br, gzip: gzipped, identity } }
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function inHtml(html: string, name: string): string {
  const escaped = name.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
  return html.replaceAll(HALL_NAME, () => escaped)
}

function inManifest(manifest: string, name: string): string {
  return JSON.stringify({ ...JSON.parse(manifest), name, short_name: name })
}
