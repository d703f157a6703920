/** The emails to visitors with a pass: after a request, a confirmation and a change of the time. */
export const TOUR_PASS_MAIL = {
  received: {
    subject: 'Your tour on {day}: visitor pass',
    text: 'Thank you! Your tour is on {day}, {time}.',
  },
  confirmed: {
    subject: 'Your tour on {day} is confirmed',
    text: 'Your tour on {day}, {time}, is confirmed.',
  },
  moved: {
    subject: 'Your tour is now on {day}: visitor pass',
    text: 'Your tour is now on {day}, {time}. Please use this pass.',
  },
  expected: 'We look forward to seeing you. If anything changes, reception will email or call you.',
  where: 'Find us here: {address}',
  map: 'Open in Maps:\n{link}',
  open: 'Open your pass:\n{link}',
  change: 'Change the day or time:\n{link}',
  cancel: 'Cancel the tour:\n{link}',
  attached: 'Attached: your pass as a picture, and the tour for your calendar.',
  unexpected: "If you didn't request a tour, ignore this email.",
} as const

export const TOUR_CANCELLED_MAIL = {
  subject: 'Your tour on {day} is cancelled',
  cancelled: 'Your tour on {day}, {time}, is cancelled. Your visitor pass is no longer valid.',
  again: 'You can choose another day here:\n{link}',
  unexpected: "If you didn't expect this, please let us know.",
} as const

export const TOUR_FEEDBACK_MAIL = {
  subject: 'How was your tour?',
  thanks: 'Thank you for visiting us on {day}!',
  feedback: 'How did you like our study hall? What could be better? Your feedback helps us.',
  register: 'Want to study with us? Create your account and choose your seat:\n{link}',
} as const

/** In every email about a tour. */
export const TOUR_DATA_LINE = 'See or delete the data of your tours:\n{link}'

export const TOURS_DELETED_MAIL = {
  subject: 'Your tour data has been deleted',
  deleted: 'We deleted your tour data: {tours}. A visitor pass you still have is no longer valid.',
  erased: {
    tours: { one: '{count} tour request', other: '{count} tour requests' },
    visits: { one: '{count} upcoming visit cancelled', other: '{count} upcoming visits cancelled' },
    toursAndVisits: '{tours}, {visits}',
  },
  keptTitle: 'What we keep:',
  again: 'You can request a tour with this email address again any time.',
  unexpected: "If you didn't expect this, please talk to us at reception.",
} as const
