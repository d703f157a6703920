/** Writes to the selected members on WhatsApp, one after another. */
export const WRITE_WORDS = {
  action: { one: 'WhatsApp {count} member', other: 'WhatsApp {count} members' },
  hint: 'Opens WhatsApp with the message typed in, for one member at a time, and records it.',
  writeTo: 'Write to {name}',
  recorded: 'Recorded',
  recordAgain: 'Record the message',
  skip: 'Skip',
  done: 'That was everyone.',
  close: 'Close',
  loading: 'Loading the message...',
  failed: 'Failed to load the message',
} as const
