/** The button that opens the date picker. */
export const DATE_FIELD_WORDS = {
  choose: 'Select a date',
} as const
