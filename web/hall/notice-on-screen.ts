import { PRIVACY_NOTICE_VERSION } from '#shared/domain/personal-data/notice-version.ts'
import { LANGUAGE } from '#words/page/language.ts'

/** The version and language of the privacy notice to which a ConsentLine links, as the form's call sends them. */
export const NOTICE_ON_SCREEN = {
  noticeVersion: PRIVACY_NOTICE_VERSION,
  noticeLanguage: LANGUAGE,
} as const
