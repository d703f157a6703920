import type { Page } from '@playwright/test'

/**
 * Records how much the pages that are opened from now on move without a press. Returns a function that reads the
 * current page's sum of layout shifts.
 */
export async function recordLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value = 'value' in entry ? Number(entry.value) : 0
        const { dataset } = document.documentElement
        dataset.shift = String(Number(dataset.shift ?? 0) + value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => Number((await page.locator('html').getAttribute('data-shift')) ?? 0)
}
