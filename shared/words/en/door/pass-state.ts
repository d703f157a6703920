/** Beside a pass's code: whether the pass works now, and its seat. */
export const PASS_STATE_WORDS = {
  coming: 'Valid from {day}, {time}',
  now: 'Valid now, until {day}, {time}',
  between: 'Outside your hours: valid again from {time}',
  over: 'Ended on {day}, {time}',
  anySeat: 'Any seat',
  seat: 'Seat {seat}',
} as const
