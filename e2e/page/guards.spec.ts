import type { Page } from '@playwright/test'
import { ROUTES } from '#shared/domain/user/routes.ts'
import { expect, logIn, test } from '../fixtures.ts'
import { LoginPage } from '../pages/login-page.ts'

const STEP_PATHS = pathsOf('step')
const STAFF_PATHS = pathsOf('staff')
const AUTH_PATHS = pathsOf('auth')

test('redirects to the login screen when logged out [route-13]', async ({ page }) => {
  for (const path of [...STEP_PATHS, ...STAFF_PATHS]) await expectRedirect(page, path, '/login')
})

test('opens the requested page with its query after login [route-14]', async ({ page, users }) => {
  const { profile } = await users.member({}, { duration: '1 Day' })
  await expectRedirect(page, '/booking?renewal=true', '/login')
  await new LoginPage(page).logIn(profile.email, profile.password)
  await expect(page).toHaveURL('/booking?renewal=true')
})

test('opens the next step after login if the requested page is not available yet', async ({
  page,
  users,
}) => {
  const { profile } = await users.withDetails()
  await expectRedirect(page, '/dashboard', '/login')
  await new LoginPage(page).logIn(profile.email, profile.password)
  await expect(page).toHaveURL('/booking')
})

test('redirects a new user to the membership details [route-15]', async ({ page, users }) => {
  await logIn(page, await users.registered())
  for (const path of ['/booking', '/payment', '/dashboard', ...AUTH_PATHS, ...STAFF_PATHS]) {
    await expectRedirect(page, path, '/membership')
  }
  await expectNoRedirect(page, '/membership', 'Membership Details')
  await expectNoRedirect(page, '/membership-details', 'Membership Details')
})

test('redirects a user without a booking to the booking page [route-16]', async ({
  page,
  users,
}) => {
  await logIn(page, await users.withDetails())
  for (const path of ['/dashboard', ...AUTH_PATHS, ...STAFF_PATHS])
    await expectRedirect(page, path, '/booking')
  await expectNoRedirect(page, '/membership', 'Membership Details')
  await expectNoRedirect(page, '/payment', 'Payment')
})

test('redirects a member to the dashboard [route-17]', async ({ page, users }) => {
  await logIn(page, await users.member())
  for (const path of ['/payment', ...AUTH_PATHS, ...STAFF_PATHS])
    await expectRedirect(page, path, '/dashboard')
  await expectNoRedirect(page, '/membership', 'Membership Details')
})

test('lets a member with an unpaid renewal open the payment [route-18]', async ({
  page,
  users,
}) => {
  const member = await users.member({}, { duration: '1 Day' })
  const { booking, cover } = await member.user()
  if (!booking || !cover) throw new Error('The member has not paid')
  const { room, batch, duration, seat } = booking
  await member.holdSeat(
    { room, batch, duration, seat, startDate: cover.lastEnd.endDate },
    { renewal: true },
  )
  await logIn(page, member)
  await expectNoRedirect(page, '/payment', 'Payment')
})

test('redirects an admin from auth and member pages to the admin dashboard [route-19]', async ({
  page,
  users,
}) => {
  await logIn(page, await users.admin())
  for (const path of [...AUTH_PATHS, ...STEP_PATHS])
    await expectRedirect(page, path, '/admin-dashboard')
  await expectNoRedirect(page, '/admin/tour-management', 'Tour Management')
  await expectNoRedirect(page, '/tour', 'Request a Tour')
})

test('redirects an unknown path to the landing page [route-20]', async ({ page }) => {
  await expectRedirect(page, '/no/such/page', '/')
  await expect(page.getByRole('link', { name: 'Request a tour' })).toBeVisible()
})

test('bypass=true is logged and has no effect [route-21]', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await expectRedirect(page, '/dashboard?bypass=true', '/login')
  await expectRedirect(page, '/admin-dashboard?bypass=true', '/login')
  await expect.poll(() => warnings.filter((text) => /blocked attempt/i.test(text))).toHaveLength(2)
})

test('removes a malformed, expired or foreign token [route-22]', async ({ page }) => {
  const claims = (exp: number) =>
    Buffer.from(JSON.stringify({ sid: 'x', exp })).toString('base64url')
  const now = Math.floor(Date.now() / 1000)
  const foreignToken = `head.${claims(now + 3600)}.signature`
  for (const [token, path, to] of [
    ['not-a-token', '/dashboard', '/login'],
    [`head.${claims(now - 1)}.signature`, '/dashboard', '/login'],
    [foreignToken, '/booking', '/login'],
    // Only the dashboard redirects to the landing page if the user fails to load.
    [foreignToken, '/dashboard', '/'],
  ] as const) {
    await logIn(page, { token })
    await page.evaluate(() => localStorage.setItem('userData', '{}'))
    await expectRedirect(page, path, to)
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
  }
  expect(await page.evaluate(() => localStorage.getItem('userData'))).toBeNull()
})

test('keeps the session while the server is unreachable, and retries [route-25]', async ({
  page,
  users,
}) => {
  await logIn(page, await users.registered())
  await page.route('**/api/auth/me', (route) => route.abort())
  await page.goto('/membership')
  await expect(page.getByRole('heading', { name: "Can't connect" })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).not.toBeNull()
  await page.goto('/tour')
  await expect(page.getByRole('heading', { name: 'Request a Tour' })).toBeVisible()
  await page.goto('/membership')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.unroute('**/api/auth/me')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Membership Details' })).toBeVisible()
})

test('shows Loading... while the user loads [route-23]', async ({ page, users }) => {
  await logIn(page, await users.registered())
  await page.route('**/api/auth/me', () => {})
  await page.goto('/membership')
  await expect(page.getByText('Loading...')).toBeVisible()
  await expect(page).toHaveURL('/membership')
})

test('logging out in one tab logs out the other', async ({ page, users, context }) => {
  await logIn(page, await users.registered())
  await expectNoRedirect(page, '/membership', 'Membership Details')
  const other = await context.newPage()
  await other.goto('/membership')
  await other.evaluate(() => localStorage.removeItem('authToken'))
  await expect(page).toHaveURL('/login')
})

async function expectRedirect(page: Page, from: string, to: string) {
  await page.goto(from)
  await expect(page, `${from} redirects to ${to}`).toHaveURL(to)
}

async function expectNoRedirect(page: Page, path: string, heading: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
  await expect(page).toHaveURL(path)
}

function pathsOf(access: 'step' | 'staff' | 'auth'): string[] {
  return Object.entries(ROUTES).flatMap(([path, route]) => (route.access === access ? [path] : []))
}
