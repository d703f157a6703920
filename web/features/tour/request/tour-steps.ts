import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { type TourField, type TourForm, tourProblems } from '#shared/domain/tour/tour-form.ts'

/** The steps of the form. The visit comes first, because its fields are few and easy. */
export const TOUR_STEPS = ['visit', 'about', 'plans'] as const
export type TourStep = (typeof TOUR_STEPS)[number]

/** The fields of each step, in the order on screen. */
export const STEP_FIELDS: Record<TourStep, readonly TourField[]> = {
  visit: ['fullName', 'phoneNumber', 'tourDate', 'tourTime'],
  about: ['email', 'gender', 'educationalBackground', 'currentOccupation', 'jobTitle'],
  plans: [
    'examPreparation',
    'examinationDate',
    'studyRoomDuration',
    'startDate',
    'howDidYouKnow',
    'previousStudyRoomExperience',
    'studyRoomComparison',
  ],
}

type Place = { step: TourStep; field: TourField }

const PLACES: readonly Place[] = TOUR_STEPS.flatMap((step) =>
  STEP_FIELDS[step].map((field) => ({ step, field })),
)

/** Returns the first of `fields` on screen, with its step; undefined if there are none. */
export function firstPlace(fields: readonly TourField[]): Place | undefined {
  return PLACES.find(({ field }) => fields.includes(field))
}

/** Returns the first problem of a step. */
export function stepProblem(
  step: TourStep,
  form: TourForm,
  today: CalendarDay,
): TourField | undefined {
  const problems = tourProblems(form, today)
  return STEP_FIELDS[step].find((field) => problems[field])
}

/** Returns the requested step, or the first one before it that is incomplete. */
export function reachableStep(requested: TourStep, form: TourForm, today: CalendarDay): TourStep {
  const earlier = TOUR_STEPS.slice(0, TOUR_STEPS.indexOf(requested))
  return earlier.find((step) => stepProblem(step, form, today)) ?? requested
}

/** Returns the step after `step`; undefined for the last one. */
export function stepAfter(step: TourStep): TourStep | undefined {
  return TOUR_STEPS[TOUR_STEPS.indexOf(step) + 1]
}

/** Returns the step before `step`; undefined for the first one. */
export function stepBefore(step: TourStep): TourStep | undefined {
  return TOUR_STEPS[TOUR_STEPS.indexOf(step) - 1]
}
