import type { ConsentNeeded } from '#shared/domain/user/parental-consent.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CONSENT_NOTICE_WORDS } from '#words/user/consent-notice.ts'

/** Tells a member which consent is missing. Renders nothing if none is. */
export function ConsentNotice({ needed }: { needed: ConsentNeeded | null }) {
  if (!needed) return null
  const { title, text, action } = CONSENT_NOTICE_WORDS[needed]
  return (
    <Notice
      tone="warning"
      title={title}
      action={
        <ButtonLink href="/consent" size="small">
          {action}
        </ButtonLink>
      }
    >
      {text}
    </Notice>
  )
}
