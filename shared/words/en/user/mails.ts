/** The first line of every email. */
export const MAIL_WORDS = {
  hello: 'Hello,',
  dear: 'Dear {name},',
} as const
