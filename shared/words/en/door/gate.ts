/** The gate's screen at the door. */
export const GATE_WORDS = {
  title: 'Gate',
  picture: 'Camera picture',
  scanHere: 'Show your pass',
  scanHint: 'Phone, card or member ID',
  cameraOn: 'Turn on camera',
  cameraOff: 'Turn off camera',
  cameraSwitch: 'Switch camera',
  lightOn: 'Turn on light',
  lightOff: 'Turn off light',
  cameraStarting: 'Starting camera...',
  lock: 'Lock',
  find: 'Find member',
  inside: 'Inside',
  insideTitle: 'Who is inside',
  nobodyInside: 'Nobody is inside.',
  insideSince: 'since {time}',
  insideCount: { one: '{count} person inside', other: '{count} people inside' },
  noRoom: 'Other',
  loading: 'Getting the members for the first time...',
  demoTitle: 'Not in demo mode',
  demo: "A gate reads real passes, so it doesn't work in demo mode.",
  noStorage:
    "This browser can't store data here, perhaps because this is a private window. Open the gate in an ordinary one.",
} as const

export const GATE_DIRECTION_WORDS = {
  label: 'Direction',
  auto: 'Auto',
  in: 'In',
  out: 'Out',
} as const

export const GATE_BATCH_WORDS = { night: 'Night', day: 'Day', allHours: '24 hours' } as const

/** A verdict, to be read from two metres away. */
export const GATE_VERDICT_WORDS = {
  in: 'Come in',
  out: 'Goodbye',
  look: 'Please wait',
  refused: 'Stop',
  turnedAway: 'Turned away',
  overridden: 'Let in',
  seat: 'Seat {seat}',
  minor: 'Under 18',
  noPhoto: 'No photo',
  unknownName: 'Not known here',
  daysLeft: { one: '{count} day left', other: '{count} days left' },
  lastDay: 'Last day',
  insideSince: 'Inside since {time}',
  drawnAt: 'Code of {day}, {time}',
  syncedAt: 'Members as of {time}',
  due: '₹{amount} due',
  from: 'From {day}',
  until: 'Until {day}',
  fromTime: 'From {time}',
  letIn: 'Let in',
  letOut: 'Let out',
  leavingTodo: 'For leaving only. Compare the photo.',
  turnAway: 'Turn away',
  next: 'Next',
  letInAnyway: 'Let in anyway',
  visitor: 'Visitor',
  visitorTodo: 'Complete the tour in the visitor scanner.',
  openScanner: 'Open visitor scanner',
} as const

/** Why somebody is turned away, and what to do. */
export const GATE_REASONS = {
  notOurs: { title: 'Not our code', todo: "Ask for this hall's pass, or find the member by name." },
  unreadable: { title: "Couldn't read it", todo: 'Turn up the brightness and try again.' },
  forged: { title: 'Not genuine', todo: 'Ask who they are, and tell the owner.' },
  pictureOfACode: { title: 'Old picture', todo: 'Ask for the live pass, not a screenshot.' },
  replayed: { title: 'Already used', todo: 'Wait for the next code on the phone.' },
  unknownPass: { title: 'Unknown pass', todo: 'Check the booking at reception.' },
  newSinceSync: { title: 'New since last sync', todo: 'Check the booking at reception.' },
  revoked: { title: 'Pass cancelled', todo: 'Ask for the new pass, or get one at reception.' },
  notPaid: { title: 'Not paid', todo: 'Pay at reception.' },
  notStarted: { title: 'Not started yet', todo: 'Come on the first day of the booking.' },
  ended: { title: 'Membership ended', todo: 'Renew at reception.' },
  otherBatch: { title: 'Other batch', todo: 'Come during the hours of the booked batch.' },
  suspended: { title: 'Account suspended', todo: 'Talk to the owner.' },
  alreadyInside: {
    title: 'Already inside',
    todo: 'Compare the photo. Is somebody sharing the pass?',
  },
  notInside: { title: 'Was not inside', todo: 'Ask when they came in.' },
  hallClosed: { title: 'Hall closed today', todo: 'Come back on the next open day.' },
  consentMissing: { title: 'Consent missing', todo: 'A parent has to agree first.' },
  rosterTooOld: { title: 'Gate offline too long', todo: 'Connect this gate to the internet.' },
  deviceRevoked: { title: 'Gate revoked', todo: 'Enroll this device again.' },
} as const

/** What to check before somebody is let in. */
export const GATE_LOOKS = {
  comparePhoto: { title: 'Compare the photo', todo: 'Is it the same face?' },
  newSinceSync: {
    title: 'New member',
    todo: 'Booked after the last contact. Ask for the receipt.',
  },
  clockOff: { title: 'Wrong clock', todo: "The phone's clock is wrong. Compare the photo." },
  dues: { title: 'Payment due', todo: 'Ask them to pay at reception.' },
  notInside: { title: 'Was not inside', todo: 'No entry was recorded today. Let out?' },
} as const

export const GATE_FIND_WORDS = {
  title: 'Find member',
  label: 'Name, member ID, seat or last 4 digits of the phone',
  none: 'Nobody found.',
  more: 'Type more to narrow it down.',
} as const

export const GATE_PIN_WORDS = {
  title: 'Gate locked',
  about: 'Enter your 6-digit PIN.',
  pin: 'PIN',
  open: 'Open gate',
  wrong: 'Wrong PIN.',
  wait: 'Too many wrong PINs. Try again in {seconds} s.',
  noStaff: 'Nobody has a PIN yet. Save yours under Gates.',
  gates: 'Open Gates',
  stillLoggedIn: 'You are still logged in on this device. The gate does not need a login.',
  logOut: 'Log out',
  checking: 'Checking...',
} as const

export const GATE_OVERRIDE_WORDS = {
  title: 'Let in anyway',
  about: 'The owner sees this with your name.',
  note: 'Why?',
  noteMissing: 'Enter a short reason',
  confirm: 'Let in',
  cancel: 'Cancel',
} as const

export const GATE_NOTICE_WORDS = {
  live: 'Online',
  offline: 'Offline. Members as of {time}.',
  offlineDay: 'Offline for {hours} hours. New bookings and cancellations are missing.',
  unsent: { one: '{count} entry not sent yet', other: '{count} entries not sent yet' },
  clock: 'This device’s clock is {minutes} min off. Please correct it.',
  refused: 'The server doesn’t know this gate. Enroll it again under Gates.',
  tooOld: 'No contact for 7 days, so the members were removed. Connect to the internet.',
} as const

export const GATE_ENROLL_WORDS = {
  title: 'Set up this gate',
  about: 'This device will read passes at the door. Give it a name, such as “Main door”.',
  name: 'Name of the gate',
  nameMissing: 'Enter a name',
  enroll: 'Enroll this device',
  enrolling: 'Enrolling...',
  failed: "Couldn't enroll this device. Please try again.",
  revokedTitle: 'This gate was revoked',
  revoked: 'Its data was removed from this device.',
  revokedSent: 'Its data was removed from this device. The server has all its entries.',
  revokedLost: {
    one: 'Its data was removed from this device, and with it {count} entry that the server has not confirmed. Tell the owner.',
    other:
      'Its data was removed from this device, and with it {count} entries that the server has not confirmed. Tell the owner.',
  },
  adminOnly: 'An admin sets up a gate: log in on this device first.',
  logIn: 'Log in',
} as const

/** Removing the gate from its device. */
export const GATE_REMOVE_WORDS = {
  open: 'Remove this gate',
  title: 'Remove this gate?',
  about:
    'Its members, photos and keys are deleted from this device. To use it again, enroll it again.',
  unsent: {
    one: '{count} entry is not sent yet. We send it first.',
    other: '{count} entries are not sent yet. We send them first.',
  },
  confirm: 'Remove gate',
  removing: 'Removing...',
  keep: 'Keep it',
  offlineTitle: 'No contact with the server',
  offline: 'If you remove the gate now, an admin still has to revoke it under Gates.',
  lost: {
    one: '{count} entry that was not sent would be lost.',
    other: '{count} entries that were not sent would be lost.',
  },
  confirmAnyway: 'Remove anyway',
  confirmLost: {
    one: 'Remove and lose {count} entry',
    other: 'Remove and lose {count} entries',
  },
  removedTitle: 'Gate removed',
  removed: 'No gate data is left on this device.',
  removedUnreported: 'No gate data is left on this device. Ask an admin to revoke it under Gates.',
} as const
