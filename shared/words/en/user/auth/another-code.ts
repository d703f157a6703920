/** Asking for another emailed code. */
export const ANOTHER_CODE_WORDS = {
  send: 'Send another OTP',
  sendIn: 'Send another OTP in {seconds}s',
} as const
