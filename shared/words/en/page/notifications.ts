/** The switch for notifications on a member's phone. */
export const NOTIFICATION_WORDS = {
  title: 'Notifications on this phone',
  text: 'Get notified three days before your membership ends, and when your tour is confirmed.',
  on: 'This phone notifies you three days before your membership ends, and when your tour is confirmed.',
  switchOn: 'Turn on',
  switchOff: 'Turn off',
  switching: 'One moment...',
  refused: "Your browser blocks notifications for this page. Allow them in the browser's settings.",
  failed: "That didn't work. Please try again.",
} as const
