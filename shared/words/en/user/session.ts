/** The end of a session. */
export const SESSION_WORDS = {
  logOut: 'Logout',
} as const
