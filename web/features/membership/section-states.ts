import {
  MEMBERSHIP_SECTIONS,
  type MembershipField,
  type MembershipProblems,
} from '#shared/domain/membership.ts'

/** How one of the three sections stands. `errors` counts the fields that show an error. */
export type SectionState = { completed: boolean; errors: number }

/** A section is complete when none of its fields has a problem left (document 2, section 2). */
export function sectionStates(
  problems: MembershipProblems,
  hasError: (field: MembershipField) => boolean,
): SectionState[] {
  return MEMBERSHIP_SECTIONS.map(({ fields }) => ({
    completed: fields.every((field: MembershipField) => problems[field] === undefined),
    errors: fields.filter(hasError).length,
  }))
}

/**
 * The sections that open by themselves after a change: one that now has an error, and the one after
 * a section that has just become complete.
 */
export function sectionsToOpen(
  before: readonly SectionState[],
  after: readonly SectionState[],
): number[] {
  return after.flatMap((now, place) => {
    const failed = now.errors > 0 && (before[place]?.errors ?? 0) === 0
    const previousDone =
      after[place - 1]?.completed === true && before[place - 1]?.completed === false
    return failed || previousDone ? [place] : []
  })
}

/** The sections that are open at first: all of a form that is complete, else the first gap. */
export function openAtFirst(states: readonly SectionState[]): boolean[] {
  const gap = states.findIndex(({ completed }) => !completed)
  return states.map((_, place) => gap < 0 || place <= gap)
}
