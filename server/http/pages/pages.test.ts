import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config/read-config.ts'
import { handleError } from '#server/http/error-handler.ts'
import type { PageDetails } from '#server/http/pages/hall-details-cache.ts'
import { requestLog } from '#server/http/request-log.ts'
import { requestMetrics } from '#server/http/request-metrics.ts'
import { createMetrics } from '#server/metrics/metrics.ts'
import { DEFAULT_SETTINGS } from '#shared/domain/settings/settings.ts'
import { pages } from './pages.ts'
import { securityHeaders } from './security-headers.ts'

const DEFAULT = 'Dyanpeeth Abhyasika'
/** The landing page's contact block. */
const PLACE = '<address class="[&amp;_a]:underline">'
const STYLE = "'sha256-style'"

let webRoot: string
let app: FastifyInstance
let contact: PageDetails = DEFAULT_SETTINGS
const logged: string[] = []
const metrics = createMetrics()
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'hall-web-'))
  await mkdir(join(webRoot, 'assets'))
  await mkdir(join(webRoot, '.renamed'))
  for (const [file, content] of Object.entries(BUILT)) await writeFile(join(webRoot, file), content)
  app = Fastify({
    logger: { level: 'info', stream: { write: (line: string) => void logged.push(line) } },
    logController: new LogController({ disableRequestLogging: true }),
  })
  app.setErrorHandler(handleError)
  requestLog(app)
  requestMetrics(app, { metrics })
  await securityHeaders(app, readConfig({ DATA_DIR: webRoot }))
  const known = { current: async () => contact, invalidate: () => undefined }
  await pages(app, { hallDetails: known, demo: true, webRoot })
})
beforeEach(() => {
  contact = DEFAULT_SETTINGS
})
afterAll(async () => {
  await app.close()
  await rm(webRoot, { recursive: true, force: true })
})

test('DEMO=off removes the demo’s link and marks every page [demo-11]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hall-web-'))
  const link = '<a href="/?demo=true" class="corner">Enable Demo Mode</a>'
  const html = (body: string) => `<!doctype html><html lang="en-IN"><body>${body}</body></html>`
  await writeFile(join(folder, 'index.html'), html(`Landing${link}`))
  await writeFile(join(folder, 'app.html'), html('App'))
  const withoutDemo = Fastify()
  const known = { current: async () => DEFAULT_SETTINGS, invalidate: () => undefined }
  await pages(withoutDemo, { hallDetails: known, demo: false, webRoot: folder })
  const get = async (url: string) =>
    (await withoutDemo.inject({ url, headers: { accept: 'text/html' } })).body
  const landing = '<!doctype html><html data-demo="off" lang="en-IN"><body>Landing</body></html>'
  expect(await get('/')).toBe(landing)
  expect(await get('/?demo=true')).toBe(landing)
  expect(await get('/login?demo=true')).toContain('<html data-demo="off" ')
  await withoutDemo.close()
  await rm(folder, { recursive: true })
})

/** The room descriptions on the landing page under the default rules. */
const ROOM_TEXTS = `<p>Basic, 49 seats, for male students</p><p>Premium, 24 seats, for male students</p><p>Garden, 22 seats, 14 of them for female students</p>`

const BUILT = {
  'index.html': `<title>${DEFAULT}: a seat</title><p lang="mr">ज्ञानपीठ</p>${ROOM_TEXTS}${PLACE}</address>`,
  'index.html.br': 'compressed at build',
  '.renamed/index.html': `<title>${DEFAULT}: a seat</title>${PLACE}</address>`,
  'app.html': `<meta name="application-name" content="${DEFAULT}" />`,
  'manifest.webmanifest': JSON.stringify({ name: DEFAULT, short_name: 'Abhyasika', scope: '/' }),
  'csp.json': JSON.stringify({ styles: [STYLE], scripts: [] }),
  'assets/app-abc123.js': 'built',
  'assets/qr-worker-abc123.js': 'built',
  'assets/qr-worker-abc123.js.br': 'built',
}

async function getPage(url: string, headers: Record<string, string> = {}) {
  const response = await app.inject({ url, headers: { accept: 'text/html', ...headers } })
  expect(response.statusCode).toBe(200)
  return response
}

describe('WebAssembly', () => {
  async function scriptPolicy(url: string): Promise<string | undefined> {
    const { headers } = await getPage(url, { 'accept-encoding': 'br' })
    return String(headers['content-security-policy'])
      .split(';')
      .find((directive) => directive.startsWith('script-src'))
  }

  test('only the QR worker may compile it [security-27]', async () => {
    expect(await scriptPolicy('/assets/qr-worker-abc123.js')).toBe(
      "script-src 'self' 'wasm-unsafe-eval'",
    )
  })

  test.each(['/', '/admin/qr-scanner', '/assets/app-abc123.js'])('%s may not', async (url) => {
    expect(await scriptPolicy(url)).toBe("script-src 'self'")
  })
})

test("serves the build's files unchanged for the built-in name without a contact", async () => {
  const landing = await getPage('/', { 'accept-encoding': 'br' })
  expect(landing.headers['content-encoding']).toBe('br')
  expect(landing.body).toBe('compressed at build')
  expect((await getPage('/login')).body).toBe(BUILT['app.html'])
  expect((await getPage('/manifest.webmanifest')).body).toBe(BUILT['manifest.webmanifest'])
})

test('the landing page says who can book by the current room rules [room-rule-7]', async () => {
  const everyone = { audience: 'everyone', unstated: 'online' } as const
  const rules = { 'Dyandhara Kaksh': everyone, 'Dyanasmi Kaksh, Section A': everyone }
  contact = { ...DEFAULT_SETTINGS, roomRules: { ...DEFAULT_SETTINGS.roomRules, ...rules } }
  const { body } = await getPage('/')
  expect(body).toContain('<p>Basic, 49 seats, for everyone</p>')
  expect(body).toContain('<p>Premium, 24 seats, for male students</p>')
  expect(body).toContain('<p>Garden, 22 seats, for female students</p>')
  // Other pages don't contain the texts.
  expect((await getPage('/login')).body).toBe(BUILT['app.html'])
})

describe('a hall with another name', () => {
  const name = `Sharma & Sons' "<b>$&Hall"`
  beforeEach(() => {
    contact = { ...DEFAULT_SETTINGS, name }
  })
  const ESCAPED = 'Sharma &amp; Sons&#39; &quot;&lt;b&gt;$&amp;Hall&quot;'

  test('shows its name, escaped, on every page, without the Marathi name [security-29]', async () => {
    const landing = await getPage('/')
    expect(landing.body).toBe(`<title>${ESCAPED}: a seat</title>${PLACE}</address>`)
    expect(landing.headers['content-type']).toBe('text/html; charset=utf-8')
    for (const path of ['/login', '/booking?renewal=true']) {
      expect((await getPage(path)).body).toBe(
        `<meta name="application-name" content="${ESCAPED}" />`,
      )
    }
  })

  test('shows its name in the manifest', async () => {
    const { body, headers } = await getPage('/manifest.webmanifest')
    expect(JSON.parse(body)).toEqual({ name, short_name: name, scope: '/' })
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  })

  test('keeps the content security policies [security-28]', async () => {
    const landing = (await getPage('/')).headers['content-security-policy']
    expect(landing).toContain(`style-src 'self' ${STYLE};`)
    expect((await getPage('/login')).headers['content-security-policy']).toContain(
      "style-src 'self';",
    )
  })

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
    ['GZIP;q=0.5', 'gzip', gunzipSync],
    ['', undefined, (bytes: Buffer) => bytes],
    ['deflate', undefined, (bytes: Buffer) => bytes],
  ])(
    'sends its pages in an encoding that the browser accepts: "%s"',
    async (accepted, encoding, decoded) => {
      const { headers, rawPayload } = await getPage('/', { 'accept-encoding': accepted })
      expect(headers['content-encoding']).toBe(encoding)
      expect(headers.vary).toBe('accept-encoding')
      expect(decoded(rawPayload).toString()).toContain(ESCAPED)
    },
  )

  test('lets the browser cache its pages until the next change', async () => {
    const { etag = '', ...headers } = (await getPage('/')).headers
    expect(headers['cache-control']).toBe('no-cache')
    const again = { url: '/', headers: { 'if-none-match': `"other", ${etag}` } }
    const cached = await app.inject(again)
    expect(cached.statusCode).toBe(304)
    expect(cached.body).toBe('')

    contact = { ...contact, name: 'Joshi Library' }
    expect((await app.inject(again)).body).toContain('<title>Joshi Library: a seat</title>')
    contact = DEFAULT_SETTINGS
    expect((await app.inject(again)).body).toBe(BUILT['index.html'])
  })
})

describe('a hall with a contact', () => {
  const fields = {
    contactPhone: '98765 43210 / 020 2543 1234',
    contactEmail: `desk&'?x@hall.example`,
    address: `Dyanpeeth Abhyasika,\n"12" Laxmi Road </address><script>$&`,
  }
  beforeEach(() => {
    contact = { ...DEFAULT_SETTINGS, ...fields }
  })
  const CONTACT = [
    `${PLACE}<p>Dyanpeeth Abhyasika,<br>&quot;12&quot; Laxmi Road &lt;/address&gt;&lt;script&gt;$&amp;</p>`,
    '<p><a href="tel:9876543210">98765 43210 / 020 2543 1234</a></p>',
    '<p><a href="mailto:desk%26&#39;%3Fx@hall.example">desk&amp;&#39;?x@hall.example</a></p></address>',
  ].join('')

  test('shows its contact, escaped, on the landing page, with the Marathi name', async () => {
    const { body, headers } = await getPage('/', { 'accept-encoding': 'br;q=0' })
    expect(body).toBe(BUILT['index.html'].replace(`${PLACE}</address>`, () => CONTACT))
    expect(headers['content-security-policy']).toContain(`style-src 'self' ${STYLE};`)
  })

  test('serves the other files unchanged', async () => {
    expect((await getPage('/login')).body).toBe(BUILT['app.html'])
    expect((await getPage('/manifest.webmanifest')).body).toBe(BUILT['manifest.webmanifest'])
  })

  test('shows a custom name together with the contact', async () => {
    contact = { ...contact, name: 'Joshi Library' }
    expect((await getPage('/')).body).toBe(`<title>Joshi Library: a seat</title>${CONTACT}`)
  })

  test.each(['contactPhone', 'contactEmail', 'address'] as const)(
    'sends a new page when only its %s changes',
    async (field) => {
      const { etag } = (await getPage('/')).headers
      contact = { ...contact, [field]: '' }
      const changed = await getPage('/', { 'if-none-match': String(etag) })
      expect(changed.headers.etag).not.toBe(etag)
      expect(changed.body).not.toContain(CONTACT)
    },
  )
})

test.each([
  ['/', BUILT['index.html']],
  ['/?demo=true', BUILT['app.html']],
  ['/?demo=false', BUILT['index.html']],
  ['/?demo=true&demo=true', BUILT['index.html']],
  ['/login?demo=true', BUILT['app.html']],
])('%s returns %s', async (url, page) => {
  expect((await getPage(url)).body).toBe(page)
})

test('distinguishes app pages from unknown paths in log and metrics', async () => {
  logged.length = 0
  await getPage('/login')
  await getPage('/assets/app-abc123.js')
  await app.inject({ url: '/assets/none.js' })
  expect(logged.map((line) => JSON.parse(line).route)).toEqual(['page', '/*', 'unknown'])
  expect(await metrics.registry.metrics()).toContain('route="page",status="200"')
})

test('causes no Node warnings when pages are sent', async () => {
  const warnings: string[] = []
  const note = ({ message }: Error) => void warnings.push(message)
  process.on('warning', note)
  for (const name of [DEFAULT, 'Joshi Library']) {
    contact = { ...DEFAULT_SETTINGS, name }
    for (const path of ['/', '/login', '/admin/bookings', '/manifest.webmanifest'])
      await getPage(path)
  }
  process.off('warning', note)
  expect(warnings).toEqual([])
})
