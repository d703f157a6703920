/** The link to the privacy notice at the bottom of every page. */
export const PRIVACY_LINK = 'Privacy'
