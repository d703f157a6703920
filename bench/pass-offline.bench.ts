/** Measures how long /pass takes to open without a network on a slow phone. See README.md. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium } from '@playwright/test'
import { openPostgres } from '#bench/load/open-postgres.ts'
import { startApp } from '#bench/load/start-app.ts'
import { median } from '#bench/measure-pairs.ts'
import { measurementNote, writeToReadme } from '#bench/readme.ts'
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.mjs'

const GOAL_MS = 1000
const SLOWDOWN = 4
const QR_CODE = '[role="img"][aria-label="Your entrance QR code"]'
/** The pass of a paid membership, as the browser stores it (web/passes/stored-pass.ts). */
const PASS = {
  name: 'Asha Kulkarni',
  memberId: '@DA202611001',
  room: 'Dyanpurn Kaksh',
  seat: 'A3',
  startDate: '2026-01-01',
  valid: { batch: '24 Hours Batch', endDate: '2099-12-31' },
  qrText: JSON.stringify({ type: 'membership', id: '@DA202611001', seat: 'A3' }),
}

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    write: { type: 'boolean', default: false },
  },
})
const note = measurementNote()
const postgres = await openPostgres()
const app = await startApp(await postgres.addDatabase('pass'))
const profile = await mkdtemp(join(tmpdir(), 'bench-browser-'))
const times: number[] = []
try {
  const url = app.url.replace(/\/api$/, '')
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS],
    viewport: { width: 390, height: 844 },
  })
  await storePass(browser, url)
  await browser.setOffline(true)
  for (let round = 0; round < Number(options.rounds); round++) {
    times.push(await timeOpening(browser, url))
  }
  await browser.close()
} finally {
  await app.stop()
  await postgres.close()
  await rm(profile, { recursive: true, force: true })
}

const medianMs = Math.round(median(times))
const range = `${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))}`
const figures = [
  note,
  '',
  `From navigation to the drawn code, without a network, CPU ${SLOWDOWN} times slower: median of ${times.length}.`,
  '',
  '| median, ms | range, ms |',
  '|--:|--:|',
  `| **${medianMs}** | ${range} |`,
].join('\n')
console.log(figures)
if (options.write) writeToReadme('pass-offline', figures)
if (medianMs > GOAL_MS) {
  console.error(`Missed the goal of ${GOAL_MS} ms.`)
  process.exitCode = 1
}

/** Opens the app, waits until its service worker has cached the shell, and stores a pass. */
async function storePass(browser: BrowserContext, url: string): Promise<void> {
  const page = await browser.newPage()
  await page.goto(`${url}/login`)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.evaluate((pass) => localStorage.setItem('pass', pass), JSON.stringify(PASS))
  await page.close()
}

/** Milliseconds from the start of the navigation to the frame after the code was drawn. */
async function timeOpening(browser: BrowserContext, url: string): Promise<number> {
  const page = await browser.newPage()
  const session = await browser.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  // Leaves only what the service worker cached, as on a phone that hasn't been used for days.
  await session.send('Network.clearBrowserCache')
  await page.addInitScript((code) => {
    const markWhenDrawn = () => {
      if (!document.querySelector(code)) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => performance.mark('code-drawn')))
    }
    const observer = new MutationObserver(markWhenDrawn)
    observer.observe(document, { childList: true, subtree: true })
  }, QR_CODE)
  await page.goto(`${url}/pass`, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('code-drawn').length > 0)
  const time = await page.evaluate(() => performance.getEntriesByName('code-drawn')[0]?.startTime)
  await page.close()
  if (time === undefined) throw new Error('The code was not drawn')
  return time
}
