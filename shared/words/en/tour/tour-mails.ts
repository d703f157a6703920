/** The emails to visitors. */
export const TOUR_RECEIVED_MAIL = {
  subject: 'Your tour on {day}: visitor pass',
  received: 'Thank you! We received your request for a tour on {day}, {time}.',
  expected: 'We look forward to seeing you. If anything changes, reception will email or call you.',
  details: 'These are your details:',
  detail: '{label}: {value}',
  pass: 'Your visitor pass is attached to this email. {arriveEarly} Show the pass at the entrance.',
  wrong:
    "If something is wrong or you can't come, please let us know. If you didn't request a tour, ignore this email.",
} as const

export const TOUR_CONFIRMED_MAIL = {
  subject: 'Your tour on {day} is confirmed',
  confirmed: 'Your tour on {day}, {time}, is confirmed. We look forward to seeing you.',
  pass: 'Your visitor pass is attached to this email. {arriveEarly} Show the pass at the entrance.',
  cannotCome: "If you can't come, please let us know.",
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

/** The pass as a page, in the emails that carry it. */
export const PASS_LINK_LINE = 'See whether anything has changed:\n{link}'

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
