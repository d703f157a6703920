import type { ShownNotice } from '../contract/user/privacy-notice.ts'
import type { RecordedNotice } from '../domain/personal-data/privacy-notice.ts'

/** Returns a recorded notice as in replies; null if it was not shown. */
export function noticeReply({
  noticeVersion: version,
  noticeLanguage: language,
  noticeShownAt: shownAt,
}: RecordedNotice): ShownNotice {
  if (version === null || language === null || shownAt === null) return null
  return { version, language, shownAt: shownAt.toISOString() }
}
