import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium, findWholeChromium } from './scripts/chromium.mjs'

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const NEEDS_WHOLE_CHROMIUM = /@whole-chromium/

/** Browser tests on the whole app. e2e/run/start-server.ts starts the server that they use. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/run/start-server.ts',
  fullyParallel: true,
  // One more than the cores of a small machine, because tests also wait: they take a tenth less time than with two.
  workers: 3,
  // On a busy machine one of hundreds fails now and then. The end of the run names it as flaky.
  retries: 1,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    contextOptions: { reducedMotion: 'reduce' },
    // It would answer requests that tests intercept; its own tests allow it.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'phone', use: PHONE, grepInvert: NEEDS_WHOLE_CHROMIUM },
    {
      name: 'whole-chromium',
      use: {
        ...PHONE,
        launchOptions: { executablePath: findWholeChromium(), args: CHROMIUM_FLAGS },
      },
      grep: NEEDS_WHOLE_CHROMIUM,
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      grep: /@desktop/,
    },
  ],
})
