/** Success messages of the settings. */
export const SETTINGS_DONE = { saved: 'Settings saved' } as const
