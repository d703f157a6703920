/** The page after the first payment. */
export const CONGRATULATIONS_WORDS = {
  title: 'Congratulations!',
  subtitle: "Your payment is complete and you're now a member of the study hall.",
  memberId: 'Your member ID',
  copy: 'Copy ID',
  copied: 'ID copied',
  notCopied: "Couldn't copy the ID. Please note it down.",
  firstDay: {
    title: 'Your first day',
    day: 'First day',
    hours: 'Hours',
    room: 'Room',
    seat: 'Seat',
    anySeat: 'Any',
  },
  pass: {
    title: 'Your entrance pass',
    text: 'Show its QR code at the entrance. It opens on this phone even without internet.',
    open: 'Show my pass',
  },
  way: { title: 'How to get here', map: 'Open in Google Maps', newTab: '(opens in a new tab)' },
  bring: {
    title: 'What to bring',
    id: 'A photo ID, on your first visit.',
    pass: 'Your phone with the entrance pass.',
    memberId: 'Note your member ID. You can log in with it instead of your email.',
  },
  dashboard: 'Go to dashboard',
  continue: 'Continue',
  noId: {
    title: 'No member ID yet',
    text: 'You get your member ID when you pay for your first booking.',
    loggedOut: 'Log in to see your member ID.',
    logIn: 'Log in',
    home: 'Back to home',
  },
  noMembership: {
    title: 'No Active Membership',
    memberId: 'Your member ID is {id}.',
    text: "You don't have an active membership. Your ID stays yours.",
  },
} as const
