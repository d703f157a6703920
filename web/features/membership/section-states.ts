import {
  MEMBERSHIP_SECTIONS,
  type MembershipField,
  type MembershipProblems,
} from '#shared/domain/membership.ts'

/** The state of a section. `errors` are its fields that show an error. */
export type SectionState = { completed: boolean; errors: readonly MembershipField[] }

/**
 * Returns the states of all sections. A section is completed if no field has a problem (specification document 2,
 * section 2).
 */
export function sectionStates(
  problems: MembershipProblems,
  hasError: (field: MembershipField) => boolean,
): SectionState[] {
  return MEMBERSHIP_SECTIONS.map(({ fields }) => ({
    completed: fields.every((field: MembershipField) => problems[field] === undefined),
    errors: fields.filter(hasError),
  }))
}

/**
 * Returns the indexes of the sections to open after a change: those that got their first error, and those after a
 * section that became complete.
 */
export function sectionsToOpen(
  before: readonly SectionState[],
  after: readonly SectionState[],
): number[] {
  return after.flatMap((state, index) => {
    const failed = state.errors.length > 0 && (before[index]?.errors ?? []).length === 0
    const previousDone =
      after[index - 1]?.completed === true && before[index - 1]?.completed === false
    return failed || previousDone ? [index] : []
  })
}

/** Returns which sections are open initially: those up to the first incomplete one, or all of a complete form. */
export function initiallyOpen(states: readonly SectionState[]): boolean[] {
  const firstIncomplete = states.findIndex(({ completed }) => !completed)
  return states.map((_, index) => firstIncomplete < 0 || index <= firstIncomplete)
}
