/** Whether a member's pass works now, above its code. */
export const PASS_STATE_WORDS = {
  coming: 'Valid from {day}, {time}',
  now: 'Valid now, until {day}, {time}',
  between: 'Outside your hours: valid again from {time}',
  over: 'Ended on {day}, {time}',
} as const
