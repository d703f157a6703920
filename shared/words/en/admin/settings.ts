/** Success messages of the settings. */
export const SETTINGS_MESSAGES = { saved: 'Settings saved' } as const
