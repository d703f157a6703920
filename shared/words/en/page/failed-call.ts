/** When a call fails (specification document 1, section 8, generic client errors). */
export const FAILED_CALL_WORDS = {
  timeout: 'Request timeout - please check your internet connection and try again',
  network: 'Network error - please check your internet connection and try again',
  /** For a reply without a message, such as a proxy's. */
  unknown: 'HTTP error! status: {status}',
  invalid: 'Validation failed',
  /** For a failed save without a more specific text (specification document 2, section 8). */
  tryAgain: 'Please try again',
} as const
