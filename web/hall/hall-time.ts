import { clockTimeIn } from '#shared/domain/calendar-day.ts'
import { localTime } from '#web/ui/local-text.ts'

/** Returns the hour (0-23) and minute in the hall's time zone at `instant`. */
export function hourAndMinuteIn(timeZone: string, instant: Date): { hour: number; minute: number } {
  const [hour = 0, minute = 0] = clockTimeIn(timeZone, instant).split(':').map(Number)
  return { hour, minute }
}

/** Formats the time in the hall's time zone at `instant` in the page's language: `9:05 AM`. */
export function hallTime(timeZone: string, instant: Date): string {
  const { hour, minute } = hourAndMinuteIn(timeZone, instant)
  return localTime(hour, minute)
}
