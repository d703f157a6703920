/** The alternative text of a picture when the user's name is unknown. */
export const AVATAR_WORDS = {
  user: 'User',
} as const
