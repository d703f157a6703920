/** An entry at the door, in lists. */
export const ENTRY_WORDS = {
  title: 'Entries at the door',
  none: 'No entries.',
  when: '{day}, {time} · {direction}',
  in: 'In',
  out: 'Out',
  unknown: 'Unknown',
  note: 'Note: {note}',
  letInBy: 'Let in by {name}',
  offline: 'Gate was offline',
  loading: 'Loading entries...',
  failed: 'Failed to load entries',
  pages: 'Pages of entries',
} as const

export const ENTRY_OUTCOME_LABELS = {
  allowed: 'Admitted',
  refused: 'Turned away',
  overridden: 'Let in anyway',
} as const

/** How somebody was recognised. */
export const ENTRY_SOURCE_LABELS = {
  camera: 'Camera',
  scanner: 'Scanner',
  typed: 'Typed ID',
  search: 'Found by name',
  clock: 'By the clock',
} as const

/** Why somebody was turned away, or would have been. */
export const ENTRY_REASON_LABELS = {
  notOurs: 'Not our code',
  unreadable: "Couldn't read it",
  forged: 'Not genuine',
  pictureOfACode: 'Old picture',
  replayed: 'Already used',
  unknownPass: 'Unknown pass',
  newSinceSync: 'New since last sync',
  revoked: 'Pass cancelled',
  notPaid: 'Not paid',
  notStarted: 'Not started yet',
  ended: 'Membership ended',
  otherBatch: 'Other batch',
  suspended: 'Account suspended',
  alreadyInside: 'Already inside',
  notInside: 'Was not inside',
  hallClosed: 'Hall closed',
  consentMissing: 'Consent missing',
  rosterTooOld: 'Gate offline too long',
  deviceRevoked: 'Gate revoked',
} as const

/** What was checked before somebody was let in. */
export const ENTRY_LOOK_LABELS = {
  comparePhoto: 'Photo compared',
  newSinceSync: 'New member',
  clockOff: 'Wrong clock',
  dues: 'Payment due',
  notInside: 'Was not inside',
} as const
