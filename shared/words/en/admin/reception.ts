/** Where and when members reach reception. */
export const RECEPTION_WORDS = {
  hours: 'Hours: {hours}',
  map: 'Open in Maps',
  newTab: '(opens in a new tab)',
} as const
