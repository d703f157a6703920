import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { type MembershipForm, membershipProblems } from '#shared/domain/membership.ts'
import { needsJobTitle } from '#shared/domain/options.ts'
import type { Tour } from '#web/api/tour/tour.ts'

/** The fields that a tour request can prefill (specification document 2, section 2). */
const FIELDS = [
  'educationalBackground',
  'currentOccupation',
  'jobTitle',
  'examPreparation',
  'examinationDate',
] as const satisfies readonly (keyof MembershipForm)[]

type PrefillField = (typeof FIELDS)[number]

/**
 * Returns the values to prefill from the member's tour request. Skips fields that have a value or were touched, and
 * values that the form would reject, such as an examination date that has passed.
 */
export function tourPrefill(
  form: MembershipForm,
  tour: Pick<Tour, PrefillField>,
  { isTouched, today }: { isTouched: (field: PrefillField) => boolean; today: CalendarDay },
): { field: PrefillField; value: string }[] {
  const candidates = FIELDS.filter(
    (field) => form[field] === '' && tour[field].trim() !== '' && !isTouched(field),
  )
  const filled = { ...form }
  for (const field of candidates) filled[field] = tour[field]

  const problems = membershipProblems(filled, today)
  const sameOccupation = filled.currentOccupation === tour.currentOccupation
  return candidates
    .filter((field) => problems[field] === undefined)
    .filter(
      (field) =>
        field !== 'jobTitle' || (sameOccupation && needsJobTitle(filled.currentOccupation)),
    )
    .map((field) => ({ field, value: tour[field] }))
}
