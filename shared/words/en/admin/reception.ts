/** Where and when members reach reception. */
export const RECEPTION_WORDS = {
  hours: 'Hours: {hours}',
  map: 'Open in Maps',
  askTheWay: 'Ask reception for the way to the study hall.',
  newTab: '(opens in a new tab)',
} as const
