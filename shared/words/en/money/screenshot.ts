/** The screenshot of a UPI payment, which a member may add to its UTR. */
export const SCREENSHOT_WORDS = {
  label: 'Screenshot of the payment',
  optional: 'optional',
  choose: 'Add screenshot',
  change: 'Change',
  remove: 'Remove',
  send: 'Send screenshot',
  sent: 'Screenshot sent',
  replace: 'Replace',
  sending: 'Sending...',
  notSent: 'The UTR is sent, but the screenshot is not. Please add it again.',
} as const
