import type { StartTodayNotice } from '#shared/domain/booking/first-day.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { localPlural, localTime } from '#web/ui/local-text.ts'
import { BOOKING_FORM_WORDS } from '#words/booking/booking-form.ts'

const WORDS = BOOKING_FORM_WORDS.firstDay

/** Says how long a batch runs today (in hours or, in the last hour, in minutes), or when it begins. */
export function firstDayText(first: StartTodayNotice): string {
  if (first.state === 'startsLaterToday') {
    return fillIn(WORDS.begins, { time: localTime(first.startHour, 0) })
  }
  const { endHour, minutesLeft } = first
  const hours = Math.floor(minutesLeft / 60)
  const [count, forms] = hours > 0 ? [hours, WORDS.hoursLeft] : [minutesLeft, WORDS.minutesLeft]
  return fillIn(localPlural(count, forms), { time: localTime(endHour, 0), count })
}
