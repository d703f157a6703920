import { PRIVACY_NOTICE_VERSION } from '#shared/domain/personal-data/notice-version.ts'
import { keepDemoFlag } from '#web/session/demo-mode.ts'
import { Sentence } from '#web/ui/inline-text.tsx'
import { LANGUAGE } from '#words/page/language.ts'
import { NEW_TAB, NOTICE_LINK } from '#words/user/consent.ts'

/** The version and language of the privacy notice to which a ConsentLine links, as the form's call sends them. */
export const NOTICE_ON_SCREEN = {
  noticeVersion: PRIVACY_NOTICE_VERSION,
  noticeLanguage: LANGUAGE,
} as const

/**
 * The sentence beside a form's button; `{notice}` becomes a link to the privacy notice. The notice opens in a new
 * tab, because in this one the form would lose its passwords and picture.
 */
export function ConsentLine({ text }: { text: string }) {
  return (
    <p className="text-sm text-pretty text-ink-soft">
      <Sentence text={text} notice={<NoticeLink />} />
    </p>
  )
}

function NoticeLink() {
  return (
    <a
      href={keepDemoFlag('/privacy')}
      target="_blank"
      rel="noopener"
      className="rounded-sm font-semibold text-primary underline underline-offset-4"
    >
      {NOTICE_LINK}
      <span className="sr-only"> {NEW_TAB}</span>
    </a>
  )
}
