import { type CalendarDay, dayParts, isCalendarDay } from './calendar-day.ts'

export const MINIMUM_AGE = 12
export const MAXIMUM_AGE = 120

/** What is wrong with a date of birth. Age is the difference of years (document 1, section 5). */
export function birthDateProblem(birthDate: string, today: CalendarDay): string | undefined {
  if (birthDate === '') return 'Date of birth is required'
  if (!isCalendarDay(birthDate)) return 'Please enter a valid date of birth'
  const age = dayParts(today).year - dayParts(birthDate).year
  if (age < MINIMUM_AGE) return 'You must be at least 12 years old'
  if (age > MAXIMUM_AGE) return 'Please enter a valid date of birth'
  return undefined
}
