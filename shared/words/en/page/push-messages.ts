/** Notifications on a member's phone. */
export const PUSH_MESSAGES = {
  expiry: {
    title: {
      one: 'Your membership ends in {count} day',
      other: 'Your membership ends in {count} days',
    },
    body: 'Renew now to keep seat {seat}.',
  },
  tourConfirmed: {
    title: 'Your tour is confirmed',
    body: '{day}, {time}. We look forward to seeing you.',
  },
} as const
