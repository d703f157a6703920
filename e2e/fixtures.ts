import {
  type Browser,
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  chromium,
  expect,
  type Page,
} from '@playwright/test'
import { CHROMIUM_FLAGS } from '../scripts/chromium.mjs'
import { runningServer } from './run/server.ts'
import type { ApiUser } from './users/user.ts'
import { Users } from './users/users.ts'

export { expect } from '@playwright/test'

type Fixtures = {
  /** Creates users with the progress that a test needs, through the API. */
  users: Users
  /** Opens a page in a separate browser context, for a second user or at another server's URL. */
  anotherPage: (url?: string) => Promise<Page>
  /** Opens a page in a browser with additional flags, such as a fake camera. */
  pageOfBrowser: (flags: readonly string[]) => Promise<Page>
  /** The errors in the browser's console. A test fails if there are any. */
  consoleErrors: string[]
}

/**
 * The `test` function of all specs. It uses the running server, and fails on any error in the browser's console.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names here
  baseURL: async ({}, use) => use(runningServer().url),

  users: async ({ playwright, baseURL }, use) => {
    const requests: Awaited<ReturnType<typeof playwright.request.newContext>>[] = []
    const users = new Users(async () => {
      const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
      requests.push(request)
      return request
    })
    await use(users)
    await users.freeSeats()
    for (const request of requests) await request.dispose()
  },

  consoleErrors: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names here
    async ({}, use) => {
      const consoleErrors: string[] = []
      await use(consoleErrors)
      expect(consoleErrors, 'The browser console must stay clean').toEqual([])
    },
    { auto: true },
  ],

  page: async ({ page, consoleErrors }, use) => {
    await recordErrors(page, consoleErrors)
    await use(page)
  },

  anotherPage: async ({ browser, contextOptions, viewport, baseURL, consoleErrors }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (url = baseURL ?? '') => {
      const context = await browser.newContext({ ...contextOptions, viewport, baseURL: url })
      contexts.push(context)
      const page = await context.newPage()
      await recordErrors(page, consoleErrors)
      return page
    })
    for (const context of contexts) await context.close()
  },

  pageOfBrowser: async (
    { contextOptions, viewport, baseURL, launchOptions, consoleErrors },
    use,
  ) => {
    const browsers: Browser[] = []
    await use(async (flags) => {
      const browser = await chromium.launch({
        ...launchOptions,
        args: [...CHROMIUM_FLAGS, ...flags],
      })
      browsers.push(browser)
      const context = await browser.newContext({
        ...contextOptions,
        viewport,
        baseURL: baseURL ?? '',
      })
      const page = await context.newPage()
      await recordErrors(page, consoleErrors)
      return page
    })
    for (const browser of browsers) await browser.close()
  },
})

/** An empty page of the same origin, on which tests fill the storage before the app runs. */
const BLANK = '/blank-test-page'
const NO_ICON = '<!doctype html><title>Blank</title><link rel="icon" href="data:," />'

/** Logs in a user by storing the token in the browser. */
export async function logIn(page: Page, user: Pick<ApiUser, 'token'>): Promise<void> {
  await page.route(BLANK, (route) => route.fulfill({ contentType: 'text/html', body: NO_ICON }))
  await page.goto(BLANK)
  await page.evaluate((token) => localStorage.setItem('authToken', token), user.token)
  // The browser's cache is off while a test intercepts requests.
  await page.unroute(BLANK)
}

async function recordErrors(page: Page, consoleErrors: string[]): Promise<void> {
  page.on('console', (message) => {
    if (message.type() === 'error' && !isRefusal(message) && !isNetworkError(message)) {
      consoleErrors.push(`${message.text()} (${message.location().url})`)
    }
  })
  page.on('pageerror', (error) => consoleErrors.push(`${error.name}: ${error.message}`))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`Content security policy: ${violatedDirective} blocked ${blockedURI}`)
    })
  })
}

/** Whether the message is about a request that failed because a test switched off the network. */
function isNetworkError(message: ConsoleMessage): boolean {
  return message.text().includes('net::ERR_INTERNET_DISCONNECTED')
}

/** Whether the message is about a refused call, which some tests expect. */
function isRefusal(message: ConsoleMessage): boolean {
  return (
    message.text().startsWith('Failed to load resource') && message.location().url.includes('/api/')
  )
}
