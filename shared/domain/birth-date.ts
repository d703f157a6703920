import { type CalendarDay, dayParts, isCalendarDay } from './calendar-day.ts'

const MINIMUM_AGE = 12
const MAXIMUM_AGE = 120
export const BIRTH_DATE_REQUIRED = 'Date of birth is required'

/** What is wrong with a date of birth. Age is the difference of years (document 1, section 5). */
export function birthDateProblem(birthDate: string, today: CalendarDay): string | undefined {
  if (birthDate === '') return BIRTH_DATE_REQUIRED
  if (!isCalendarDay(birthDate)) return 'Please enter a valid date of birth'
  const age = dayParts(today).year - dayParts(birthDate).year
  if (age < MINIMUM_AGE) return 'You must be at least 12 years old'
  if (age > MAXIMUM_AGE) return 'Please enter a valid date of birth'
  return undefined
}
