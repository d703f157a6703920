import { type CalendarDay, dayParts, isCalendarDay } from '../calendar-day.ts'
import { type FieldProblem, fieldProblems } from '../field-problem.ts'

export const MINIMUM_AGE = 12
const MAXIMUM_AGE = 120

export const BIRTH_DATE_PROBLEMS = fieldProblems({
  birthDateRequired: 'Date of birth is required',
  birthDateInvalid: 'Please enter a valid date of birth',
  tooYoung: `You must be at least ${MINIMUM_AGE} years old`,
})

/**
 * Returns what is wrong with a date of birth. Age is the difference between the years (specification document 1,
 * section 5).
 */
export function birthDateProblem(birthDate: string, today: CalendarDay): FieldProblem | undefined {
  if (birthDate === '') return BIRTH_DATE_PROBLEMS.birthDateRequired
  if (!isCalendarDay(birthDate)) return BIRTH_DATE_PROBLEMS.birthDateInvalid
  const age = dayParts(today).year - dayParts(birthDate).year
  if (age < MINIMUM_AGE) return BIRTH_DATE_PROBLEMS.tooYoung
  if (age > MAXIMUM_AGE) return BIRTH_DATE_PROBLEMS.birthDateInvalid
  return undefined
}
