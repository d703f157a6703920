/** A member's own time in the hall: the card on the dashboard. */
export const OWN_TIME_WORDS = {
  title: 'Your time in the hall',
  insideSince: 'Inside since {time}',
  insideSinceDay: 'Inside since {day}, {time}',
  periods: { today: 'Today', week: 'This week', month: 'This month' },
  hoursMinutes: '{hours} h {minutes} min',
  hours: '{hours} h',
  minutes: '{minutes} min',
  onlyYou: 'Only you see this.',
  settings: 'Settings',
} as const

/** Its switch on the page "Your data". */
export const OWN_TIME_SWITCH_WORDS = {
  title: 'Your time in the hall',
  on: 'Your dashboard shows when you came in, and your hours today, this week and this month. Only you see them.',
  off: "Turned off: your hours are neither added up nor shown. You can turn them on again, and then they're all there.",
  door: 'Either way, the door records when you come and go, and reception sees it.',
  switchOff: 'Turn off my hours',
  switchOn: 'Turn on my hours',
  switching: 'One moment...',
} as const
