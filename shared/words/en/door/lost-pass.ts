/** Reporting a lost phone or card on the dashboard. */
export const LOST_PASS_WORDS = {
  lost: 'Lost your phone or card?',
  which: 'The old code stops working at once, so nobody else can come in with it.',
  lostPhone: 'I lost my phone',
  lostCard: 'I lost my card',
  cancel: 'Cancel',
  confirm: 'Stop the code',
  stopping: 'Stopping...',
  phone: {
    title: 'Lost your phone?',
    effect:
      'Its entrance code stops working at once, and all your other devices are logged out. To get a new code, log in on another phone and open your pass.',
    done: 'The code on that phone no longer works',
    next: 'Open your pass on the phone you use now to get a new code.',
    none: 'No phone has your code',
    noneText: 'There is no entrance code to stop.',
  },
  card: {
    title: 'Lost your card?',
    effect: 'The card stops working at once. Reception can print you a new one.',
    done: 'That card no longer works',
    next: 'Ask reception for a new one.',
    none: 'You have no card',
    noneText: 'There is no printed card to stop.',
  },
} as const
