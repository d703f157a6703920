import type { Page } from '@playwright/test'
import { ROUTES } from '#shared/domain/routes.ts'
import { expect, signIn, test } from './fixtures.ts'
import { LoginPage } from './pages/login-page.ts'

const GUARDED = pathsOf('step')
const ADMIN = pathsOf('admin')
const SUPER_ADMIN = pathsOf('super-admin')
const AUTH = pathsOf('auth')

test('who is not signed in is sent to the login screen', async ({ page }) => {
  for (const path of [...GUARDED, ...ADMIN, ...SUPER_ADMIN]) await leads(page, path, '/login')
})

test('after the login comes the page that was asked for, with its query', async ({
  page,
  people,
}) => {
  const { person } = await people.member({}, { membershipDuration: '1 Day' })
  await leads(page, '/booking?renewal=true', '/login')
  await new LoginPage(page).signIn(person.email, person.password)
  await expect(page).toHaveURL('/booking?renewal=true')
})

test('a remembered page that is not open yet gives way to the next step', async ({
  page,
  people,
}) => {
  const { person } = await people.withDetails()
  await leads(page, '/dashboard', '/login')
  await new LoginPage(page).signIn(person.email, person.password)
  await expect(page).toHaveURL('/booking')
})

test('without membership details there is only that step', async ({ page, people }) => {
  await signIn(page, await people.registered())
  for (const path of ['/booking', '/payment', '/dashboard', ...AUTH, ...ADMIN]) {
    await leads(page, path, '/membership')
  }
  await stays(page, '/membership', 'Membership Details')
  await stays(page, '/membership-details', 'Membership Details')
})

test('without a booking the way leads to the booking', async ({ page, people }) => {
  await signIn(page, await people.withDetails())
  for (const path of ['/dashboard', ...AUTH, ...ADMIN]) await leads(page, path, '/booking')
  await stays(page, '/membership', 'Membership Details')
  await stays(page, '/payment', 'Payment')
})

test('a member is led to the dashboard', async ({ page, people }) => {
  await signIn(page, await people.member())
  for (const path of ['/payment', ...AUTH, ...ADMIN]) await leads(page, path, '/dashboard')
  await stays(page, '/membership', 'Membership Details')
})

test('a member whose renewal waits may pay', async ({ page, people }) => {
  const member = await people.member({}, { membershipDuration: '1 Day' })
  const { bookingDetails, paidUntil } = await member.user()
  if (!bookingDetails || paidUntil === null) throw new Error('The member has not paid')
  const { membershipType, timeSlot, membershipDuration, preferredSeat } = bookingDetails
  await member.holdSeat(
    { membershipType, timeSlot, membershipDuration, preferredSeat, membershipStartDate: paidUntil },
    { renewal: true },
  )
  await signIn(page, member)
  await stays(page, '/payment', 'Payment')
})

test('an admin is led to the admin dashboard from auth and member pages', async ({
  page,
  people,
}) => {
  await signIn(page, await people.admin())
  for (const path of [...AUTH, ...GUARDED]) await leads(page, path, '/admin-dashboard')
  await stays(page, '/admin/tour-management', 'Tour Management')
  await stays(page, '/tour', 'Request a Tour')
})

test('an unknown path leads to the landing page', async ({ page }) => {
  await leads(page, '/no/such/page', '/')
  await expect(page.getByRole('link', { name: 'Request a tour' })).toBeVisible()
})

test('bypass=true is logged and changes nothing', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await leads(page, '/dashboard?bypass=true', '/login')
  await leads(page, '/admin-dashboard?bypass=true', '/login')
  await expect.poll(() => warnings.filter((text) => /blocked/i.test(text))).toHaveLength(2)
})

test('a malformed, expired or foreign token is removed', async ({ page }) => {
  const claims = (exp: number) =>
    Buffer.from(JSON.stringify({ sid: 'x', exp })).toString('base64url')
  const now = Math.floor(Date.now() / 1000)
  const foreign = `head.${claims(now + 3600)}.signature`
  for (const [token, path, to] of [
    ['not-a-token', '/dashboard', '/login'],
    [`head.${claims(now - 1)}.signature`, '/dashboard', '/login'],
    [foreign, '/booking', '/login'],
    // The dashboard alone leads to the landing page when its user can't be loaded.
    [foreign, '/dashboard', '/'],
  ] as const) {
    await signIn(page, { token })
    await page.evaluate(() => localStorage.setItem('userData', '{}'))
    await leads(page, path, to)
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
  }
  expect(await page.evaluate(() => localStorage.getItem('userData'))).toBeNull()
})

test('while it is not known who is signed in, the page says Loading...', async ({
  page,
  people,
}) => {
  await signIn(page, await people.registered())
  await page.route('**/api/auth/me', () => {})
  await page.goto('/membership')
  await expect(page.getByText('Loading...')).toBeVisible()
  await expect(page).toHaveURL('/membership')
})

test('signing out in one tab signs out the other', async ({ page, people, context }) => {
  await signIn(page, await people.registered())
  await stays(page, '/membership', 'Membership Details')
  const other = await context.newPage()
  await other.goto('/membership')
  await other.evaluate(() => localStorage.removeItem('authToken'))
  await expect(page).toHaveURL('/login')
})

async function leads(page: Page, from: string, to: string) {
  await page.goto(from)
  await expect(page, `${from} leads to ${to}`).toHaveURL(to)
}

async function stays(page: Page, path: string, heading: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
  await expect(page).toHaveURL(path)
}

function pathsOf(access: 'step' | 'admin' | 'super-admin' | 'auth'): string[] {
  return Object.entries(ROUTES).flatMap(([path, route]) => (route.access === access ? [path] : []))
}
