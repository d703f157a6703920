import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { PageDetails } from '#server/http/pages/hall-details-cache.ts'
import { escapeHtml, escapeLines } from '#server/mail/escape-html.ts'
import { DEFAULT_ROOM_RULES, type RoomRules } from '#shared/domain/booking/room-rules.ts'
import { ROOMS } from '#shared/domain/booking/rooms.ts'
import {
  callLink,
  HALL_NAME,
  type HallDetails,
  hasContact,
  mailLink,
} from '#shared/domain/settings/hall-details.ts'
import { roomSummary } from '#shared/words/en/room-rules.ts'

/** A build file with the hall's own name, contact and room rules. */
export type RenamedPage = {
  type: string
  etag: string
  /** The content in each supported encoding. */
  bodies: Record<'br' | 'gzip' | 'identity', Buffer>
}

const HTML = 'text/html; charset=utf-8'

/** The files that contain the hall's name: their type, and how to replace it. */
const FILES = {
  'index.html': { type: HTML, replaceIn: inLanding },
  'app.html': { type: HTML, replaceIn: inHtml },
  'manifest.webmanifest': {
    type: 'application/manifest+json; charset=utf-8',
    replaceIn: inManifest,
  },
} as const
export type NamedFile = keyof typeof FILES

/**
 * Whether a build file can be served unchanged: for the built-in name, no contact, the default room
 * rules and demo mode.
 */
export function isAsBuilt(file: NamedFile, details: PageDetails, demo: boolean): boolean {
  if (!demo && file !== 'manifest.webmanifest') return false
  if (details.name !== HALL_NAME) return false
  return file !== 'index.html' || !(hasContact(details) || changedSummaries(details).length > 0)
}

/**
 * Builds the pages of a hall with its own name, contact or room rules, or without demo mode. Each is cached until they
 * change.
 */
export function createRenamedPages(
  webRoot: string,
  demo: boolean,
): (file: NamedFile, details: PageDetails) => Promise<RenamedPage> {
  const cache = new Map<NamedFile, { details: string; page: Promise<RenamedPage> }>()
  return (file, { name, contactPhone, contactEmail, address, roomRules }) => {
    const named = { name, contactPhone, contactEmail, address, roomRules }
    const details = JSON.stringify(named)
    const cached = cache.get(file)
    if (cached?.details === details) return cached.page
    const page = renamedPage(webRoot, file, named, demo)
    cache.set(file, { details, page })
    // A failed read is retried by the next request.
    page.catch(() => cache.delete(file))
    return page
  }
}

async function renamedPage(
  webRoot: string,
  file: NamedFile,
  details: PageDetails,
  demo: boolean,
): Promise<RenamedPage> {
  const { type, replaceIn } = FILES[file]
  const built = await readFile(join(webRoot, sourceOf(file, details)), 'utf8')
  const named = replaceIn(built, details)
  const identity = Buffer.from(demo || type !== HTML ? named : withoutDemo(named))
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity),
    promisify(gzip)(identity),
  ])
  const hash = createHash('sha256').update(identity).digest('base64url')
  return { type, etag: `W/"${hash}"`, bodies: { br, gzip: gzipped, identity } }
}

/** The landing page has a variant without the Marathi name, which belongs to the built-in name. */
function sourceOf(file: NamedFile, { name }: HallDetails): string {
  return file === 'index.html' && name !== HALL_NAME ? '.renamed/index.html' : file
}

/** Inserts the contact last, because it may contain a text that an earlier step would replace. */
function inLanding(html: string, details: PageDetails): string {
  const summaries = changedSummaries(details)
  const current = summaries.reduce((page, { built, now }) => page.replace(built, now), html)
  return inHtml(current, details).replace(
    /(<address[^>]*>)(?=<\/address>)/,
    (placeholder) => placeholder + contactHtml(details),
  )
}

/** The room descriptions of the landing page that differ under the hall's room rules. */
function changedSummaries({ roomRules }: { roomRules: RoomRules }) {
  return ROOMS.map((room) => ({
    built: roomSummary(room, DEFAULT_ROOM_RULES),
    now: roomSummary(room, roomRules),
  })).filter(({ built, now }) => built !== now)
}

/** Like web/hall/hall-contact.tsx, without the name. */
function contactHtml({ contactPhone, contactEmail, address }: HallDetails): string {
  const link = (href: string, text: string) =>
    `<p><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></p>`
  return [
    ...(address === '' ? [] : [`<p>${escapeLines(address)}</p>`]),
    ...(contactPhone === '' ? [] : [link(callLink(contactPhone), contactPhone)]),
    ...(contactEmail === '' ? [] : [link(mailLink(contactEmail), contactEmail)]),
  ].join('')
}

function inHtml(html: string, { name }: HallDetails): string {
  const escaped = escapeHtml(name)
  return html.replaceAll(HALL_NAME, () => escaped)
}

/** web/session/demo-mode.ts and the landing page's script read the attribute. */
function withoutDemo(html: string): string {
  return html
    .replace('<html ', '<html data-demo="off" ')
    .replace(/<a href="\/\?demo=true"[^>]*>[^<]*<\/a>/, '')
}

function inManifest(manifest: string, { name }: HallDetails): string {
  return JSON.stringify({ ...JSON.parse(manifest), name, short_name: name })
}
