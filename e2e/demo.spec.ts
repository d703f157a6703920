import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readManifest } from '../scripts/built-files.mjs'
import { expect, logIn, test } from './fixtures.ts'
import { expectAccessible } from './pages/accessible.ts'
import { BookingPage } from './pages/booking-page.ts'
import { DashboardPage } from './pages/dashboard-page.ts'
import { DemoPanel, edges } from './pages/demo-panel.ts'
import { PaymentPage } from './pages/payment-page.ts'
import { QrScannerPage } from './pages/qr-scanner-page.ts'
import { TourManagementPage } from './pages/tour-management-page.ts'
import { VisitorPassPage } from './pages/visitor-pass-page.ts'

/** The heading of each route's page in demo mode. */
const PAGES = {
  Public: {
    'Landing page': ['/', 'A quiet desk for the exam ahead'],
    'Request a tour': ['/tour', 'Request a Tour'],
    'Visitor pass': ['/visitor-pass', 'Your Visitor Pass'],
    Congratulations: ['/congratulations', 'Congratulations!'],
    'Your tours': ['/your-tours', 'Your tours'],
    'Privacy notice': ['/privacy', 'Privacy notice'],
  },
  Auth: {
    'Log in': ['/login', 'Welcome Back'],
    'Create account': ['/register', 'Create account'],
    'Reset password': ['/forgot-password', 'Forgot Password'],
  },
  'User Flow': {
    'Membership details': ['/membership', 'Membership Details'],
    'Book a seat': ['/booking', 'Book your seat'],
    'Renew membership': ['/booking?renewal=true', 'Renew Your Membership'],
    Payment: ['/payment', 'Payment'],
    Dashboard: ['/dashboard', 'Welcome!'],
    'Your data': ['/your-data', 'Your data'],
    Consent: ['/consent', 'Consent'],
  },
  Admin: {
    'Admin dashboard': ['/admin-dashboard', 'Admin Dashboard'],
    'Tour management': ['/admin/tour-management', 'Tour Management'],
    'QR scanner': ['/admin/qr-scanner', 'QR Code Scanner'],
    'User management': ['/user-management', 'User Management'],
    'Manage bookings': ['/admin/bookings', 'Manage Bookings'],
    'System settings': ['/admin/settings', 'System Settings'],
    'Audit log': ['/admin/audit-log', 'Audit Log'],
  },
} as const

for (const [group, pages] of Object.entries(PAGES)) {
  test(`${group} pages open in demo mode without the server [demo-5]`, async ({ page }) => {
    const demo = new DemoPanel(page)
    for (const [name, [path, heading]] of Object.entries<readonly [string, string]>(pages)) {
      await test.step(`${name} by its URL`, async () => {
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}demo=true`)
        await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
        await expect(demo.panel).toBeVisible()
      })
    }
    for (const [name, [path, heading]] of Object.entries<readonly [string, string]>(pages)) {
      await test.step(`${name} from the panel`, async () => {
        await demo.goTo(name)
        await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
        const { pathname, searchParams } = new URL(page.url())
        expect([pathname, searchParams.get('demo')]).toEqual([path.split('?')[0], 'true'])
      })
    }
    expect(demo.requests).toEqual([])
  })
}

test('the panel starts the demo, lists every page and ends the demo [demo-6]', {
  tag: '@desktop',
}, async ({ page }) => {
  const demo = new DemoPanel(page)
  await page.goto('/login')
  await demo.enable.click()
  await demo.expand()
  for (const [group, pages] of Object.entries(PAGES)) {
    await expect(demo.list.getByRole('heading', { name: group, exact: true })).toBeVisible()
    for (const name of Object.keys(pages)) {
      await expect(demo.list.getByRole('link', { name, exact: true })).toBeAttached()
    }
  }
  expect(await page.evaluate(() => localStorage.getItem('demoMode'))).toBe('true')
  await expectAccessible(page, 'demo panel')

  await demo.collapse()
  await page.keyboard.press('Enter')
  await expect(demo.list).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(demo.list).toBeHidden()
  await expect(demo.toggle).toBeFocused()

  await page.goto('/dashboard')
  await expect(page.getByText('Expires in 5 days', { exact: true })).toBeVisible()
  await page.goto('/')
  await expect(demo.panel, 'the landing page is replaced by the one with the panel').toBeVisible()

  await demo.exit.click()
  await expect(page.getByRole('link', { name: 'Enable Demo Mode' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('demoMode'))).toBeNull()
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
})

test('the panel floats in the lower left corner and covers nothing at the end of a page [demo-10]', {
  tag: '@desktop',
}, async ({ page }) => {
  const demo = new DemoPanel(page)
  const content = page.getByRole('main').or(page.getByRole('contentinfo'))
  for (const [address, panel] of [
    ['/', page.getByRole('link', { name: 'Enable Demo Mode' })],
    ['/tour', demo.enable],
    ['/tour?demo=true', demo.panel],
  ] as const) {
    await page.goto(address)
    if (address.includes('demo')) await demo.collapse()
    await demo.expectInCorner(panel)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await demo.expectInCorner(panel)
    const end = (await edges(content.last())).bottom
    expect((await edges(panel)).top).toBeGreaterThanOrEqual(end)
  }

  await page.goto('/admin/settings?demo=true')
  await demo.collapse()
  await demo.expectInCorner(demo.panel, page.locator('[data-bottom-bar]'))
})

test('the landing page links to the demo [demo-7]', async ({ page }) => {
  const demo = new DemoPanel(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Enable Demo Mode' }).click()
  await expect(demo.panel).toBeVisible()
  await page.getByRole('link', { name: 'Request a tour' }).click()
  await expect(page).toHaveURL('/tour?demo=true')
})

test('a seat is booked and paid for in the demo [demo-8]', { tag: '@desktop' }, async ({
  page,
}) => {
  const demo = new DemoPanel(page)
  const dashboard = new DashboardPage(page)
  const booking = new BookingPage(page)
  const payment = new PaymentPage(page)
  await page.clock.install()
  await page.goto('/dashboard?demo=true')
  await demo.collapse()
  await dashboard.renew.click()
  await expect(booking.renewalHeading).toBeVisible()
  await booking.duration.control.click()
  await booking.duration.option(/^1 Month\b/).click()

  await booking.openSeatMap()
  const occupied = await booking.seatMap.plan.getByRole('button', { name: /occupied/ }).count()
  const share = occupied / (await booking.seatMap.seats.count())
  expect(share, 'the room is about half full').toBeGreaterThan(0.25)
  expect(share, 'the room is about half full').toBeLessThan(0.75)
  const free = booking.seatMap.plan.getByRole('button', { name: /^Seat E.*available/i }).first()
  const seat = /^Seat (E\d+),/.exec((await free.getAttribute('aria-label')) ?? '')?.[1] ?? ''
  await free.click()
  await booking.seatMap.confirm.click()
  await expect(booking.seat).toContainText(seat)
  await booking.submit.click()

  await expect(payment.heading).toBeVisible()
  await expect(payment.value('Seat').first()).toContainText(seat)
  await payment.payBy('UPI')
  await page.clock.fastForward(3_000)
  await payment.thanks.getByRole('button', { name: 'OK' }).click()
  await expect(dashboard.renew).toBeHidden()
  await expect(page.getByText(/^3\d days remaining$/)).toBeVisible()

  await test.step('the booking appears for the demo admin', async () => {
    await demo.goTo('Manage bookings')
    const search = page.getByRole('searchbox')
    await search.fill('Rohan Patil demo.student')
    await expect(page.getByText('2 bookings')).toBeVisible()
  })

  await test.step('an admin can deactivate the demo student, whose pages stay open', async () => {
    await demo.goTo('User management')
    await page.getByRole('searchbox').fill('demo.student')
    await page.getByRole('button', { name: 'Delete Rohan Patil' }).click()
    await page.getByRole('button', { name: 'Deactivate and free seats' }).click()
    await expect(page.getByText(/Account deactivated/)).toBeVisible()
    await demo.goTo('Dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome!')
    await expect(page.getByText('Rohan Patil')).toHaveCount(0)
  })
  expect(demo.requests).toEqual([])
})

test('a demo visitor pass can be scanned in the demo', async ({ page }) => {
  const demo = new DemoPanel(page)
  const pass = new VisitorPassPage(page)
  const scanner = new QrScannerPage(page)
  await page.goto('/visitor-pass?demo=true')
  const name = (await pass.details.first().textContent()) ?? ''
  const { path } = await pass.save()
  await demo.goTo('QR scanner')
  await scanner.choosePhoto({
    name: 'pass.png',
    mimeType: 'image/png',
    buffer: await readFile(path),
  })
  await expect(scanner.notToday).toBeVisible()
  await scanner.completeNow.click()
  await expect(scanner.success).toBeVisible()
  await demo.goTo('Tour management')
  const tour = new TourManagementPage(page).tour(name)
  await expect(tour.card).toContainText('COMPLETED')
  await expect(tour.buttons).toHaveText([/Notes$/])
  expect(demo.requests).toEqual([])
})

test("the demo doesn't affect a real session, which doesn't load the demo's code [demo-9]", async ({
  page,
  users,
}) => {
  const member = await users.member()
  const manifest = await readManifest(join(import.meta.dirname, '../dist'))
  const demoCode = `/${manifest['demo/demo.ts'].file}`
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await logIn(page, member)
  const dashboard = new DashboardPage(page)
  await dashboard.open()
  const storage = () => page.evaluate(() => ({ ...localStorage, ...sessionStorage }))
  const before = await storage()
  expect(scripts).not.toContain(demoCode)
  await expect(new DemoPanel(page).enable).toBeHidden()

  const demo = new DemoPanel(page)
  await page.goto('/dashboard?demo=true')
  await expect(page.getByText('Rohan Patil').first()).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/?demo=true')
  expect(demo.requests, 'not even logging out reaches the server').toEqual([])
  expect(await storage()).toEqual(before)

  await demo.exit.click()
  await dashboard.open()
  await expect(page.getByText((await member.user()).fullName).first()).toBeVisible()
  expect(scripts).toContain(demoCode)
})

test('the server rejects a demo token', async ({ page, request }) => {
  await page.goto('/admin-dashboard?demo=true')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Admin Dashboard')
  const token = [{ alg: 'none' }, { sid: 'x', exp: 9_999_999_999 }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  for (const authorization of [`Bearer ${token}.demo`, `Bearer ${token}.`]) {
    const answer = await request.get('/api/admin/stats?demo=true', {
      headers: { authorization, cookie: 'demoMode=true' },
    })
    expect(answer.status()).toBe(401)
  }
})

test('the button that enables the demo never covers a control [demo-13]', {
  tag: '@desktop',
}, async ({ page }) => {
  const demo = new DemoPanel(page)
  for (const path of ['/login', '/register', '/tour']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const last = await page.evaluate(() => document.body.scrollHeight - innerHeight)
    for (let top = 0; top <= last + 60; top += 60) {
      await expect
        .poll(() => page.evaluate(coveredControls, top), { message: `${path} scrolled to ${top}` })
        .toEqual([])
    }
    await expect(demo.enable, 'at the end of the page').toBeVisible()
  }
})

/** The controls below the button, after scrolling and two frames. */
async function coveredControls(top: number): Promise<string[]> {
  scrollTo(0, top)
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  const button = [...document.querySelectorAll('aside button')].find(
    (each) => each.textContent === 'Enable Demo Mode',
  )
  if (!button || getComputedStyle(button).visibility === 'hidden') return []
  const box = button.getBoundingClientRect()
  return [...document.querySelectorAll('main :is(a, button, input, select, textarea, label)')]
    .filter((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top
    })
    .map((control) => control.outerHTML.slice(0, 80))
}

test('a banner says that demo bookings are not real [demo-14]', async ({ page }) => {
  await page.goto('/booking?demo=true')
  const banner = page.getByText('Demo mode: bookings, payments and passes here are not real.')
  await expect(banner).toBeVisible()
  await expectAccessible(page, 'demo banner')
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toHaveCount(0)
})
