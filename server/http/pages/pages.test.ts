import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config/read-config.ts'
import { handleError } from '#server/http/error-handler.ts'
import { requestLog } from '#server/http/request-log.ts'
import { requestMetrics } from '#server/http/request-metrics.ts'
import { createMetrics } from '#server/metrics/metrics.ts'
import type { TakenSeats } from '#shared/domain/booking/free-seats.ts'
import { DEFAULT_SETTINGS } from '#shared/domain/settings/settings.ts'
import type { ShownDetails } from '#shared/words/landing-texts.ts'
import { pages } from './pages.ts'
import { securityHeaders } from './security-headers.ts'

const DEFAULT = 'Dyanpeeth Abhyasika'
const STYLE = "'sha256-style'"

let webRoot: string
let app: FastifyInstance
let contact: ShownDetails = DEFAULT_SETTINGS
let taken: TakenSeats | undefined
const takenSeats = { current: async () => taken, invalidate: () => undefined }
const logged: string[] = []
const metrics = createMetrics()
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'hall-web-'))
  await mkdir(join(webRoot, 'assets'))
  await mkdir(join(webRoot, 'mr'))
  for (const [file, content] of Object.entries(BUILT_PAGES))
    await writeFile(join(webRoot, file), content)
  app = Fastify({
    logger: { level: 'info', stream: { write: (line: string) => void logged.push(line) } },
    logController: new LogController({ disableRequestLogging: true }),
  })
  app.setErrorHandler(handleError)
  await app.register(cookie)
  requestLog(app)
  requestMetrics(app, { metrics })
  await securityHeaders(app, readConfig({ DATA_DIR: webRoot }))
  const known = { current: async () => contact, invalidate: () => undefined }
  await pages(app, {
    hallDetails: known,
    takenSeats,
    demo: true,
    publicUrl: 'https://hall.example',
    webRoot,
  })
})
beforeEach(() => {
  contact = DEFAULT_SETTINGS
  taken = undefined
})
afterAll(async () => {
  await app.close()
  await rm(webRoot, { recursive: true, force: true })
})

test('DEMO=off removes the demo’s link and marks every page [demo-11]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hall-web-'))
  await writeFile(join(folder, '.landing.html'), LANDING)
  await writeFile(join(folder, 'app.html'), '<html lang="en-IN">App')
  const withoutDemo = Fastify()
  await withoutDemo.register(cookie)
  const known = { current: async () => DEFAULT_SETTINGS, invalidate: () => undefined }
  await pages(withoutDemo, {
    hallDetails: known,
    takenSeats,
    demo: false,
    publicUrl: '',
    webRoot: folder,
  })
  const get = async (url: string) =>
    (await withoutDemo.inject({ url, headers: { accept: 'text/html' } })).body
  expect(await get('/')).toContain('<html data-demo="">')
  expect(await get('/')).not.toContain('Enable Demo Mode')
  expect(await get('/?demo=true')).toBe(await get('/'))
  expect(await get('/login?demo=true')).toContain('<html data-demo="off" ')
  await withoutDemo.close()
  await rm(folder, { recursive: true })
})

/** The placeholders of web/features/landing/landing-document.tsx. */
const LANDING = [
  '<html data-demo="{{demo}}"><title>{{name}}: a seat</title>',
  '<link rel="alternate" hreflang="mr-IN" href="{{publicUrl}}/mr">',
  '{{#marathiName}}<p lang="mr">{{marathiName}}</p>{{/marathiName}}',
  '<p>{{room.0}}</p><p>{{room.1}}</p><p>{{room.2}}</p>',
  '<address>{{#address}}<p>{{address}}</p>{{/address}}',
  '{{#phone}}<a href="{{phoneLink}}">{{phone}}</a>{{/phone}}',
  '{{#email}}<a href="{{emailLink}}">{{email}}</a>{{/email}}</address>',
  '{{#free}}<b>{{free.0.0}}</b>{{/free}}',
  '{{#demo}}<a href="/dashboard?demo=true">Enable Demo Mode</a>{{/demo}}',
].join('')

/** The landing page as filled with the default settings. */
const FILLED_LANDING = [
  `<html data-demo="on"><title>${DEFAULT}: a seat</title>`,
  '<link rel="alternate" hreflang="mr-IN" href="https://hall.example/mr">',
  '<p lang="mr">ज्ञानपीठ अभ्यासिका</p>',
  '<p>Basic, 49 seats, for men</p><p>Premium, 24 seats, for men</p>',
  '<p>Garden, 22 seats: 14 for women, the other 8 at reception</p>',
  '<address></address><a href="/dashboard?demo=true">Enable Demo Mode</a>',
].join('')

const BUILT_PAGES = {
  '.landing.html': LANDING,
  'mr/.landing.html': '<title>{{name}}</title><p>Marathi</p><p>{{room.0}}</p>',
  'mr/app.html': `<html lang="mr-IN"><title>${DEFAULT}</title>`,
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

test("serves the app's files unchanged for the built-in name", async () => {
  expect((await getPage('/login')).body).toBe(BUILT_PAGES['app.html'])
  expect((await getPage('/manifest.webmanifest')).body).toBe(BUILT_PAGES['manifest.webmanifest'])
})

test("fills the landing page with the hall's details and the public address [landing-371]", async () => {
  const landing = await getPage('/')
  expect(landing.body).toBe(FILLED_LANDING)
  // The template itself is not a page.
  expect((await getPage('/.landing.html')).body).toBe(BUILT_PAGES['app.html'])
})

test('shows the free seats while they are known [landing-378]', async () => {
  expect((await getPage('/')).body).not.toContain('<b>')
  taken = { night: new Set(['A1', 'A2', 'A3']), day: new Set() }
  const { body, headers } = await getPage('/')
  expect(body).toContain('<b>46 of 49</b>')
  taken = { night: new Set(['A1']), day: new Set() }
  const changed = await getPage('/', { 'if-none-match': String(headers.etag) })
  expect(changed.body).toContain('<b>48 of 49</b>')
  taken = undefined
  expect((await getPage('/')).body).toBe(FILLED_LANDING)
})

test('the landing page says who can book by the current room rules [room-rule-7]', async () => {
  const everyone = { audience: 'everyone', unstated: 'online' } as const
  const rules = { 'Dyandhara Kaksh': everyone, 'Dyanasmi Kaksh, Section A': everyone }
  contact = { ...DEFAULT_SETTINGS, roomRules: { ...DEFAULT_SETTINGS.roomRules, ...rules } }
  const { body } = await getPage('/')
  expect(body).toContain('<p>Basic, 49 seats, for everyone</p>')
  expect(body).toContain('<p>Premium, 24 seats, for men</p>')
  expect(body).toContain('<p>Garden, 22 seats, for women</p>')
  expect((await getPage('/mr')).body).toContain('<p>बेसिक, 49 सीट, सर्वांसाठी</p>')
})

describe('a hall with another name', () => {
  const name = `Sharma & Sons' "<b>$&Hall"`
  beforeEach(() => {
    contact = { ...DEFAULT_SETTINGS, name }
  })
  const ESCAPED = 'Sharma &amp; Sons&#39; &quot;&lt;b&gt;$&amp;Hall&quot;'

  test('shows its name, escaped, on every page, without the Marathi name [security-29]', async () => {
    const landing = await getPage('/')
    expect(landing.body).toContain(`<title>${ESCAPED}: a seat</title>`)
    expect(landing.body).not.toContain('ज्ञानपीठ')
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
      expect(headers.vary).toBe('accept-encoding, accept-language, cookie')
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
    expect((await app.inject(again)).body).toBe(FILLED_LANDING)
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
    '<address><p>Dyanpeeth Abhyasika,\n&quot;12&quot; Laxmi Road &lt;/address&gt;&lt;script&gt;$&amp;</p>',
    '<a href="tel:+919876543210">98765 43210 / 020 2543 1234</a>',
    '<a href="mailto:desk%26&#39;%3Fx@hall.example">desk&amp;&#39;?x@hall.example</a></address>',
  ].join('')

  test('shows its contact, escaped, on the landing page, with the Marathi name', async () => {
    const { body, headers } = await getPage('/', { 'accept-encoding': 'br;q=0' })
    expect(body).toBe(FILLED_LANDING.replace('<address></address>', () => CONTACT))
    expect(headers['content-security-policy']).toContain(`style-src 'self' ${STYLE};`)
  })

  test('serves the other files unchanged', async () => {
    expect((await getPage('/login')).body).toBe(BUILT_PAGES['app.html'])
    expect((await getPage('/manifest.webmanifest')).body).toBe(BUILT_PAGES['manifest.webmanifest'])
  })

  test('shows a custom name together with the contact', async () => {
    contact = { ...contact, name: 'Joshi Library' }
    const { body } = await getPage('/')
    expect(body).toContain('<title>Joshi Library: a seat</title>')
    expect(body).toContain(CONTACT)
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
  ['/', FILLED_LANDING],
  ['/?demo=true', BUILT_PAGES['app.html']],
  ['/?demo=false', FILLED_LANDING],
  ['/?demo=true&demo=true', FILLED_LANDING],
  ['/login?demo=true', BUILT_PAGES['app.html']],
])('%s returns %s', async (url, page) => {
  expect((await getPage(url)).body).toBe(page)
})

test('distinguishes app pages from unknown paths in log and metrics', async () => {
  logged.length = 0
  await getPage('/login')
  await getPage('/assets/app-abc123.js')
  await app.inject({ url: '/assets/none.js' })
  expect(logged.map((line) => JSON.parse(line).route)).toEqual(['page', '/assets/:name', 'unknown'])
  expect(await metrics.registry.metrics()).toContain('route="page",status="200"')
})

test('causes no Node warnings when pages are sent', async () => {
  const warnings: string[] = []
  const recordWarning = ({ message }: Error) => void warnings.push(message)
  process.on('warning', recordWarning)
  for (const name of [DEFAULT, 'Joshi Library']) {
    contact = { ...DEFAULT_SETTINGS, name }
    for (const path of ['/', '/login', '/admin/bookings', '/manifest.webmanifest'])
      await getPage(path)
  }
  process.off('warning', recordWarning)
  expect(warnings).toEqual([])
})

describe('languages', () => {
  const marathi = { cookie: 'language=mr' }

  test('serves each page in the language that the cookie names, else that the browser prefers [language-2]', async () => {
    const prefersMarathi = { 'accept-language': 'mr-IN,mr;q=0.9,en;q=0.5' }
    expect((await getPage('/login', marathi)).body).toBe(
      '<html lang="mr-IN"><title>ज्ञानपीठ अभ्यासिका</title>',
    )
    expect((await getPage('/login', prefersMarathi)).body).toBe(
      '<html lang="mr-IN"><title>ज्ञानपीठ अभ्यासिका</title>',
    )
    // Pages in different languages have different ETags.
    const { etag = '' } = (await getPage('/login', marathi)).headers
    const changed = await getPage('/login', { cookie: 'language=en', 'if-none-match': etag })
    expect(changed.body).toBe(BUILT_PAGES['app.html'])
    const english = { ...prefersMarathi, cookie: 'language=en' }
    expect((await getPage('/login', english)).body).toBe(BUILT_PAGES['app.html'])
  })

  test("writes the built-in name of the hall in the page's script, but a name that the owner chose as typed [language-552]", async () => {
    expect((await getPage('/login', marathi)).body).toContain('<title>ज्ञानपीठ अभ्यासिका</title>')
    contact = { ...DEFAULT_SETTINGS, name: 'Sharma Library' }
    expect((await getPage('/login', marathi)).body).toContain('<title>Sharma Library</title>')
    expect((await getPage('/mr')).body).toContain('<title>Sharma Library</title>')
  })

  test('has a landing page per language, and a visit to one chooses its language [language-3]', async () => {
    const { body, headers } = await getPage('/mr')
    expect(body).toBe(`<title>ज्ञानपीठ अभ्यासिका</title><p>Marathi</p><p>बेसिक, 49 सीट, मुलांसाठी</p>`)
    expect(headers['set-cookie']).toBe(
      'language=mr; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
    )
    const fromRoot = await app.inject({ url: '/', headers: marathi })
    expect([fromRoot.statusCode, fromRoot.headers.location]).toEqual([302, '/mr'])
    expect(fromRoot.headers.vary).toBe('accept-encoding, accept-language, cookie')
    const english = await app.inject({ url: '/en', headers: marathi })
    expect([english.statusCode, english.headers.location]).toEqual([302, '/'])
    expect(english.headers['set-cookie']).toContain('language=en;')
  })

  test('the language of the URL applies in demo mode, too [language-8]', async () => {
    const { body, headers } = await getPage('/mr?demo=true', { cookie: 'language=en' })
    expect(body).toContain('<html lang="mr-IN">')
    expect(headers['set-cookie']).toContain('language=mr;')
    expect((await getPage('/?demo=true', marathi)).body).toContain('<html lang="mr-IN">')
    const english = await app.inject({ url: '/en?demo=true', headers: marathi })
    expect(english.headers.location).toBe('/?demo=true')
  })
})
