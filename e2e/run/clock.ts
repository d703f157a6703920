import type { Page } from '@playwright/test'
import { addDays, type CalendarDay, dayIn } from '#shared/domain/calendar-day.ts'

/**
 * Stops the page's clock, which `page.clock.install()` has replaced; only `runFor` advances it
 * afterwards.
 */
export async function freeze(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 1_000)
}

/** Returns today in the hall's time zone, plus `later` days. */
export function hallDay(later = 0): CalendarDay {
  return addDays(dayIn('Asia/Kolkata', new Date()), later)
}
