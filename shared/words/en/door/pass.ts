/** The member's entrance pass on a screen of its own. */
export const PASS_WORDS = {
  qrLabel: 'Your entrance QR code',
  brightness: 'Turn your screen brightness up, and hold the code in front of the scanner.',
  until: 'Valid until {day}, {time}',
  daysLeft: { one: '{count} day left', other: '{count} days left' },
  overdue: '{open} was due by {day}. Please pay at reception to be let in.',
  ended: 'Your membership has ended. Renew it to use this pass.',
  renew: 'Renew membership',
  stored: 'Shown from this phone. It updates when you are online.',
  changes: 'New code every 30 seconds. Works without internet.',
  plain: {
    unsupported:
      "This browser can't generate the changing code, because the page isn't encrypted (https) or the browser is too old. This plain pass works too: reception compares your photo.",
    notSetUp:
      'Open this page once with internet while logged in, and your phone generates the changing code. Until then, show this plain pass: reception compares your photo.',
  },
  otherPhone: {
    title: 'Your pass is on another phone',
    text: 'Use this phone instead? The code on the other one then stops working. If you logged out here before, just continue.',
    use: 'Use this phone',
    moving: 'One moment...',
    failed: "Couldn't move your pass here. Please try again.",
  },
  dashboard: 'Dashboard',
  dashboardOffline: 'Dashboard (needs internet)',
  none: {
    title: 'No pass here yet',
    loggedOut: 'Log in once with internet. Then your pass opens here even without a network.',
    unpaid: 'Your entrance pass appears here once your membership is paid.',
    due: 'Your seat {seat} is not paid for yet. Your entrance pass appears here once it is.',
    checking:
      'Reception is checking your payment. Your entrance pass appears here as soon as it is confirmed.',
    seePayment: 'See payment',
    logIn: 'Log in',
    book: 'Book a seat',
  },
} as const
