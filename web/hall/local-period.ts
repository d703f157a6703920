import type { Period } from '#shared/domain/booking/occupancy.ts'
import { periodIn } from '#shared/words/period.ts'
import { PERIOD } from '#words/booking/period.ts'
import { LANGUAGE } from '#words/page/language.ts'

/** Formats a booking's first and last day in the page's language: `22 Nov 2026 to 21 Dec 2026`. */
export function localPeriod(period: Period): string {
  return periodIn(LANGUAGE, PERIOD, period)
}
