import type { Language } from '#shared/domain/language.ts'

/** The privacy notice that was shown; null if none was shown. */
export type NoticeColumns = {
  notice_version: string | null
  notice_language: Language | null
  notice_shown_at: Date | null
}
