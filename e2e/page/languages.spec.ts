import type { Page } from '@playwright/test'
import { addMonths } from '#shared/domain/calendar-day.ts'
import { LANDING_PATHS, LANGUAGES, type Language } from '#shared/domain/language.ts'
import { YOUR_DATA_WORDS as hindi } from '#shared/words/hi/user/your-data.ts'
import { YOUR_DATA_WORDS as marathi } from '#shared/words/mr/user/your-data.ts'
import { expect, logIn, test } from '../fixtures.ts'
import {
  crampedLines,
  expectAccessible,
  expectAccessibleWords,
  expectFitsEnlarged,
  expectNoHorizontalScroll,
} from '../pages/accessible.ts'
import { chooseLanguage, untranslatedWords } from '../pages/language.ts'
import { hallDay } from '../run/clock.ts'
import { queryDatabase } from '../run/database.ts'
import type { ApiUser } from '../users/user.ts'
import { newVisitor, type Visitor } from '../users/visitor.ts'

test.describe.configure({ timeout: 300_000 })

const OPENERS = {
  mr: { details: marathi.details.change, password: marathi.password.change },
  hi: { details: hindi.details.change, password: hindi.password.change },
}

/** Checks that a screen is translated and accessible, and fits a narrow phone even with enlarged text. */
async function checkScreen(page: Page, path: string, language: Language, data: readonly string[]) {
  const checkWords = language === 'en' ? expectAccessible : expectAccessibleWords
  await test.step(path, async () => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    // A redirect would leave the screen untested.
    const [shown] = path === '/' ? [LANDING_PATHS[language]] : path.split('#')
    expect.soft(new URL(page.url()).pathname).toBe(shown)
    expect.soft(await page.locator('html').getAttribute('lang'), path).toBe(`${language}-IN`)
    await expectFitsEnlarged(page, `${path} in ${language}`)
    if (language !== 'en') {
      expect.soft(await untranslatedWords(page, data), `${path} in ${language}`).toEqual([])
      expect.soft(await crampedLines(page), `${path} in ${language}`).toEqual([])
    }
    await checkWords(page, `${path} in ${language}`)
    await expectNoHorizontalScroll(page, `${path} in ${language}`)
  })
}

/** Returns the names and the email of a user. On screen, the email may break after its @. */
async function dataOf(user: ApiUser): Promise<string[]> {
  const { fullName, email } = await user.user()
  return namesIn(fullName, email)
}

function namesIn(fullName: string, email: string): string[] {
  return [fullName, ...fullName.split(' '), ...email.split('@')]
}

/** Stores a visitor's pass in the browser, as a tour request does. */
async function storeVisitorPass(page: Page, { id, tour }: Visitor): Promise<void> {
  const { fullName, email, phoneNumber, gender, tourDate, tourTime } = tour
  const pass = { id, fullName, email, phoneNumber, gender, tourDate, tourTime }
  await page.evaluate((text) => localStorage.setItem('tourPass', text), JSON.stringify(pass))
}

/** Returns what all tests entered (people, gates, drawers, expenses, notes), because reception's lists show it. */
async function allTestData(): Promise<string[]> {
  const rows = await queryDatabase(
    `SELECT coalesce(string_agg(name, ' '), '') AS names
     FROM (SELECT full_name AS name FROM users UNION SELECT full_name FROM tour_requests
           UNION SELECT name FROM gates UNION SELECT app_version FROM gates
           UNION SELECT concat_ws(' ', drawer, note, opening_note, received_note) FROM cash_shifts
           UNION SELECT note FROM cash_expenses UNION SELECT reason FROM refunds
           UNION SELECT discount_name FROM payments
           UNION SELECT narration FROM statement_rows) AS names`,
  )
  return JSON.stringify(rows).match(/[A-Za-z]+/g) ?? []
}

for (const language of LANGUAGES) {
  test(`every page for visitors is translated, accessible and fits the screen in ${language} [language-491]`, async ({
    page,
    context,
  }) => {
    await chooseLanguage(context, language)
    const pages = [
      '/',
      '/login',
      '/register',
      '/forgot-password',
      '/claim',
      '/tour',
      '/your-tours',
      '/privacy',
      '/pass',
    ]
    for (const path of pages) await checkScreen(page, path, language, [])
    const visitor = await newVisitor(page.request)
    const pass = `/visitor-pass#${visitor.id}`
    await checkScreen(page, pass, language, [])
    await storeVisitorPass(page, visitor)
    const { fullName, email } = visitor.tour
    for (const path of ['/tour', pass]) {
      await checkScreen(page, path, language, namesIn(fullName, email))
    }
  })

  test(`every page for students is translated, accessible and fits the screen in ${language} [language-492]`, async ({
    page,
    context,
    users,
  }) => {
    await chooseLanguage(context, language)
    const newcomer = await users.registered()
    await logIn(page, newcomer)
    await checkScreen(page, '/membership', language, await dataOf(newcomer))
    const userWithSeat = await users.withHeldSeat()
    await logIn(page, userWithSeat)
    for (const path of ['/booking', '/payment']) {
      await checkScreen(page, path, language, await dataOf(userWithSeat))
    }
    const minor = await users.withDetails({ dateOfBirth: addMonths(hallDay(), -12 * 16) })
    await logIn(page, minor)
    await checkScreen(page, '/consent', language, await dataOf(minor))
    const member = await users.member()
    await logIn(page, member)
    const pages = [
      '/dashboard',
      '/congratulations',
      '/pass',
      '/receipts',
      '/membership-details',
      '/your-data',
    ]
    for (const path of pages) await checkScreen(page, path, language, await dataOf(member))
  })

  test(`every page for admins is translated, accessible and fits the screen in ${language} [language-493]`, async ({
    page,
    context,
    users,
  }) => {
    await chooseLanguage(context, language)
    const admin = await users.admin()
    await logIn(page, admin)
    // The hall map's stream stays open, so the network never becomes idle.
    await page.route('**/api/booking/seat-events?*', (route) => route.abort())
    const pages = [
      '/admin-dashboard',
      '/admin/tour-management',
      '/admin/bookings',
      '/admin/hall',
      '/admin/walk-in',
      '/admin/cards',
      '/admin/receipt',
      '/user-management',
      '/admin/qr-scanner',
      '/admin/gates',
      '/admin/door',
      '/admin/cash',
      '/admin/statement',
      '/admin/day-book',
      '/admin/reports',
      '/gate',
      '/admin/settings',
      '/admin/audit-log',
      '/second-factor',
    ]
    for (const path of pages) {
      await checkScreen(page, path, language, [...(await dataOf(admin)), ...(await allTestData())])
    }
  })
}

for (const language of ['mr', 'hi'] as const) {
  test(`dialogs and error messages are accessible and fit the screen in ${language} [language-560]`, async ({
    page,
    context,
    users,
  }) => {
    await chooseLanguage(context, language)
    const check = async (state: string) => {
      await (language === 'mr' ? expectAccessible : expectAccessibleWords)(
        page,
        `${state} in ${language}`,
      )
      await expectNoHorizontalScroll(page, `${state} in ${language}`)
    }
    const submit = page.locator('main button[type=submit]')
    const problem = page.locator('[aria-invalid=true]').first()

    await page.goto('/login')
    await submit.click()
    await expect(problem).toBeVisible()
    await check('login with problems')

    await logIn(page, await users.registered())
    await page.goto('/membership')
    await submit.click()
    await expect(page.locator('main [aria-live] p').first()).toBeVisible()
    await check('membership details with problems')

    await logIn(page, await users.withDetails())
    await page.goto('/booking')
    await submit.click()
    await expect(page.locator('main [aria-live] p').first()).toBeVisible()
    await check('booking with problems')

    await logIn(page, await users.member())
    await page.goto('/your-data')
    const dialog = page.getByRole('dialog')
    for (const name of ['details', 'password'] as const) {
      await page.getByRole('button', { name: OPENERS[language][name], exact: true }).click()
      await dialog.waitFor()
      await dialog.locator('button[type=submit]').click()
      await check(`the dialog of the ${name}`)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
    }
  })
}
