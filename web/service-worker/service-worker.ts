/// <reference lib="webworker" />
export {}

/** scripts/build/service-worker.mjs defines these constants. */
declare const VERSION: string
/** The page of the app's shell, in the language of this build. */
declare const SHELL_PAGE: string
/** The hashed files that the shell and the entrance pass need. */
declare const SHELL_FILES: readonly string[]
/** The scripts of the entrance pass, which are added to its page, so that they load in parallel. */
declare const PASS_FILES: readonly string[]
/** The other hashed files that a gate needs, cached only on gates. */
declare const GATE_FILES: readonly string[]

declare const self: ServiceWorkerGlobalScope

const CACHE = `shell-${VERSION}`
const GATE_CACHE = `gate-${VERSION}`
/** If the network takes longer, the cached shell is shown. */
const NETWORK_TIMEOUT_MS = 2500
/** The installed app starts on the dashboard, which opens the pass if there is no network. */
const PASS_PATHS = ['/pass', '/dashboard']
const LANDING_PATHS = ['/', '/en', '/mr', '/hi']

self.addEventListener('install', (event) => {
  event.waitUntil(cacheFiles().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOldCaches().then(() => self.clients.claim()))
})

// Handles only pages and hashed files, never API replies, pictures or uploads.
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate' && !pathname.startsWith('/api/')) {
    event.respondWith(page(request, pathname))
  } else if (SHELL_FILES.includes(pathname)) {
    event.respondWith(file(request, CACHE))
  } else if (GATE_FILES.includes(pathname)) {
    event.respondWith(file(request, GATE_CACHE))
  }
})

// Sent by web/gate/gate-files.ts.
self.addEventListener('message', (event) => {
  if (event.data === 'keep-gate') event.waitUntil(cacheGate())
  if (event.data === 'forget-gate') event.waitUntil(removeGateCaches())
})

// The server encrypts { title, body, url, lang } for this browser.
self.addEventListener('push', (event) => {
  const message: unknown = event.data?.json()
  if (!isMessage(message)) return
  const { title, body, url, lang } = message
  const icon = '/icons/icon-192.png'
  event.waitUntil(self.registration.showNotification(title, { body, lang, icon, data: url }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(String(event.notification.data)))
})

type Message = { title: string; body: string; url: string; lang: string }

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'title' in value && 'url' in value
}

/** Shows the page in an open window of the app, otherwise in a new one. */
async function openPage(url: string): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (!open) await self.clients.openWindow(url)
  else await (await open.navigate(url))?.focus()
}

async function cacheFiles(): Promise<void> {
  await cacheShell()
  if ((await caches.keys()).some(isGateCache)) await cacheGate()
}

async function cacheGate(): Promise<void> {
  if (await caches.has(GATE_CACHE)) return
  const files = await Promise.all(
    GATE_FILES.map(async (path) => ({ path, response: await fetch(path) })),
  )
  // Opened last, because an existing cache counts as complete.
  const cache = await caches.open(GATE_CACHE)
  await Promise.all(files.map(({ path, response }) => cache.put(path, response)))
}

function isGateCache(name: string): boolean {
  return name.startsWith('gate-')
}

async function cacheShell(): Promise<void> {
  const cache = await caches.open(CACHE)
  // The page must be fetched again; the other files have a hash in their name.
  const shellPage = new Request(SHELL_PAGE, { cache: 'reload' })
  await cache.addAll([shellPage, ...SHELL_FILES])
}

async function removeOldCaches(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter(
    (name) =>
      (name.startsWith('shell-') && name !== CACHE) || (isGateCache(name) && name !== GATE_CACHE),
  )
  await Promise.all(old.map((name) => caches.delete(name)))
}

async function removeGateCaches(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter(isGateCache).map((name) => caches.delete(name)))
}

/**
 * Returns the server's page, or the cached shell if the network is unavailable or slow. The pass always opens from the
 * cached shell, so that nobody at the entrance waits for the network.
 */
async function page(request: Request, pathname: string): Promise<Response> {
  if (pathname === '/pass') return (await cachedShell(pathname)) ?? fetch(request)
  const fetched = fetch(request)
  // The landing page is not part of the shell.
  if (LANDING_PATHS.includes(pathname)) return fetched.catch(() => Response.redirect('/pass'))
  const timelyResponse = await Promise.race([
    fetched.catch(() => undefined),
    wait(NETWORK_TIMEOUT_MS),
  ])
  return timelyResponse ?? (await cachedShell(pathname)) ?? fetched
}

async function cachedShell(pathname: string): Promise<Response | undefined> {
  const shell = await caches.match(SHELL_PAGE, { cacheName: CACHE })
  return shell && PASS_PATHS.includes(pathname) ? withPassFiles(shell) : shell
}

/** Adds a link for each script of the pass to the shell's page, which takes one round trip instead of three. */
async function withPassFiles(shell: Response): Promise<Response> {
  const links = PASS_FILES.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
  const html = (await shell.text()).replace('</head>', `${links.join('')}</head>`)
  const { status, statusText } = shell
  const headers = new Headers(shell.headers)
  // These headers describe the original page.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  return new Response(html, { status, statusText, headers })
}

async function file(request: Request, cacheName: string): Promise<Response> {
  const cached = await caches.match(request, { cacheName })
  return cached ?? fetch(request)
}

function wait(ms: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), ms)
  })
}
