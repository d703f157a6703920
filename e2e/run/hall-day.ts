import { addDays, type CalendarDay, dayIn } from '#shared/domain/calendar-day.ts'

/** Returns today in the hall's time zone, plus `later` days. */
export function hallDay(later = 0): CalendarDay {
  return addDays(dayIn('Asia/Kolkata', new Date()), later)
}
