import type { BrowserContext, Page } from '@playwright/test'
import * as z from 'zod/mini'
import type { PushMessage } from '#server/db/queries/user/push-subscriptions.ts'
import { pushText } from '#server/push/push-text.ts'
import { builtFile, LANGUAGES } from '#shared/domain/language.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { dayText } from '#shared/words/dates.ts'
import { PUSH_MESSAGES as ENGLISH_MESSAGES } from '#shared/words/en/page/push-messages.ts'
import { PASS_WORDS as MARATHI_PASS } from '#shared/words/mr/door/pass.ts'
import { PUSH_MESSAGES as MARATHI_MESSAGES } from '#shared/words/mr/page/push-messages.ts'
import { holdRequests } from '../browser/hold-requests.ts'
import { setTabVisibility } from '../browser/tab-visibility.ts'
import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible } from '../pages/accessible.ts'
import { chooseLanguage } from '../pages/language.ts'
import { TourPage } from '../pages/tour-page.ts'
import { builtScript } from '../run/built-script.ts'
import { startChangingServer } from '../run/changing-server.ts'
import { queryDatabase } from '../run/database.ts'
import { startSecondServer } from '../run/second-server.ts'
import { tour } from '../users/tour.ts'
import type { ApiUser } from '../users/user.ts'
import type { Users } from '../users/users.ts'

test.use({ serviceWorkers: 'allow' })

const qrCode = (page: Page) => page.getByRole('img', { name: 'Your entrance QR code' })

/** Waits until the service worker controls the page and has cached the shell. */
async function expectShellCached(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** Logs in a new member and opens the pass. */
async function openOwnPass(page: Page, users: Users): Promise<void> {
  await logIn(page, await users.member())
  await page.goto('/pass')
  await expect(qrCode(page)).toBeVisible()
}

/** Clears the browser's HTTP cache, so that only the service worker's caches remain. */
async function clearHttpCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
}

test('the pass opens without a network, in a new page [pass-490]', async ({
  page,
  users,
  context,
}) => {
  const member = await users.member()
  await logIn(page, member)
  await page.goto('/pass')
  await expect(qrCode(page)).toBeVisible()
  await expect(page.getByText('Shown from this phone.')).toBeHidden()
  await expectShellCached(page)
  await clearHttpCache(page)
  await page.close()

  await context.setOffline(true)
  const offline = await context.newPage()
  await offline.goto('/pass')
  await expect(qrCode(offline)).toBeVisible()
  await expect(offline.getByRole('heading', { name: member.profile.fullName })).toBeVisible()
  await expect(offline.getByText('Shown from this phone.')).toBeVisible()
  // Only the stored language works without a network.
  await expect(offline.getByRole('button', { name: 'Language' })).toBeHidden()
  // The pass has a notice of its own, so the banner is hidden.
  await expect(offline.getByText("You're offline.")).toBeHidden()
  await expectAccessible(offline, 'the pass without a network')

  // The landing page is not cached, and redirects to the pass, which a member needs at the door.
  await offline.goto('/')
  await expect(qrCode(offline)).toBeVisible()
  // Other pages say that they need a network, and the session stays.
  await offline.getByRole('link', { name: 'Dashboard (needs internet)' }).click()
  await expect(offline.getByRole('heading', { name: "Can't connect" })).toBeVisible()
  await expect(offline.getByText("You're offline.")).toBeVisible()
  await expectAccessible(offline, 'the dashboard without a network')
  await offline.getByRole('link', { name: 'Show entrance pass' }).click()
  await expect(qrCode(offline)).toBeVisible()
  await context.setOffline(false)
  await offline.goto('/dashboard')
  await expect(offline.getByRole('heading', { name: 'Scan Me' })).toBeVisible()
})

test('the pass opens without a network in Marathi, too [pass-567]', async ({
  page,
  users,
  context,
}) => {
  await chooseLanguage(context, 'mr')
  await logIn(page, await users.member())
  await page.goto('/pass')
  const code = page.getByRole('img', { name: MARATHI_PASS.qrLabel })
  await expect(code).toBeVisible()
  await expectShellCached(page)
  await clearHttpCache(page)
  await context.setOffline(true)
  await page.reload()
  await expect(code).toBeVisible()
  await expect(page.getByText(MARATHI_PASS.stored)).toBeVisible()
})

test('the installed app starts with the stored pass if there is no network [pass-500]', async ({
  page,
  users,
  context,
}) => {
  await openOwnPass(page, users)
  await expectShellCached(page)
  const { start_url: start } = await (await page.request.get('/manifest.webmanifest')).json()
  await clearHttpCache(page)
  await page.close()

  await context.setOffline(true)
  const startPage = await context.newPage()
  await startPage.goto(start)
  await expect(qrCode(startPage)).toBeVisible()
  await expect(startPage).toHaveURL('/pass')
  await context.setOffline(false)
  await startPage.goto(start)
  await expect(startPage.getByRole('heading', { name: 'Scan Me' })).toBeVisible()
})

test('the installed app starts with the stored pass if loading the session fails or takes too long [pass-501]', async ({
  page,
  users,
}) => {
  await openOwnPass(page, users)
  await page.route('**/api/auth/me', (route) => route.abort())
  await page.goto('/dashboard')
  await expect(qrCode(page)).toBeVisible()
  await expect(page).toHaveURL('/pass')

  await page.unrouteAll()
  const release = await holdRequests(page, '**/api/auth/me')
  await page.goto('/dashboard')
  await expect(qrCode(page)).toBeVisible()
  await expect(page).toHaveURL('/pass')
  // A session that loads late stays.
  release()
  await expect(page.getByText('Shown from this phone.')).toBeHidden()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Scan Me' })).toBeVisible()

  // Without a stored pass, the dashboard is shown.
  await page.unrouteAll()
  await page.route('**/api/auth/me', (route) => route.abort())
  await page.evaluate(() => localStorage.removeItem('pass'))
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: "Can't connect" })).toBeVisible()
})

test('the cached page of the pass contains links to all its scripts, which load in parallel [pass-502]', async ({
  page,
  context,
}) => {
  await page.goto('/login')
  await expectShellCached(page)
  await context.setOffline(true)
  await page.goto('/pass')
  await expect(page.getByRole('heading', { name: 'No pass here yet' })).toBeVisible()
  for (const module of ['features/pass/pass-screen.tsx', 'passes/encode-qr.ts']) {
    const script = await builtScript(module)
    const link = page.locator(`link[rel=modulepreload][href="${script}"]`)
    await expect(link.first(), module).toBeAttached()
  }
})

test('the pass opens when the network hangs, and a slow landing page still loads [pass-499]', async ({
  page,
}) => {
  const server = await startChangingServer()
  await page.goto(`${server.url}/login`)
  await expectShellCached(page)
  await page.evaluate(() => {
    const validPass = { batch: '24 Hours Batch', endDate: '2099-12-31' }
    const pass = {
      name: 'Asha Kulkarni',
      memberId: '@DA202611001',
      room: 'Dyanpurn Kaksh',
      seat: 'A3',
      startDate: '2026-01-01',
      valid: validPass,
      qrText: '{}',
    }
    localStorage.setItem('pass', JSON.stringify(pass))
  })
  await clearHttpCache(page)
  server.hang(true)
  await page.goto(`${server.url}/pass`)
  await expect(qrCode(page)).toBeVisible()
  // Longer than the service worker waits for other pages.
  setTimeout(() => server.hang(false), 4000)
  await page.goto(`${server.url}/en`)
  await expect(page.getByRole('heading', { name: 'A quiet desk for the exam ahead' })).toBeVisible()
  await page.close()
  await server.stop()
})

test('the code is as wide as the screen allows, in whole pixels per module, and on white even in dark mode [pass-491]', async ({
  page,
  users,
}) => {
  await logIn(page, await users.member())
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/pass')
  await expect(page.getByText('New code every 30 seconds.')).toBeVisible()
  const [box, width, height] = await Promise.all([
    qrCode(page).boundingBox(),
    page.evaluate(() => innerWidth),
    page.evaluate(() => innerHeight),
  ])
  expect(box?.width).toBeGreaterThan(Math.min(width, height - 300) - 20)
  const scale = await qrCode(page).locator('path').getAttribute('transform')
  const module = Number(/scale\(([\d.]+)\)/.exec(scale ?? '')?.[1])
  expect(Number.isInteger(module * (await page.evaluate(() => devicePixelRatio)))).toBe(true)
  const background = page.getByRole('main')
  await expect(background).toHaveCSS('background-color', 'rgb(255, 255, 255)')

  await page.getByRole('main').getByRole('button', { name: 'Language' }).click()
  await expectAccessible(page, 'the languages on the pass')
  await page.getByRole('main').getByRole('button', { name: 'मराठी' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', /^mr/)
  await expect(page.getByRole('link', { name: 'डॅशबोर्ड' })).toBeVisible()
})

test('the pass keeps the screen on while it is visible, and asks for a bright screen [pass-504]', async ({
  page,
  users,
}) => {
  await page.addInitScript(() => {
    const count = (name: string) => {
      const { dataset } = document.documentElement
      dataset[name] = String(Number(dataset[name] ?? 0) + 1)
    }
    const request = async () => {
      count('requested')
      return { release: async () => count('released') }
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
  await openOwnPass(page, users)
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-requested', '1')
  await expect(page.getByText('Turn your screen brightness up')).toBeVisible()
  // The browser releases the lock when the page is hidden.
  await setTabVisibility(page, 'hidden')
  await expect(root).toHaveAttribute('data-requested', '1')
  await setTabVisibility(page, 'visible')
  await expect(root).toHaveAttribute('data-requested', '2')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Scan Me' })).toBeVisible()
  await expect(root).toHaveAttribute('data-released', '1')
})

test('in landscape, the code uses the full height, and the text is beside it [pass-529]', async ({
  page,
  users,
}) => {
  const member = await users.member()
  await page.setViewportSize({ width: 844, height: 390 })
  await logIn(page, member)
  await page.goto('/pass')
  await expect(page.getByText('New code every 30 seconds.')).toBeVisible()
  const name = page.getByRole('heading', { name: member.profile.fullName })
  const [code, text] = await Promise.all([qrCode(page).boundingBox(), name.boundingBox()])
  expect(code?.height).toBeGreaterThan(310)
  expect(text?.x).toBeGreaterThan((code?.x ?? 0) + (code?.width ?? 0))
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(390)

  // Nothing covers the code when only the stored pass is available.
  await page.evaluate(() => localStorage.removeItem('authToken'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  const demo = page.getByRole('button', { name: 'Enable Demo Mode' })
  await expect(demo).toBeVisible()
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(qrCode(page)).toBeVisible()
  const [shown, button] = await Promise.all([qrCode(page).boundingBox(), demo.boundingBox()])
  expect(shown?.height).toBeGreaterThan(310)
  expect(button?.y).toBeGreaterThan((shown?.y ?? 0) + (shown?.height ?? 0))
})

test('logging out removes the pass, all drafts and the caches of the user [pass-492]', async ({
  page,
  users,
  context,
}) => {
  await openOwnPass(page, users)
  await expectShellCached(page)
  const visitor = new TourPage(page)
  await visitor.open()
  await visitor.fill(tour())
  await visitor.submit.click()
  await visitor.declaration.agree.check()
  await visitor.declaration.submit.click()
  await expect(page).toHaveURL('/visitor-pass')
  await visitor.open()
  await visitor.requestedTour.another.click()
  await visitor.fullName.fill('Sneha Patil')
  await page.goto('/booking?renewal=true')
  await page.getByRole('radio', { name: '24 Hours Batch' }).check()
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage)))
    .toEqual(expect.arrayContaining(['bookingDraft', 'tourDraft']))
  expect(await page.evaluate(() => Object.keys(localStorage))).toContain('tourPass')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  const cachedPaths = await page.evaluate(async () => {
    const requests = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(requests)).flat().map(({ url }) => new URL(url).pathname)
  })
  expect(
    cachedPaths.filter((path) => path !== '/app.html' && !path.startsWith('/assets/')),
  ).toEqual([])
  await context.setOffline(true)
  await page.goto('/pass')
  await expect(page.getByRole('heading', { name: 'No pass here yet' })).toBeVisible()
  await expect(qrCode(page)).toBeHidden()
})

/** Stubs the push service, which tests can't reach, until the page is reloaded. The stub only returns an endpoint. */
async function stubPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let subscription: PushSubscription | null = null
    PushManager.prototype.getSubscription = async () => subscription
    PushManager.prototype.subscribe = async () => {
      const curve = { name: 'ECDH', namedCurve: 'P-256' }
      const { publicKey } = await crypto.subtle.generateKey(curve, true, ['deriveBits'])
      const point = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))
      const base64 = btoa(String.fromCharCode(...point))
      const p256dh = base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
      const keys = { p256dh, auth: 'A'.repeat(22) }
      const endpoint = `https://push.example.com/${crypto.randomUUID()}`
      const made = {
        endpoint,
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          subscription = null
          return true
        },
      }
      const own = Object.getOwnPropertyDescriptors(made)
      const created: PushSubscription = Object.create(PushSubscription.prototype, own)
      subscription = created
      return created
    }
  })
}

/** Returns how many push subscriptions of a member the server has. */
async function subscriptionsOf({ profile: { email } }: ApiUser): Promise<number> {
  const rows = await queryDatabase(
    'SELECT FROM push_subscriptions p JOIN users u ON u.id = p.user_id WHERE u.email = $1',
    [email],
  )
  return rows.length
}

/** Delivers a notification to this member's browser, in the language of its subscription. */
async function deliver(page: Page, member: ApiUser, message: PushMessage) {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  const [subscription] = await queryDatabase(
    `SELECT u.language FROM push_subscriptions p JOIN users u ON u.id = p.user_id WHERE u.email = $1`,
    [member.profile.email],
  )
  const { language } = z.object({ language: z.enum(LANGUAGES) }).parse(subscription)
  const data = pushText(language, message)
  const { origin } = new URL(page.url())
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  await session.detach()
}

/** Returns the notifications that the browser shows. */
function shownNotifications(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const shown = await registration.getNotifications()
    return shown.map(({ title, body, lang, data }) => ({ title, body, lang, data }))
  })
}

/** Lets the service worker handle a tap on the shown notification. */
async function tapNotification(context: BrowserContext): Promise<void> {
  const [worker] = context.serviceWorkers()
  await worker?.evaluate(async () => {
    // Playwright's types are those of a page, not of a service worker.
    const [notification] = await Reflect.get(globalThis, 'registration').getNotifications()
    const Click = Reflect.get(globalThis, 'NotificationEvent')
    globalThis.dispatchEvent(new Click('notificationclick', { notification }))
  })
}

test('notifications are switched on, shown and switched off [push-490]', {
  tag: '@whole-chromium',
}, async ({ page, users, context }) => {
  await context.grantPermissions(['notifications'])
  await stubPushService(page)
  const member = await users.member()
  await logIn(page, member)
  await page.goto('/your-data')
  await expectShellCached(page)
  const stored = () => subscriptionsOf(member)
  await page.getByRole('button', { name: 'Turn on', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Turn off', exact: true })).toBeVisible()
  expect(await stored()).toBe(1)

  await deliver(page, member, { kind: 'expiry', daysLeft: 3, seat: 'A5' })
  const { title, body } = ENGLISH_MESSAGES.expiry
  await expect
    .poll(() => shownNotifications(page))
    .toEqual([
      {
        title: fillIn(title.other, { count: 3 }),
        body: fillIn(body, { seat: 'A5' }),
        lang: 'en',
        data: '/booking?renewal=true',
      },
    ])

  await page.getByRole('button', { name: 'Turn off', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Turn on', exact: true })).toBeVisible()
  expect(await stored()).toBe(0)

  await tapNotification(context)
  await expect(page, 'a tap opens the page of the notification').toHaveURL('/booking?renewal=true')
  expect(await shownNotifications(page)).toEqual([])
})

test('both kinds of notifications are in the language of the account [push-500]', {
  tag: '@whole-chromium',
}, async ({ page, users, context, request }) => {
  await context.grantPermissions(['notifications'])
  await stubPushService(page)
  const member = await users.member()
  const headers = { authorization: `Bearer ${member.token}` }
  const saved = await request.put('/api/member/language', { headers, data: { language: 'mr' } })
  expect(saved.ok()).toBe(true)
  await logIn(page, member)
  await page.goto('/your-data')
  await expectShellCached(page)
  await page.getByRole('button', { name: 'Turn on', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Turn off', exact: true })).toBeVisible()

  await deliver(page, member, { kind: 'expiry', daysLeft: 3, seat: 'A5' })
  await deliver(page, member, {
    kind: 'tourConfirmed',
    tourDate: '2026-12-01',
    tourTime: '9:00 AM - 10:00 AM',
  })
  const { expiry, tourConfirmed } = MARATHI_MESSAGES
  const shown = async () =>
    new Map(
      (await shownNotifications(page)).map((notification) => [notification.data, notification]),
    )
  await expect.poll(async () => (await shown()).size).toBe(2)
  expect((await shown()).get('/booking?renewal=true')).toEqual({
    title: fillIn(expiry.title.other, { count: 3 }),
    body: fillIn(expiry.body, { seat: 'A5' }),
    lang: 'mr',
    data: '/booking?renewal=true',
  })
  expect((await shown()).get('/tour')).toMatchObject({ title: tourConfirmed.title, lang: 'mr' })
  expect((await shown()).get('/tour')?.body).toContain(dayText('mr', '2026-12-01'))
})

test('logging out also removes the push subscription on the server [push-492]', async ({
  page,
  users,
  context,
}) => {
  await context.grantPermissions(['notifications'])
  await stubPushService(page)
  const member = await users.member()
  await logIn(page, member)
  await page.goto('/your-data')
  await expectShellCached(page)
  await page.getByRole('button', { name: 'Turn on', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Turn off', exact: true })).toBeVisible()
  expect(await subscriptionsOf(member)).toBe(1)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await subscriptionsOf(member)).toBe(0)
})

test('a new version is offered, and a reload activates it [pass-493]', async ({ page }) => {
  const server = await startChangingServer()
  await page.goto(`${server.url}/login`)
  await expectShellCached(page)
  await expect(page.getByText('A new version is ready.')).toBeHidden()
  server.change('/sw.js', (text) => text.replace(/^const VERSION = .*$/m, 'const VERSION = "next"'))
  server.change('/login', (text) => text.replace('</body>', '<p>Next version</p></body>'))
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
  })
  await expect(page.getByText('A new version is ready.')).toBeVisible()
  await expectAccessible(page, 'a new version')
  await page.getByRole('button', { name: 'Update now' }).click()
  await expect(page.getByText('Next version')).toBeVisible()
  await expect(page.getByText('A new version is ready.')).toBeHidden()
  expect(await page.evaluate(() => caches.keys())).toEqual(['shell-next'])
  await page.close()
  await server.stop()
})

test('a new version is used at the next start, without the notice [pass-503]', async ({
  page,
  context,
}) => {
  const server = await startChangingServer()
  await page.goto(`${server.url}/login`)
  await expectShellCached(page)
  await page.close()
  server.change('/sw.js', (text) => text.replace(/^const VERSION = .*$/m, 'const VERSION = "next"'))
  const next = (text: string) => text.replace('</body>', '<p>Next version</p></body>')
  for (const path of ['/login', '/app.html']) server.change(path, next)

  const startPage = await context.newPage()
  await startPage.goto(`${server.url}/login`)
  await expect(startPage.getByText('Next version')).toBeVisible()
  const caches = () => startPage.evaluate(() => self.caches.keys())
  await expect.poll(caches).toEqual(['shell-next'])
  await startPage.close()
  // The phone has cached the new version, too.
  server.hang(true)
  const offline = await context.newPage()
  await offline.goto(`${server.url}/pass`)
  await expect(offline.getByText('Next version')).toBeVisible()
  await offline.close()
  server.hang(false)
  await server.stop()
})

test('SERVICE_WORKER=off removes the service worker and its caches [pass-494]', async ({
  page,
}) => {
  const server = await startChangingServer()
  await page.goto(`${server.url}/login`)
  await expectShellCached(page)
  const removal = await (await fetch(`${server.url}/sw-removal.js`)).text()
  server.change('/sw.js', () => removal)
  await page.reload()
  await page.waitForFunction(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations()
    return registrations.length === 0 && (await caches.keys()).length === 0
  })
  await page.close()
  await server.stop()
})

test('with SERVICE_WORKER=off, the server serves the removal in every language [pass-505]', async ({
  page,
  request,
}) => {
  const server = await startSecondServer({ SERVICE_WORKER: 'off' })
  const removal = await (await request.get('/sw-removal.js')).text()
  for (const language of LANGUAGES) {
    const path = `/${builtFile('sw.js', language)}`
    const response = await request.get(server.url + path)
    expect(await response.text(), path).toBe(removal)
    // The other languages' scripts are in folders, but must control all pages.
    expect(response.headers(), path).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringContaining('javascript'),
      'service-worker-allowed': '/',
    })
    expect(await (await request.get(path)).text(), path).not.toBe(removal)
  }
  await page.goto(`${server.url}/login`)
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations()
    return registrations.length === 0 && (await caches.keys()).length === 0
  })
  await page.close()
  await server.stop()
})

test('the app can be installed, and its icons have the stated sizes [pass-495]', async ({
  page,
}) => {
  await page.goto('/login')
  await expectShellCached(page)
  const session = await page.context().newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // Test browsers are private windows, in which Chromium can't install apps.
  const problems = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')
  expect(problems).toEqual([])
  const { errors, data, url } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data ?? '')
  expect(manifest).toMatchObject({ id: '/', start_url: '/dashboard', display: 'standalone' })
  expect(manifest.shortcuts).toContainEqual(
    expect.objectContaining({ name: 'Entrance pass', url: '/pass' }),
  )
  // Without a maskable icon, Android shows the icon shrunk on a white circle.
  expect(manifest.icons).toContainEqual(
    expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }),
  )
  for (const { src, sizes, type } of manifest.icons) {
    const size = await page.evaluate(async (src) => {
      const image = new Image()
      image.src = src
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, new URL(src, url).href)
    if (type === 'image/png') expect(size).toBe(sizes)
  }
})
