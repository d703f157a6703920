/** What the booking page says to members who have paid days. */
export const PAID_DAYS_WORDS = {
  renewFrom: 'You can renew from {day}',
  tooEarly:
    'Your plan runs until {day}. You can book the next one up to {count} days before it starts.',
  dashboard: 'Go to dashboard',
  until: 'Your plan runs until {day}',
  renew: 'Renew the same plan',
  later: 'A new booking can start the next day or later.',
} as const
