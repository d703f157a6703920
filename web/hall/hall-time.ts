import { dayIn, hourAndMinuteIn } from '#shared/domain/calendar-day.ts'
import { localDay, localTime } from '#web/ui/local-text.ts'

/** Formats the time in the hall's time zone at `instant` in the page's language: `9:05 AM`. */
export function hallTime(timeZone: string, instant: Date): string {
  const { hour, minute } = hourAndMinuteIn(timeZone, instant)
  return localTime(hour, minute)
}

/** Formats an instant in the hall's time zone as `22 Nov 2026, 9:05 AM`, whose day doesn't break. */
export function hallMoment(timeZone: string, instant: Date): string {
  const day = localDay(dayIn(timeZone, instant)).replaceAll(' ', '\u00a0')
  return `${day}, ${hallTime(timeZone, instant)}`
}
