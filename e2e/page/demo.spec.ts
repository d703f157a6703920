import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { LANGUAGES } from '#shared/domain/language.ts'
import { recordLayoutShifts } from '../browser/layout-shifts.ts'
import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible } from '../pages/accessible.ts'
import { BookingPage } from '../pages/booking-page.ts'
import { DashboardPage } from '../pages/dashboard-page.ts'
import { chooseLanguage } from '../pages/language.ts'
import { PaymentPage } from '../pages/payment-page.ts'
import { QrScannerPage } from '../pages/qr-scanner-page.ts'
import { TourManagementPage } from '../pages/tour-management-page.ts'
import { VisitorPassPage } from '../pages/visitor-pass-page.ts'
import { builtScript } from '../run/built-script.ts'
import { DemoPanel, edges } from '../widgets/demo-panel.ts'

/** The heading of each route's page in demo mode. */
const PAGES = {
  Public: {
    'Front page': ['/', 'A quiet desk for the exam ahead'],
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
    'Claim an account made at reception': ['/claim', 'Claim your account'],
  },
  'User Flow': {
    'Membership details': ['/membership', 'Membership Details'],
    'Book a seat': ['/booking', 'Book your seat'],
    'Renew membership': ['/booking?renewal=true', 'Renew Your Membership'],
    Payment: ['/payment', 'Payment'],
    Dashboard: ['/dashboard', 'Welcome!'],
    'Entrance pass': ['/pass', 'Rohan Patil'],
    'Your receipts': ['/receipts', 'Your receipts'],
    'Your data': ['/your-data', 'Your data'],
    Consent: ['/consent', 'Consent'],
  },
  Admin: {
    'Admin dashboard': ['/admin-dashboard', 'Admin Dashboard'],
    'Tour management': ['/admin/tour-management', 'Tour Management'],
    'QR scanner': ['/admin/qr-scanner', 'QR Code Scanner'],
    'User management': ['/user-management', 'User Management'],
    'Manage bookings': ['/admin/bookings', 'Manage Bookings'],
    'Hall map': ['/admin/hall', 'Hall map'],
    'Walk-in': ['/admin/walk-in', 'Walk-in'],
    Cash: ['/admin/cash', 'Cash'],
    'Bank statement': ['/admin/statement', 'Bank statement'],
    'Day book': ['/admin/day-book', 'Day book'],
    Reports: ['/admin/reports', 'Reports'],
    Door: ['/admin/door', 'Door'],
    'Print cards': ['/admin/cards', 'Print cards'],
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
        await expect(demo.toggle).toBeVisible()
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
  await page.goto('/privacy')
  await demo.enable.click()
  await demo.expand()
  await demo.more.click()
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
  await expect(demo.toggle, 'the landing page is replaced by the one with the panel').toBeVisible()

  await demo.leave()
  await expect(page.getByRole('link', { name: 'Enable Demo Mode' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('demoMode'))).toBeNull()
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
})

test('the panel is in the lower left corner, and covers nothing at the end of a page [demo-10]', {
  tag: '@desktop',
}, async ({ page }) => {
  test.skip(isPhone(page), 'On a phone, the banner takes its place')
  const demo = new DemoPanel(page)
  const content = page.getByRole('main').or(page.getByRole('contentinfo'))
  // The button is hidden while it would cover a field.
  const enable = page.getByRole('button', { name: 'Enable Demo Mode', includeHidden: true })
  const buttons = [
    ['/', page.getByRole('link', { name: 'Enable Demo Mode' })],
    ['/tour', enable],
    ['/tour?demo=true', demo.panel],
  ] as const
  for (const [address, panel] of buttons) {
    await page.goto(address)
    // The loading screen has no footer, so wait for the screen before scrolling to its end.
    await expect(page.getByRole('contentinfo')).toBeVisible()
    if (address.includes('demo')) await demo.collapse()
    await demo.expectInCorner(panel)
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await demo.expectInCorner(panel)
      const end = (await edges(content.last())).bottom
      expect((await edges(panel)).top).toBeGreaterThanOrEqual(end)
    }).toPass()
  }

  await page.goto('/admin/settings?demo=true')
  await demo.collapse()
  await demo.expectInCorner(demo.panel, page.locator('[data-bottom-bar]'))
})

test('the panel is hidden while it would cover the links to the sections of the settings [landing-703]', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/admin/settings?demo=true')
  const { panel } = new DemoPanel(page)
  const last = page.getByRole('navigation', { name: 'Sections' }).getByRole('link').last()
  await expect(last).toBeInViewport({ ratio: 1 })
  await expect(panel).toHaveCSS('opacity', '0')
  await last.click()
  await expect(page).toHaveURL(/#login$/)
  await expect(panel, 'the links have moved up').toHaveCSS('opacity', '1')
})

test('the landing page links to the demo [demo-7]', async ({ page }) => {
  const demo = new DemoPanel(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Enable Demo Mode' }).click()
  await expect(page).toHaveURL('/dashboard?demo=true')
  await expect(page.getByText('Scan Me')).toBeVisible()
  await demo.goTo('Request a tour')
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

  await test.step('an admin can deactivate the demo student, and the pages of students still open', async () => {
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

test("the demo doesn't affect a real session, and a real session doesn't load the demo's code [demo-9]", async ({
  page,
  users,
}) => {
  const member = await users.member()
  const demoCode = await builtScript('demo/demo.ts')
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await logIn(page, member)
  const dashboard = new DashboardPage(page)
  // The part of the dashboard that loads last.
  const hours = page.waitForResponse('**/api/member/attendance')
  await dashboard.open()
  await hours
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

  await demo.leave()
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
    // Not the heading of the loading screen.
    await page.waitForLoadState('networkidle')
    const last = await page.evaluate(() => document.body.scrollHeight - innerHeight)
    for (let top = 0; top <= last + 60; top += 60) {
      await expect
        .poll(() => page.evaluate(coveredControls, top), { message: `${path} scrolled to ${top}` })
        .toEqual([])
    }
    await expect(demo.enable, 'at the end of the page').toBeVisible()
  }
})

/** Returns the controls that the button covers, after scrolling and three frames. */
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
  const banner = page.getByText('Demo: no booking here is real.')
  await expect(banner).toBeVisible()
  // Otherwise the page could appear during the scan, which would then miss parts of it.
  await expect(page.getByRole('heading', { name: 'Book your seat' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectAccessible(page, 'demo banner')
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toHaveCount(0)
})

test('the banner has a button that creates a real account [demo-533]', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Enable Demo Mode' }).click()
  const demo = new DemoPanel(page)
  if (isPhone(page)) await demo.expand()
  const place = isPhone(page) ? demo.list : demo.banner
  await place.getByRole('button', { name: 'Get a real account' }).click()
  await expect(page).toHaveURL('/register')
  await expect(page.getByRole('heading', { name: 'Create account' })).toBeVisible()
  await expect(page.getByText('Demo:')).toHaveCount(0)
})

test('on a phone, the banner is less than a tenth of the screen high and takes the place of the panel [demo-572]', async ({
  page,
  context,
}) => {
  for (const language of LANGUAGES) {
    await chooseLanguage(context, language)
    await page.goto('/login?demo=true')
    const banner = page.getByRole('note').first()
    await expect(banner.getByRole('button').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await banner.boundingBox())?.height, language).toBeLessThanOrEqual(80)
  }
  await chooseLanguage(context, 'en')
  await page.goto('/login?demo=true')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const demo = new DemoPanel(page)
  await expect(demo.panel).toBeHidden()
  await demo.expand()
  await expect(demo.bar, 'the focus moves into the list').toBeFocused()
  await expect(demo.panel.getByRole('button', { name: 'Exit' })).toBeVisible()
  await demo.collapse()
  await expect(demo.toggle).toBeFocused()
  await demo.exit.click()
  await expect(page).toHaveURL('/')
})

test('an OTP field in the demo says the code, in each language [demo-581]', async ({
  page,
  context,
}) => {
  for (const language of LANGUAGES) {
    await chooseLanguage(context, language)
    await page.goto('/register?demo=true')
    await page.locator('input[type=email]').fill('new.student@example.com')
    await page.locator('main form button').first().click()
    await expect(page.getByRole('main')).toContainText('123456')
  }
  await chooseLanguage(context, 'en')
  await page.goto('/register?demo=true')
  await page.locator('input[type=email]').fill('new.student@example.com')
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(page.getByText('Demo: the OTP is 123456. No email is sent.')).toBeVisible()
  await expect(page.getByText('We sent a 6-digit OTP')).toHaveCount(0)
  await page.getByLabel('Verification code').fill('123456')
  await page.getByRole('button', { name: 'Verify OTP' }).click()
  await expect(page.getByLabel('Full name')).toBeVisible()
})

test('on the narrowest phone, the banner, the header and the tabs take less than a third of the screen [demo-582]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/admin-dashboard?demo=true')
  await expect(page.getByText('Welcome, Asha!')).toBeVisible()
  expect((await edges(page.getByRole('main'))).top).toBeLessThan(200)
})

test('the list of what to try shows how to log in, and its button closes it [demo-573]', {
  tag: '@desktop',
}, async ({ page }) => {
  const demo = new DemoPanel(page)
  await page.goto('/login?demo=true')
  await demo.expand()
  await expect(demo.list.getByText('demo.student@example.com')).toBeInViewport()
  await expect(demo.list.getByText('Every OTP is 123456.')).toBeInViewport()
  await expectAccessible(page, 'demo pages')
  await demo.list.getByRole('button', { name: 'Close' }).click()
  await expect(demo.list).toBeHidden()
  await expect(demo.toggle).toBeFocused()
})

test("the demo is seen as a student, as reception or as the owner, with that role's pages first [demo-576]", {
  tag: '@desktop',
}, async ({ page }) => {
  const demo = new DemoPanel(page)
  const role = (name: string) => demo.roles.getByRole('link', { name, exact: true })
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/dashboard?demo=true')
  await page.getByRole('note').first().getByRole('button', { name: 'What to try' }).click()
  await expect(role('Student')).toHaveAttribute('aria-current', 'true')
  await expect(demo.list.getByRole('link', { name: 'Renew membership' })).toBeVisible()
  await expect(demo.list.getByRole('link', { name: 'Day book' })).toBeHidden()
  await expectAccessible(page, "the demo's roles")

  await role('Owner').press('Enter')
  await expect(heading).toHaveText('Admin Dashboard')
  await expect(page).toHaveURL('/admin-dashboard?demo=true')
  await expect(page.getByText('Welcome, Asha!')).toBeVisible()
  await expect(page.getByText('Get your hall ready'), 'the hall of the demo is set up').toHaveCount(
    0,
  )

  await demo.expand()
  await expect(role('Owner')).toHaveAttribute('aria-current', 'true')
  await expect(demo.list.getByRole('link', { name: 'Day book' })).toBeVisible()
  await role('Reception').click()
  await expect(page.getByText('Welcome, Meera!'), 'on the page that was open').toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /Day book/ })).toHaveCount(0)

  await demo.expand()
  await expect(role('Reception')).toHaveAttribute('aria-current', 'true')
  for (const name of ['Student', 'Reception', 'Owner']) {
    expect((await role(name).boundingBox())?.height, name).toBeGreaterThanOrEqual(44)
  }
  await role('Student').click()
  await expect(page).toHaveURL('/dashboard?demo=true')
  await expect(page.getByText('Rohan Patil').first()).toBeVisible()
  expect(demo.requests).toEqual([])
})

test('the language of the URL applies in the demo, regardless of the chosen one [demo-574]', async ({
  page,
  context,
}) => {
  await chooseLanguage(context, 'en')
  for (const [path, language] of [
    ['/mr', 'mr-IN'],
    ['/hi', 'hi-IN'],
    ['/en', 'en-IN'],
  ] as const) {
    await page.goto(`${path}?demo=true`)
    await expect(page).toHaveURL('/?demo=true')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('note').first()).toBeVisible()
  }
})

test('changing the language stays in the demo [demo-575]', { tag: '@desktop' }, async ({
  page,
}) => {
  const banner = page.getByRole('note').first()
  await page.goto('/?demo=true')
  await page.getByRole('link', { name: 'मराठी' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr-IN')
  await expect(page).toHaveURL('/?demo=true')
  await expect(banner).toBeVisible()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
  await expect(page).toHaveURL('/?demo=true')
  await expect(banner).toBeVisible()

  await page.goto('/tour?demo=true')
  await page.getByRole('contentinfo').getByRole('button', { name: 'हिन्दी' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
  await expect(page).toHaveURL('/tour?demo=true')
  await expect(banner).toBeVisible()
})

test('the banner opens the list of pages [landing-706]', async ({ page }) => {
  const demo = new DemoPanel(page)
  await page.goto('/dashboard?demo=true')
  await page.getByRole('note').first().getByRole('button', { name: 'What to try' }).click()
  await expect(demo.list).toBeVisible()
  await expect(demo.bar).toBeFocused()
  await demo.list.getByRole('link', { name: 'Renew membership', exact: true }).click()
  await expect(page).toHaveURL(/\/booking\?renewal/)
})

test('the panel is hidden while it would cover a pass, and visible at the end of the page [demo-534]', async ({
  page,
}) => {
  const demo = new DemoPanel(page)
  const pass = page.locator('[data-keep-clear]').last()
  await page.setViewportSize({ width: 640, height: 480 })
  await page.goto('/pass?demo=true')
  await expect(pass).toBeVisible()
  await expect(demo.panel).toBeHidden()
  // The panel lengthens the page when it has loaded.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(demo.panel).toBeVisible({ timeout: 1000 })
    expect((await edges(demo.panel)).top).toBeGreaterThan((await edges(pass)).bottom)
  }).toPass()
})

for (const width of [1280, 1920]) {
  test(`the list of pages does not cover the heading at a width of ${width} px [demo-571]`, async ({
    page,
  }) => {
    const demo = new DemoPanel(page)
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/?demo=true')
    const heading = page.getByRole('heading', { level: 1, name: PAGES.Public['Front page'][1] })
    await expect(heading).toBeVisible()
    await expect(demo.toggle).toBeVisible()
    await expect(demo.list).toBeVisible({ visible: width === 1920 })
    const panel = await demo.panel.evaluate((node) => node.getBoundingClientRect())
    const { left, bottom } = await edges(heading)
    expect(left >= panel.right || bottom <= panel.top).toBe(true)
  })
}

test('nothing moves while a page of the demo opens [demo-535]', async ({ page }) => {
  const layoutShifts = await recordLayoutShifts(page)
  for (const path of ['/dashboard', '/booking', '/payment']) {
    await page.goto(`${path}?demo=true`)
    await new DemoPanel(page).toggle.waitFor()
    await expect(page.locator('footer ul')).toBeAttached()
    await page.waitForLoadState('networkidle')
    const shifts = await layoutShifts()
    expect(
      shifts.reduce((sum, shift) => sum + shift, 0),
      path,
    ).toBeLessThan(0.02)
  }
})

test("the demo's data is generated off the main thread [demo-536]", async ({ page }) => {
  await page.goto('/dashboard?demo=true')
  await expect(page.getByText('Rohan Patil').first()).toBeVisible()
  expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
    expect.stringMatching(/demo-worker/),
  ])
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  expect(page.workers()).toEqual([])
})

test('the banner changes whom the demo is seen as, on every page alike [first-602]', async ({
  page,
}) => {
  const banner = page.getByRole('note').first()
  const role = (name: string) => banner.getByRole('link', { name, exact: true })
  await page.goto('/?demo=true')
  await role('Reception').click()
  await expect(page).toHaveURL('/admin-dashboard?demo=true')
  await expect(page.getByText('Welcome, Meera!')).toBeVisible()
  await expect(role('Reception')).toHaveAttribute('aria-current', 'true')
  const height = (await banner.boundingBox())?.height
  for (const [path, current] of [
    ['/', 'Student'],
    ['/tour', 'Student'],
    ['/dashboard', 'Student'],
    ['/admin-dashboard', 'Owner'],
    ['/admin/bookings', 'Owner'],
  ] as const) {
    await page.goto(`${path}?demo=true`)
    await expect(role(current), path).toHaveAttribute('aria-current', 'true')
    expect((await banner.boundingBox())?.height, path).toBe(height)
  }
  await role('Student').click()
  await expect(page).toHaveURL('/dashboard?demo=true')
  await expect(page.getByText('Scan Me')).toBeVisible()
})

test("the demo's landing page shows the demo's free seats [demo-579]", async ({ page }) => {
  await page.goto('/?demo=true')
  await expect(page.getByText(/^Free for men: \d+ by day, \d+ at night/)).toBeVisible()
  const month = page.getByRole('table', { name: 'Dyandhara Kaksh', exact: true })
  await expect(month.getByRole('row', { name: /^Day/ })).toHaveText(/\d+ of 49$/)
})

test('on a narrow screen, the panel covers no text, button or field [first-634]', async ({
  page,
}) => {
  const demo = new DemoPanel(page)
  await page.setViewportSize({ width: 640, height: 844 })
  await page.goto('/membership?demo=true')
  const { panel } = demo
  await expect(panel).toBeVisible()
  let hidden = 0
  for (let top = 0; top < 1_500; top += 150) {
    await page.evaluate((y) => scrollTo(0, y), top)
    await expect(async () => {
      const covered = await panel.evaluate((node) => {
        const { left, right, top, bottom } = node.getBoundingClientRect()
        const lines = new Range()
        const overlaps = (box: DOMRect) =>
          box.width > 1 &&
          box.height > 1 &&
          box.left < right &&
          box.right > left &&
          box.top < bottom &&
          box.bottom > top
        const covers = [
          ...document.querySelectorAll('main button, main input, main :is(h1, h2, h3, p, label)'),
        ].some((element) => {
          lines.selectNodeContents(element)
          const isControl = element.matches('button, input')
          return (
            overlaps(element.getBoundingClientRect()) &&
            (isControl || [...lines.getClientRects()].some(overlaps))
          )
        })
        return { covers, hidden: getComputedStyle(node).opacity === '0' }
      })
      expect(covered.covers && !covered.hidden).toBe(false)
      if (covered.hidden) hidden += 1
    }).toPass()
  }
  expect(hidden).toBeGreaterThan(0)
  await demo.expand()
})

function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 640
}
