/** A collapsible part of a long form. */
export const SECTION_WORDS = {
  completed: 'Completed',
} as const
