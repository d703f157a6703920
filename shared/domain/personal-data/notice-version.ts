/**
 * The version of the privacy notice: the day on which its text last changed, in any language. A test
 * of shared/words/en/user/privacy.ts fails when the text changes without it.
 */
export const PRIVACY_NOTICE_VERSION = '2026-11-27'
