/** The texts of the installed app. */
export const MANIFEST_WORDS = {
  shortName: 'Abhyasika',
  description: 'A quiet seat to study in.',
  pass: 'Entrance pass',
  dashboard: 'Dashboard',
} as const
