import { addDays, type CalendarDay, dayIn } from '#shared/domain/calendar-day.ts'

/** The day that it is in the hall, `later` days on. */
export function hallDay(later = 0): CalendarDay {
  return addDays(dayIn('Asia/Kolkata', new Date()), later)
}
