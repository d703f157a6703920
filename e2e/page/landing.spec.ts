import { LANDING_PATHS, LANGUAGES, type Language } from '#shared/domain/language.ts'
import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../pages/accessible.ts'
import { runningServer } from '../run/server.ts'

test('introduces the hall, and links to tour, registration and login [landing-1]', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const figures = page.getByRole('list', { name: 'The study hall in numbers' })
  await expect(figures.getByRole('listitem')).toHaveText([
    /2000\+\s+students/,
    /500\+\s+tours/,
    /95%\s+success rate/,
  ])
  for (const feature of ['Focused environment', 'Modern facilities', 'Community', '24/7 access']) {
    await expect(page.getByRole('heading', { name: feature })).toBeVisible()
  }
  for (const [action, path] of [
    ['Request a tour', '/tour'],
    ['Log in', '/login'],
    ['Create account', '/register'],
  ] as const) {
    await expect(page.getByRole('link', { name: action })).toHaveAttribute('href', path)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the whole landing page', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Create account' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'The study hall in numbers' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'How to join' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Get started' })).toHaveAttribute(
      'href',
      '/register',
    )
  })
})

test('links to the other languages in its header [landing-372]', async ({ page }) => {
  await page.goto('/')
  const languages = page.getByRole('navigation', { name: 'Language' })
  await expect(languages.getByRole('link', { name: 'English' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await languages.getByRole('link', { name: 'मराठी' }).click()
  await expect(page).toHaveURL(/\/mr$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr-IN')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('परीक्षेच्या तयारीसाठी शांत जागा')
  await expect(page).toHaveTitle(/परीक्षेच्या अभ्यासासाठी/)
  await page.getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'A quiet desk for the exam ahead',
  )
})

test('names its URL in every language for search engines, in each language [landing-707]', async ({
  page,
}) => {
  const { url } = runningServer()
  const urlOf = (language: Language) => `${url}${LANDING_PATHS[language]}`
  // A visit to /mr or /hi chooses that language, so English is first.
  for (const language of LANGUAGES) {
    await page.goto(LANDING_PATHS[language])
    await expect(page.locator('html')).toHaveAttribute('lang', `${language}-IN`)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', urlOf(language))
    const alternates = await page
      .locator('head link[rel=alternate]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      )
    expect(alternates, language).toEqual([
      ['en-IN', urlOf('en')],
      ['mr-IN', urlOf('mr')],
      ['hi-IN', urlOf('hi')],
      ['x-default', urlOf('en')],
    ])
  }
})

test('shows prices, opening hours and how many seats are free [landing-380]', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('From ₹799 a month')).toBeVisible()
  await expect(page.getByText('Open 24 hours, every day').first()).toBeVisible()
  const inHall = page.getByText(/^Free for men: \d+ by day, \d+ at night/)
  await expect(inHall).toBeVisible()
  await expect(page.getByText('24 Hours Batch (round the clock)')).toBeVisible()
  if ((page.viewportSize()?.width ?? 0) < 640) {
    await expect(inHall, 'on the first screen of a phone').toBeInViewport()
  }
  const month = page.getByRole('table', { name: 'Dyandhara Kaksh', exact: true })
  await expect(month.getByRole('row', { name: /^Day/ })).toHaveText(/^Day\s*₹999\s*\d+ of 49$/)
  const all = page.getByRole('table', { name: 'All prices of Dyandhara Kaksh' })
  await expect(all).toBeHidden()
  await page.getByText('All prices').first().click()
  await expect(all.getByRole('row', { name: /^6 Months/ })).toHaveText(/₹3,999\s*₹4,999\s*₹7,499/)
  await expectAccessible(page, 'the landing page')
  await expectNoHorizontalScroll(page, 'the landing page')
})

test('links to the dashboard while the visitor is logged in [landing-381]', async ({
  page,
  users,
}) => {
  const logInLink = page.getByRole('link', { name: 'Log in' })
  const dashboard = page.getByRole('link', { name: 'Your dashboard' })
  await page.goto('/')
  await expect(logInLink).toBeVisible()
  await expect(dashboard).toBeHidden()
  await logIn(page, await users.member())
  await page.goto('/')
  await expect(logInLink).toBeHidden()
  await dashboard.click()
  await expect(page).toHaveURL('/dashboard')
  // A token that expired in 2001.
  const claims = Buffer.from('{"exp":1000000000}').toString('base64url')
  await page.evaluate((token) => localStorage.setItem('authToken', token), `e30.${claims}.x`)
  await page.goto('/')
  await expect(logInLink).toBeVisible()
})

test('prefetches the app when the visitor points at a link to it [landing-382]', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const scripts = () => fetched.filter((url) => url.endsWith('.js'))
  await page.goto('/')
  await page.getByRole('link', { name: 'मराठी' }).hover()
  expect(scripts()).toEqual([])
  await page.getByRole('link', { name: 'Request a tour' }).hover()
  await expect.poll(() => scripts().length).toBeGreaterThan(0)
})

test('on a phone, the link to the demo is at the end of the page and covers nothing [landing-702]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/', '/login']) {
    await page.goto(path)
    const demo = page.getByRole('complementary').getByText('Enable Demo Mode')
    await expect(demo).toBeAttached()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(async () => {
      const offer = await demo.boundingBox()
      const footer = await page.getByRole('contentinfo').boundingBox()
      expect(offer?.y).toBeGreaterThanOrEqual((footer?.y ?? 0) + (footer?.height ?? 0))
    }).toPass()
  }
})

test('in a wide window, the link to the demo floats at the start of the page and covers nothing below [landing-727]', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  const demo = page.getByRole('complementary').locator('div').first()
  await expect(demo).toBeInViewport()
  await expect(demo).toHaveCSS('opacity', '1')
  await page.evaluate(() => scrollTo(0, 600))
  await expect(demo).toHaveCSS('opacity', '0')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(demo).toHaveCSS('opacity', '1')
})
