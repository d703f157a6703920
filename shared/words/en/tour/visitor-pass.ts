/** On every visitor pass: on screen, in the saved image and in the email. */
export const ARRIVE_EARLY = 'Please arrive 10 minutes before the tour.'

export const VISITOR_PASS_LABELS = {
  name: 'Name',
  email: 'Email',
  contact: 'Contact',
  gender: 'Gender',
  tourDate: 'Tour date',
  tourTime: 'Tour time',
} as const

/** On every visitor pass, too. */
export const BRING = 'Bring this pass, on your phone or on paper.'

/** The visitor pass on its screen. */
export const VISITOR_PASS_WORDS = {
  title: 'Your Visitor Pass',
  subtitle: "Show this pass at the entrance. We've emailed it too.",
  /** For a pass that can't be shown at the entrance. */
  pastSubtitle: 'This pass is no longer needed.',
  pass: 'Visitor Pass',
  qrCode: 'Your visitor pass QR code',
  /** The QR code itself contains 'pending' (specification document 2, section 4). */
  status: {
    expected: 'Status: Confirmed',
    expired: 'Status: Expired',
    completed: 'Status: Completed',
    cancelled: 'Status: Cancelled',
    deleted: 'Status: Deleted',
  },
  /** What the status means for the visitor. */
  means: {
    expected: 'We look forward to seeing you on {day}, {time}.',
    expired: 'The day of this tour, {day}, is over. You can request another one.',
    completed: 'You visited us on {day}. Thank you!',
    cancelled: 'Your tour on {day}, {time}, is cancelled. You can request another one.',
    deleted: 'The data of this tour has been deleted, so the pass is no longer valid.',
  },
  asOf: 'As of {day}, {time}.',
  notChecked: "We couldn't check the status just now. It updates when you're online.",
  changes: 'If anything changes, reception will email or call you.',
  cannotCome: "Can't come, or need another day?",
  change: 'Change day or time',
  changeText: 'Choose a day within the next {days} days.',
  save: 'Save',
  saving: 'Saving...',
  changed: "Changed. We've emailed you the new pass.",
  missed: 'Choose another day',
  addToCalendar: 'Add to calendar',
  details: 'Your details',
  cancel: 'Cancel tour',
  cancelTitle: 'Cancel this tour?',
  cancelEffect:
    "We won't expect you on {day}, {time}. This can't be undone, but you can request another tour.",
  keep: 'Keep tour',
  cancelling: 'Cancelling...',
  stored: 'This browser keeps the pass: find it on the home page.',
  again: 'Request another tour',
  download: 'Download Pass',
  share: 'Share',
  preparing: 'Preparing your pass...',
  saveFailed: "Couldn't save the pass. Please try again.",
  back: 'Back to Main',
} as const

/** A tour in the visitor's calendar. */
export const TOUR_CALENDAR_WORDS = {
  title: 'Tour of {hall}',
  text: 'Arrive 10 minutes early and show your visitor pass:\n{link}',
} as const

/** Where the hall is, on a pass. */
export const PASS_LOCATION_WORDS = {
  title: 'How to find us',
  address: 'Address',
  phone: "Study hall's phone",
} as const
