/** Contact with a member, and the notes about them. */
export const MEMBER_NOTE_WORDS = {
  title: 'Contact and notes',
  call: 'Call',
  callLabel: 'Call {name}',
  whatsApp: 'WhatsApp',
  whatsAppLabel: 'Write to {name} on WhatsApp',
  noPhone: 'No phone number.',
  message: 'WhatsApp message, in {language}',
  noteCall: 'Record a call',
  noteWhatsApp: 'Record a WhatsApp message',
  noting: 'Noting...',
  loading: 'Loading notes...',
  failed: 'Failed to load the notes',
  none: 'No notes yet.',
  kinds: { note: 'Note', call: 'Called', whatsapp: 'Sent on WhatsApp' },
  when: '{day}, {time}',
  whenBy: '{day}, {time}, {by}',
  /** The booking that a note is about. */
  about: 'Seat {seat}, {period}',
  newNote: 'New note',
  hint: '{name} can read it in their data file.',
  empty: 'Write a note',
  save: 'Save note',
  saving: 'Saving...',
  remove: 'Remove',
  removeLabel: 'Remove the note from {day}',
  removeTitle: 'Remove this note?',
  removeEffect: "This can't be undone.",
  keep: 'Keep note',
  removing: 'Removing...',
} as const

export const NOTE_MESSAGES = {
  added: 'Noted',
  removed: 'Note removed',
} as const

/** When reception last called a member or wrote to them. */
export const LAST_CONTACT_WORDS = {
  title: 'Last contact',
  call: 'Called {day}',
  whatsapp: 'WhatsApp sent {day}',
} as const
