/** The switch for notifications on a member's phone. */
export const NOTIFICATION_WORDS = {
  title: 'Notifications on this phone',
  text: 'Get notified when we have checked your UPI payment, when your tour is confirmed, and three days before your membership ends.',
  on: 'This phone notifies you when we have checked your UPI payment, when your tour is confirmed, and three days before your membership ends.',
  switchOn: 'Turn on',
  switchOff: 'Turn off',
  switching: 'One moment...',
  refused: "Your browser blocks notifications for this page. Allow them in the browser's settings.",
  failed: "That didn't work. Please try again.",
} as const
