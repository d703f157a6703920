import type { Page } from '@playwright/test'
import type { Batch } from '#shared/domain/booking/batches.ts'
import { earliestStart, studyDaysIn } from '#shared/domain/booking/study-day.ts'
import { addDays, type CalendarDay, dayIn } from '#shared/domain/calendar-day.ts'

/**
 * Stops the page's clock, which `page.clock.install()` has replaced. Afterwards, only `runFor` advances it.
 */
export async function freezeClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 1_000)
}

/** Returns today in the hall's time zone, plus `later` days. */
export function hallDay(later = 0): CalendarDay {
  return addDays(dayIn('Asia/Kolkata', new Date()), later)
}

/** Returns whether a batch can start on a day. Late in the evening, the Day batch can't start today. */
export function canStartOn(batch: Batch, startDate: CalendarDay): boolean {
  return startDate >= earliestStart(batch, studyDaysIn('Asia/Kolkata', new Date()))
}
