import type { Page } from '@playwright/test'
import type { Batch } from '#shared/domain/booking/batches.ts'
import { earliestStart, studyDaysIn } from '#shared/domain/booking/study-day.ts'
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

/** Returns whether a batch can start on this day now: late in the evening, Day can't start today. */
export function isOnSale(batch: Batch, startDate: CalendarDay): boolean {
  return startDate >= earliestStart(batch, studyDaysIn('Asia/Kolkata', new Date()))
}
