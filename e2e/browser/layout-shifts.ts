import type { Page } from '@playwright/test'

declare global {
  interface Window {
    layoutShifts?: number[]
  }
}

/**
 * Records how far the pages that are opened from now on move without a press. Returns a function that reads the
 * layout shifts of the current page.
 */
export async function recordLayoutShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    window.layoutShifts = shifts
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) shifts.push(Number(entry.value))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => window.layoutShifts ?? [])
}
