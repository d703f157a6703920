import type { TourRequest } from '#shared/contract/tour.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { type MembershipForm, membershipProblems } from '#shared/domain/membership.ts'
import { needsJobTitle } from '#shared/domain/options.ts'

/** The fields that a tour request can fill in (document 2, section 2). */
const FIELDS = [
  'educationalBackground',
  'currentOccupation',
  'jobTitle',
  'examPreparation',
  'examinationDate',
] as const satisfies readonly (keyof MembershipForm)[]

type PrefillField = (typeof FIELDS)[number]

/**
 * What the member's tour request fills in: only fields that are empty and that the member has not
 * touched, and only what the form would accept, such as an examination that is still to come.
 */
export function prefillFromTour(
  form: MembershipForm,
  tour: Pick<TourRequest, PrefillField>,
  { touched, today }: { touched: (field: PrefillField) => boolean; today: CalendarDay },
): { field: PrefillField; value: string }[] {
  const open = FIELDS.filter(
    (field) => form[field] === '' && tour[field].trim() !== '' && !touched(field),
  )
  const filled = { ...form }
  for (const field of open) filled[field] = tour[field]

  const problems = membershipProblems(filled, today)
  const sameOccupation = filled.currentOccupation === tour.currentOccupation
  return open
    .filter((field) => problems[field] === undefined)
    .filter(
      (field) =>
        field !== 'jobTitle' || (sameOccupation && needsJobTitle(filled.currentOccupation)),
    )
    .map((field) => ({ field, value: tour[field] }))
}
