import { PRIVACY_NOTICE_VERSION } from '#shared/domain/personal-data/notice-version.ts'
import { LANGUAGE } from '#words/language.ts'

/** The privacy notice that a form with a ConsentLine links to, as its call records it. */
export const NOTICE_ON_SCREEN = {
  noticeVersion: PRIVACY_NOTICE_VERSION,
  noticeLanguage: LANGUAGE,
} as const
