/** The buttons of a spinbutton; {unit} is its label in lower case. */
export const CYCLER_WORDS = {
  next: 'Next {unit}',
  previous: 'Previous {unit}',
} as const
