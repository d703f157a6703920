import {
  type Browser,
  test as base,
  type ConsoleMessage,
  chromium,
  expect,
  type Page,
} from '@playwright/test'
import type { Account } from './people/account.ts'
import { People } from './people/people.ts'
import { CHROMIUM_FLAGS, findChromium } from './run/find-chromium.ts'
import { runningHall } from './run/hall.ts'

export { expect } from '@playwright/test'

type Fixtures = {
  /** Makes accounts, members and the like over the API. */
  people: People
  /** Opens a page in a browser of its own, for a second person. */
  anotherPage: () => Promise<Page>
  /** Opens a page in a browser that is started with more flags, such as those of a camera. */
  pageOfBrowser: (flags: readonly string[]) => Promise<Page>
  /** Everything that went wrong in the browser without being shown; must stay empty. */
  troubles: string[]
}

/** The tests' `test`: on the running hall, and failing on any error in a browser's console. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names here
  baseURL: async ({}, use) => use(runningHall().url),

  people: async ({ playwright, baseURL }, use) => {
    const requests: Awaited<ReturnType<typeof playwright.request.newContext>>[] = []
    await use(
      new People(async () => {
        const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
        requests.push(request)
        return request
      }),
    )
    for (const request of requests) await request.dispose()
  },

  troubles: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names here
    async ({}, use) => {
      const troubles: string[] = []
      await use(troubles)
      expect(troubles, 'The browser console must stay clean').toEqual([])
    },
    { auto: true },
  ],

  page: async ({ page, troubles }, use) => {
    await watch(page, troubles)
    await use(page)
  },

  anotherPage: async ({ browser, contextOptions, viewport, baseURL, troubles }, use) => {
    const pages: Page[] = []
    await use(async () => {
      const page = await browser.newPage({ ...contextOptions, viewport, baseURL: baseURL ?? '' })
      await watch(page, troubles)
      pages.push(page)
      return page
    })
    for (const page of pages) await page.close()
  },

  pageOfBrowser: async ({ contextOptions, viewport, baseURL, troubles }, use) => {
    const browsers: Browser[] = []
    await use(async (flags) => {
      const browser = await chromium.launch({
        executablePath: findChromium(),
        args: [...CHROMIUM_FLAGS, ...flags],
      })
      browsers.push(browser)
      const context = await browser.newContext({
        ...contextOptions,
        viewport,
        baseURL: baseURL ?? '',
      })
      const page = await context.newPage()
      await watch(page, troubles)
      return page
    })
    for (const browser of browsers) await browser.close()
  },
})

/** A page of the same site without any content, where storage can be filled before the app runs. */
const BLANK = '/blank-page-of-the-tests'
const NO_ICON = '<!doctype html><title>Blank</title><link rel="icon" href="data:," />'

/** Signs a page's browser in, as if the person had come back to it. */
export async function signIn(page: Page, account: Pick<Account, 'token'>): Promise<void> {
  await page.route(BLANK, (route) => route.fulfill({ contentType: 'text/html', body: NO_ICON }))
  await page.goto(BLANK)
  await page.evaluate((token) => localStorage.setItem('authToken', token), account.token)
}

async function watch(page: Page, troubles: string[]): Promise<void> {
  page.on('console', (message) => {
    if (message.type() === 'error' && !isRefusal(message)) {
      troubles.push(`${message.text()} (${message.location().url})`)
    }
  })
  page.on('pageerror', (error) => troubles.push(`${error.name}: ${error.message}`))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`Content security policy: ${violatedDirective} blocked ${blockedURI}`)
    })
  })
}

/** A call that the server refuses is logged by the browser itself, and is what some tests are about. */
function isRefusal(message: ConsoleMessage): boolean {
  return (
    message.text().startsWith('Failed to load resource') && message.location().url.includes('/api/')
  )
}
